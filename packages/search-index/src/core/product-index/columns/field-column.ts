import { fieldReaderOf, type FieldReader } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { isCold } from '../field-origins.ts';
import { type Bits, dropBit, hasBit, noBits, withBit } from './bits.ts';
import { noTerm } from './row-cells.ts';
import type { RowTerms } from './row-terms.ts';
import {
  columnAmong,
  copyOfColumn,
  emptyColumn,
  hasValues,
  noteChange,
  ordinalsAt,
  replaceValue,
  setCell,
  type TermColumn,
} from './term-column.ts';

/** A field of documents, its reader and its values by row. */
export type FieldColumn = {
  field: string;
  /** The field is read from a nested member, or from one with another name. */
  isDotted: boolean;
  /** The field does not depend on prices, stock or sales. */
  isCold: boolean;
  read: FieldReader;
  column: TermColumn;
  /** Rows whose documents have the member but no values in it. */
  emptied: Bits;
};

/** Returns an empty column for a field; `among` are the rows' terms, for a field that most rows lack. */
export const emptyFieldColumn = (field: string, among?: RowTerms): FieldColumn => ({
  field,
  isDotted: /[.-]/.test(field),
  isCold: isCold(field),
  read: fieldReaderOf(field),
  column: among === undefined ? emptyColumn() : columnAmong(among),
  emptied: noBits(0),
});

export const copyOfFieldColumn = (known: FieldColumn): FieldColumn => ({
  ...known,
  column: copyOfColumn(known.column),
  emptied: known.emptied.slice(),
});

/** A row's document, or the part of it that is needed, and the total number of rows. */
export type Placed = { document: Document; length: number };

/** Returns the column for changing it, copied first if other indexes share it. */
const ownColumn = (known: FieldColumn): TermColumn => {
  if (known.column.isShared) known.column = copyOfColumn(known.column);
  return known.column;
};

/**
 * Sets the field of a row. Returns early when the field is and was absent, because most products lack most
 * attributes.
 */
export const placeField = (known: FieldColumn, row: number, { document, length }: Placed): void => {
  const { field, column } = known;
  const isNamed = Object.hasOwn(document, field);
  if (!isNamed && !known.isDotted && ordinalsAt(column, row).length === 0 && !hasBit(known.emptied, row))
    return;
  const values = known.read(document);
  if (!column.isShared || !hasValues(column, row, values)) setCell(ownColumn(known), row, { values, length });
  const isEmptied = isNamed && values.length === 0;
  if (isEmptied === hasBit(known.emptied, row)) return;
  if (isEmptied) known.emptied = withBit(known.emptied, row);
  else dropBit(known.emptied, row);
  noteChange(ownColumn(known));
};

/** A row, and the part of its document that may have changed. */
export type GivenRow = { row: number; document: Document };

/** Whether a row already has this single value: true for most rows when other members of theirs changed. */
const isHeld = ({ place, terms }: TermColumn, row: number, value: unknown): boolean => {
  const cell = place.kind === 'cells' ? (place.cells[row] ?? noTerm) : noTerm;
  return cell >= 0 && terms[cell] === value;
};

/**
 * Sets a field of many rows and returns the rows for which it changed; when the column cannot compare its
 * values, returns all rows.
 */
export const placeRows = (known: FieldColumn, given: readonly GivenRow[], length: number): number[] => {
  const { field, isDotted } = known;
  const moved: number[] = [];
  for (const { row, document } of given) {
    const { column } = known;
    const { changes, isShared } = column;
    const isSimple = !isDotted && !column.isOdd;
    const value = document[field];
    if (isSimple && isHeld(column, row, value)) continue;
    if (!isSimple || isShared || replaceValue(column, row, { value, length }) === undefined)
      placeField(known, row, { document, length });
    if (known.column.changes !== changes || known.column.isOdd) moved.push(row);
  }
  return moved;
};
