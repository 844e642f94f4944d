import { fieldReaderOf, type FieldReader } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { instantAt, instantOf, type Instants, noInstants, setInstant } from './instants.ts';

/** A field that holds an instant and by which products are sorted. */
export type InstantColumn = {
  field: string;
  read: FieldReader;
  instants: Instants;
  /** Whether some value is not a single instant in canonical form; the field is then read from documents. */ isOdd: boolean;
};

export const emptyInstantColumn = (field: string): InstantColumn => ({
  field,
  read: fieldReaderOf(field),
  instants: noInstants(),
  isOdd: false,
});

/** Returns the value of a row, as a list of at most one. */
export const instantsAt = ({ instants }: InstantColumn, row: number): string[] => {
  const text = instantAt(instants, row);
  return text === undefined ? [] : [text];
};

/** Replaces a row's value. */
export const placeInstant = (column: InstantColumn, row: number, document: Document): void => {
  const [value, ...others] = column.read(document);
  const at = instantOf(value);
  column.isOdd ||= others.length > 0 || (value !== undefined && at === undefined);
  setInstant(column.instants, row, at ?? NaN);
};
