import type { Condition } from '../../query/condition.ts';
import { passingBits, passingCopy } from '../listing/answer-memory.ts';
import { type Bits, countBits, intersect, setBit, subtract, unite } from './bits.ts';
import { numberOrder, placeFrom } from './number-order.ts';
import { addPosting } from './postings.ts';
import { noTerm } from './row-cells.ts';
import { passingRowsOf } from './row-set.ts';
import { type OwnCells, postingsOf, type Term, type TermColumn } from './term-column.ts';

/**
 * A condition on one column. `whenMissing` is its result for a row without values; the ordinals in
 * `decisive` invert that result. Every condition either requires a matching value or rejects non-matching
 * ones.
 */
export type ColumnCondition = { whenMissing: boolean; decisive: readonly number[]; isAnyDecisive: boolean };

const listOperators = new Set(['eq', 'in', 'neq', 'nin', 'or', 'nor']);

/** Returns the values a filter lists explicitly, or undefined when it lists none. */
export const namedValues = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [value];
  const [[operator, given] = ['', null]] = Object.entries(value);
  if (!listOperators.has(operator) || given === null) return undefined;
  return Array.isArray(given) ? given : [given];
};

/** Returns the number that may equal a listed value. */
export const numberNamed = (value: unknown): number =>
  value === 'true' ? 1 : value === 'false' ? 0 : Number(value);

/** Returns the terms that may equal a listed value, or undefined when other terms might, too. */
const termsLike = ({ oddNumerals }: TermColumn, value: unknown): Term[] | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const number = numberNamed(value);
  if (typeof value !== 'string' && oddNumerals > 0) return undefined;
  return [String(value), String(number), number, ...(number === 1 ? [true] : number === 0 ? [false] : [])];
};

/** Returns the ordinals that may match a filter's value, or undefined for all. */
const likelyOrdinals = (column: TermColumn, value: unknown): Set<number> | undefined => {
  const named = namedValues(value);
  if (named === undefined) return undefined;
  const found = new Set<number>();
  for (const each of named) {
    const terms = termsLike(column, each);
    if (terms === undefined) return undefined;
    for (const term of terms) {
      const ordinal = column.ordinals.get(term);
      if (ordinal !== undefined) found.add(ordinal);
    }
  }
  return found;
};

/**
 * Returns the ordinals of a column's numbers within a range, or undefined when the column has values that
 * are not numbers.
 */
const ordinalsWithin = (column: TermColumn, { holds, span }: Condition): readonly number[] | undefined => {
  if (span === undefined) return undefined;
  const order = numberOrder(column);
  const { values, ordinals } = order;
  if (values.length !== column.ordinals.size) return undefined;
  let [from, to] = [placeFrom(order, span.from), placeFrom(order, span.to)];
  while (values[to] === span.to) to += 1;
  // The condition holds for every number in between, but maybe not for those at both ends.
  while (from < to && !holds([values[from]])) from += 1;
  while (from < to && !holds([values[to - 1]])) to -= 1;
  return Array.from(ordinals.subarray(from, to));
};

/**
 * Evaluates a condition once per distinct value of a column; for a filter that lists values only for those,
 * and for a range of numbers only at its ends.
 */
export const columnCondition = (
  column: TermColumn,
  condition: Condition,
  value: unknown,
): ColumnCondition => {
  const within = ordinalsWithin(column, condition);
  if (within !== undefined)
    return { whenMissing: false, decisive: within, isAnyDecisive: within.length === column.ordinals.size };
  const { holds } = condition;
  const whenMissing = holds([]);
  const decisive: number[] = [];
  for (const ordinal of likelyOrdinals(column, value) ?? column.terms.keys()) {
    const term = column.terms[ordinal];
    if (term !== undefined && holds([term]) !== whenMissing) decisive.push(ordinal);
  }
  return { whenMissing, decisive, isAnyDecisive: decisive.length === column.ordinals.size };
};

/** Returns a flag per ordinal: 1 if it is decisive. Used to check cell by cell. */
export const decisiveFlags = (column: TermColumn, { decisive }: ColumnCondition): Uint8Array => {
  const flags = new Uint8Array(column.terms.length);
  for (const ordinal of decisive) flags[ordinal] = 1;
  return flags;
};

const addByCells = (
  bits: Bits,
  { cells, several: { lists } }: OwnCells,
  { rows, flags }: { rows: Int32Array; flags: Uint8Array },
): void => {
  for (const row of rows) {
    const cell = cells[row] ?? noTerm;
    const isDecisive =
      cell >= 0
        ? flags[cell] === 1
        : cell !== noTerm && (lists[-2 - cell] ?? []).some((ordinal) => flags[ordinal] === 1);
    if (isDecisive) setBit(bits, row);
  }
};

/**
 * Whether the decisive values have more rows in total than `rows`: checking row by row is then cheaper than
 * adding the postings of each value.
 */
const isLessByRows = (column: TermColumn, { decisive }: ColumnCondition, rows: number): boolean => {
  const postings = postingsOf(column);
  let counted = 0;
  for (let each = 0; each < decisive.length && counted <= rows; each += 1)
    counted += postings[decisive[each] ?? 0]?.count ?? 0;
  return counted > rows;
};

/** Returns the rows with any decisive value; may omit rows that are not in `within`. */
const decisiveRows = (column: TermColumn, condition: ColumnCondition, within: Bits): Bits => {
  const bits = passingBits(within.length << 5);
  const [{ place }, postings] = [column, postingsOf(column)];
  if (condition.isAnyDecisive && place.kind === 'cells') unite(bits, place.present);
  else if (
    place.kind === 'cells' &&
    condition.decisive.length > 1 &&
    isLessByRows(column, condition, countBits(within))
  )
    addByCells(bits, place, { rows: passingRowsOf(within), flags: decisiveFlags(column, condition) });
  else
    for (const ordinal of condition.decisive) {
      const posting = postings[ordinal];
      if (posting !== undefined) addPosting(bits, posting);
    }
  return bits;
};

/** Returns the given rows for which the condition holds. */
export const rowsHolding = (column: TermColumn, condition: ColumnCondition, within: Bits): Bits => {
  const decisive = decisiveRows(column, condition, within);
  if (condition.whenMissing) {
    const rows = passingCopy(within);
    subtract(rows, decisive);
    return rows;
  }
  intersect(decisive, within);
  return decisive;
};

/** Whether a condition holds for a cell with at most one value. */
export const cellHolds = ({ whenMissing }: ColumnCondition, flags: Uint8Array, cell: number): boolean =>
  cell !== noTerm && flags[cell] === 1 ? !whenMissing : whenMissing;
