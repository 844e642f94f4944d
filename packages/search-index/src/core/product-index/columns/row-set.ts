import { passingCopy, passingNumbers } from '../listing/answer-memory.ts';
import { type Bits, countBits, intersect, rowsOf } from './bits.ts';
import { noTerm } from './row-cells.ts';
import { countTerms } from './row-terms.ts';
import type { AmongTerms, OwnCells, TermColumn } from './term-column.ts';

/** Number of rows with each value, by ordinal. */
export type Counts = Int32Array;

/** A set of rows over which many columns are counted; intermediate results are cached for the next column. */
export type RowSet = {
  bits: Bits;
  size: number;
  rows: Int32Array | undefined;
  terms: Int32Array | undefined;
  /** By owner of terms, 1 where some row has a term of that owner. */ owners: Uint8Array | undefined;
  counts: Map<TermColumn, Counts>;
};

export const rowSet = (bits: Bits): RowSet => ({
  bits,
  size: countBits(bits),
  rows: undefined,
  terms: undefined,
  owners: undefined,
  counts: new Map(),
});

const rowsIn = (set: RowSet): Int32Array => (set.rows ??= rowsOf(set.bits, passingNumbers(set.size)));

/** Returns the rows of a set in ascending order; valid until the next answer. */
export const passingRowsOf = (bits: Bits): Int32Array => rowsOf(bits, passingNumbers(countBits(bits)));

/** Returns the rows that are in both sets. */
export const sharedRows = ({ bits }: RowSet, other: Bits): Int32Array => {
  const both = passingCopy(bits);
  intersect(both, other);
  return passingRowsOf(both);
};

const countCells = ({ cells, several: { lists } }: OwnCells, rows: Int32Array, counts: Counts): void => {
  for (let place = 0; place < rows.length; place += 1) {
    const cell = cells[rows[place] ?? 0] ?? noTerm;
    if (cell >= 0) counts[cell] = (counts[cell] ?? 0) + 1;
    else if (cell !== noTerm)
      for (const ordinal of lists[-2 - cell] ?? []) counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  }
};

const byOrdinal = (numbers: readonly number[], terms: Int32Array, counts: Counts): void => {
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1)
    counts[ordinal] = terms[numbers[ordinal] ?? -1] ?? 0;
};

/** Counts the values of a column over some rows. */
export const countsOver = ({ place, terms }: TermColumn, rows: Int32Array): Counts => {
  const counts = passingNumbers(terms.length);
  if (place.kind === 'cells') countCells(place, rows, counts);
  else if (rows.length > 0) byOrdinal(place.numbers, countTerms(place.rows, rows), counts);
  return counts;
};

const termsIn = ({ rows }: AmongTerms, set: RowSet): Int32Array =>
  (set.terms ??= countTerms(rows, rowsIn(set)));

/**
 * Counts the values of a column over a set; all columns stored among the rows' terms are counted in one
 * pass.
 */
export const countsIn = (column: TermColumn, set: RowSet): Counts => {
  const known = set.counts.get(column);
  if (known !== undefined) return known;
  const { place, terms } = column;
  const counts = passingNumbers(terms.length);
  if (place.kind === 'cells') countCells(place, rowsIn(set), counts);
  else byOrdinal(place.numbers, termsIn(place, set), counts);
  set.counts.set(column, counts);
  return counts;
};

/** Adds the counts of a column to others of the same column, or subtracts them. */
export const withCounts = (counts: Counts, other: Counts, sign: 1 | -1): Counts => {
  const sum = passingNumbers(counts.length);
  for (let ordinal = 0; ordinal < sum.length; ordinal += 1)
    sum[ordinal] = (counts[ordinal] ?? 0) + sign * (other[ordinal] ?? 0);
  return sum;
};

const ownersOf = ({ owners, fields }: AmongTerms['rows'], terms: Int32Array): Uint8Array => {
  const found = new Uint8Array(fields);
  for (let term = 0; term < terms.length; term += 1) if (terms[term] !== 0) found[owners[term] ?? 0] = 1;
  return found;
};

/**
 * Whether some row of a set has a value of a column; determined in one pass for all columns stored among the
 * rows' terms.
 */
export const occursIn = (column: TermColumn, set: RowSet): boolean => {
  const { place } = column;
  if (place.kind === 'cells') return isCounted(countsIn(column, set));
  set.owners ??= ownersOf(place.rows, termsIn(place, set));
  return set.owners[place.owner] === 1;
};

export const isCounted = (counts: Counts): boolean => {
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) if (counts[ordinal] !== 0) return true;
  return false;
};
