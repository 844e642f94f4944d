import { type Bits, countBits, rowsOf } from './bits.ts';
import { countPosting } from './postings.ts';
import { noTerm } from './row-cells.ts';
import type { TermColumn } from './term-column.ts';

/** By ordinal how many of the rows have the value. */
export type Counts = Int32Array;

/** A set of rows that many columns are counted over; what was found out about it is kept for the next. */
export type RowSet = { bits: Bits; size: number; rows: Int32Array | undefined; counts: Map<TermColumn, Counts> };

export const rowSet = (bits: Bits): RowSet => ({ bits, size: countBits(bits), rows: undefined, counts: new Map() });

/** Going from value to value costs about a word's time for each word of a bitset and each row of a list. */
const costByPostings = ({ postings }: TermColumn, words: number): number => {
  let cost = 0;
  for (const posting of postings) if (posting !== undefined) cost += Math.min(words, posting.count);
  return cost;
};

const countByCells = ({ cells, several: { lists }, terms }: TermColumn, rows: Int32Array): Counts => {
  const counts = new Int32Array(terms.length);
  for (const row of rows) {
    const cell = cells[row] ?? noTerm;
    if (cell >= 0) counts[cell] = (counts[cell] ?? 0) + 1;
    else if (cell !== noTerm) for (const ordinal of lists[-2 - cell] ?? []) counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  }
  return counts;
};

const countByPostings = ({ postings, terms }: TermColumn, bits: Bits): Counts => {
  const counts = new Int32Array(terms.length);
  for (const [ordinal, posting] of postings.entries()) if (posting !== undefined) counts[ordinal] = countPosting(bits, posting);
  return counts;
};

/** Counts the values of a column over a set, from row to row or from value to value, whichever is less. */
export const countsIn = (column: TermColumn, set: RowSet): Counts => {
  const known = set.counts.get(column);
  if (known !== undefined) return known;
  const isByCells = set.size < column.postings.length || set.size < costByPostings(column, set.bits.length);
  if (isByCells) set.rows ??= rowsOf(set.bits);
  const counts = isByCells && set.rows !== undefined ? countByCells(column, set.rows) : countByPostings(column, set.bits);
  set.counts.set(column, counts);
  return counts;
};
