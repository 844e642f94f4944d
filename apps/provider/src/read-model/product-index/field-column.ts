import { fieldReaderOf, type FieldReader } from '../scan/field-values.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, dropBit, hasBit, noBits, withBit } from './bits.ts';
import { noTerm } from './row-cells.ts';
import { copyOfColumn, emptyColumn, setCell, type TermColumn } from './term-column.ts';

/** A field of documents, how it is read, and its values by row. */
export type FieldColumn = {
  field: string;
  /** It is read from deeper down, or from a member of another name. */
  isDotted: boolean;
  read: FieldReader;
  column: TermColumn;
  /** Rows whose documents have a member of this name, be it empty. */
  named: Bits;
};

export const emptyFieldColumn = (field: string): FieldColumn => ({ field, isDotted: /[.-]/.test(field), read: fieldReaderOf(field), column: emptyColumn(), named: noBits(0) });

export const copyOfFieldColumn = (known: FieldColumn): FieldColumn => ({ ...known, column: copyOfColumn(known.column), named: known.named.slice() });

/** Puts the field of a row in place. Most products lack most attributes, so nothing is done where nothing was and nothing is. */
export const placeField = (known: FieldColumn, row: number, { document, length }: { document: Document; length: number }): void => {
  const { field, column } = known;
  const isNamed = Object.hasOwn(document, field);
  if (!isNamed && !known.isDotted && (column.cells[row] ?? noTerm) === noTerm && !hasBit(known.named, row)) return;
  setCell(column, row, { values: known.read(document), length });
  if (isNamed) known.named = withBit(known.named, row);
  else dropBit(known.named, row);
};
