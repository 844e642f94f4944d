import { fieldReaderOf, type FieldReader } from '../../scan/field-values.ts';
import type { Document } from '../../engine/search-engine.ts';
import { isCold } from '../../overlay/shown-product.ts';
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

/** A field of documents, how it is read, and its values by row. */
export type FieldColumn = {
  field: string;
  /** It is read from deeper down, or from a member of another name. */
  isDotted: boolean;
  /** No row of prices, stock or sales decides what it is. */
  isCold: boolean;
  read: FieldReader;
  column: TermColumn;
  /** Rows whose documents have a member of this name that has no values. */
  emptied: Bits;
};

/** A column of a field without values; `among` are the rows' terms, where the field is one that most rows lack. */
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

/** A row's document, or what is needed of it, and how many rows there are at all. */
export type Placed = { document: Document; length: number };

/** The column to be changed: its own from now on, where indexes share it. */
const ownColumn = (known: FieldColumn): TermColumn => {
  if (known.column.isShared) known.column = copyOfColumn(known.column);
  return known.column;
};

/** Puts the field of a row in place. Most products lack most attributes, so nothing is done where nothing was and nothing is. */
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

/** A row, and all of its document that may be another. */
export type GivenRow = { row: number; document: Document };

/** Whether a row has the one value of a member already: most rows do, where others of their members changed. */
const isHeld = ({ place, terms }: TermColumn, row: number, value: unknown): boolean => {
  const cell = place.kind === 'cells' ? (place.cells[row] ?? noTerm) : noTerm;
  return cell >= 0 && terms[cell] === value;
};

/** Puts a field of many rows in place and tells those of which it became another; of values that the column cannot tell apart, all. */
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
