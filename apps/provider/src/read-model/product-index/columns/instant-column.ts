import { fieldReaderOf, type FieldReader } from '../../scan/field-values.ts';
import type { Document } from '../../engine/search-engine.ts';
import { instantAt, instantOf, type Instants, noInstants, setInstant } from './instants.ts';

/** A field that is an instant and by which products are sorted. */
export type InstantColumn = {
  field: string;
  read: FieldReader;
  instants: Instants;
  /** Some value is not a single instant as we write them: the field is left to documents. */ isOdd: boolean;
};

export const emptyInstantColumn = (field: string): InstantColumn => ({
  field,
  read: fieldReaderOf(field),
  instants: noInstants(),
  isOdd: false,
});

/** The value a row has, if it has one. */
export const instantsAt = ({ instants }: InstantColumn, row: number): string[] => {
  const text = instantAt(instants, row);
  return text === undefined ? [] : [text];
};

/** Puts a row's value in place of the one it had. */
export const placeInstant = (column: InstantColumn, row: number, document: Document): void => {
  const [value, ...others] = column.read(document);
  const at = instantOf(value);
  column.isOdd ||= others.length > 0 || (value !== undefined && at === undefined);
  setInstant(column.instants, row, at ?? NaN);
};
