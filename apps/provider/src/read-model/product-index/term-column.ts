import { type Bits, dropBit, noBits, withBit } from './bits.ts';
import { copyOfLists, leavePlace, noLists, type OrdinalLists, takePlace } from './ordinal-lists.ts';
import { copyOfPosting, type Posting, withoutRow, withRow } from './postings.ts';
import { type Cells, noCells, noTerm, withCell } from './row-cells.ts';

export type Term = string | number | boolean;

/**
 * The values of one field, by row: each different value has an ordinal, a cell holds the ordinal of its row's value. Booleans, numbers
 * and texts are values of their own, as conditions tell them apart.
 */
export type TermColumn = {
  /** `noTerm` for a row without a value; below that are rows with several. */
  cells: Cells;
  /** Ordinals of rows with several values, under -2 - cell. */
  several: OrdinalLists;
  /** By ordinal; undefined where one is free. */
  terms: (Term | undefined)[];
  freeOrdinals: number[];
  ordinals: Map<Term, number>;
  postings: (Posting | undefined)[];
  /** Rows with any value. */
  present: Bits;
  /** Texts that equal a number without being how it is written, as `007`. */
  oddNumerals: number;
  /** Values that are counted as one here and are two to the column, or are no single values: the field is left to the plain engine. */
  isOdd: boolean;
  /** Some row has one value twice. */
  hasRepeats: boolean;
};

export const emptyColumn = (): TermColumn => (
  { cells: noCells(), several: noLists(), terms: [], freeOrdinals: [], ordinals: new Map(), postings: [], present: noBits(0), oddNumerals: 0, isOdd: false, hasRepeats: false }
);

/** A column with the same values that goes its own way from here. */
export const copyOfColumn = (column: TermColumn): TermColumn => ({
  ...column,
  cells: column.cells.slice(), several: copyOfLists(column.several), terms: [...column.terms], freeOrdinals: [...column.freeOrdinals],
  ordinals: new Map(column.ordinals), postings: column.postings.map((posting) => posting && copyOfPosting(posting)), present: column.present.slice(),
});

const nothing: readonly number[] = [];

/** The ordinals a row has, in the order of its values. */
export const ordinalsAt = ({ cells, several }: TermColumn, row: number): readonly number[] => {
  const cell = cells[row] ?? noTerm;
  if (cell >= 0) return [cell];
  return cell === noTerm ? nothing : (several.lists[-2 - cell] ?? nothing);
};

const isOddNumeral = (term: Term): boolean => typeof term === 'string' && /^[-\d][\d.]*$/.test(term) && String(Number(term)) !== term;

/** What counts call a value. */
export const keyOf = (term: Term): string | number => (typeof term === 'boolean' ? Number(term) : term);

/** Whether another kind of value of the same writing is in the column: two buckets of one name. */
const hasTwin = ({ ordinals }: TermColumn, term: Term): boolean => {
  const key = keyOf(term);
  if (typeof key === 'number') return ordinals.has(String(key));
  const number = Number(key);
  return String(number) === key && (ordinals.has(number) || (number === 1 && ordinals.has(true)) || (number === 0 && ordinals.has(false)));
};

const ordinalFor = (column: TermColumn, term: Term): number => {
  const known = column.ordinals.get(term);
  if (known !== undefined) return known;
  if (hasTwin(column, term)) column.isOdd = true;
  const ordinal = column.freeOrdinals.pop() ?? column.terms.length;
  column.terms[ordinal] = term;
  column.postings[ordinal] = undefined;
  column.ordinals.set(term, ordinal);
  if (isOddNumeral(term)) column.oddNumerals += 1;
  return ordinal;
};

const release = (column: TermColumn, ordinal: number): void => {
  const term = column.terms[ordinal];
  if (term === undefined) return;
  column.ordinals.delete(term);
  column.terms[ordinal] = undefined;
  column.freeOrdinals.push(ordinal);
  if (isOddNumeral(term)) column.oddNumerals -= 1;
};

const isTerm = (value: unknown): value is Term => typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value));

/** Whether two of a row's values are one to counts. */
const haveOneKey = (values: readonly unknown[]): boolean => {
  const terms = new Set(values.filter(isTerm));
  return new Set([...terms].map(keyOf)).size < terms.size;
};

const ordinalsFor = (column: TermColumn, values: readonly unknown[]): number[] => {
  if (values.length > 1 && haveOneKey(values)) column.isOdd = true;
  const ordinals: number[] = [];
  for (const value of values) {
    if (!isTerm(value)) {
      column.isOdd = true;
      continue;
    }
    const ordinal = ordinalFor(column, value);
    if (ordinals.includes(ordinal)) column.hasRepeats = true;
    else ordinals.push(ordinal);
  }
  return ordinals;
};

const storeCell = (column: TermColumn, row: number, ordinals: readonly number[]): void => {
  const before = column.cells[row] ?? noTerm;
  if (before < noTerm) leavePlace(column.several, -2 - before);
  const [first = noTerm] = ordinals;
  column.cells = withCell(column.cells, row, ordinals.length < 2 ? first : -2 - takePlace(column.several, ordinals));
};

/** Puts a row's values in place of those it had; they keep their order, the first of equal ones. `length` is how many rows there are at all. */
export const setCell = (column: TermColumn, row: number, { values, length }: { values: readonly unknown[]; length: number }): void => {
  const cell = column.cells[row] ?? noTerm;
  if (values.length === 0 ? cell === noTerm : values.length === 1 && cell >= 0 && column.terms[cell] === values[0]) return;
  const before = ordinalsAt(column, row);
  const after = ordinalsFor(column, values);
  if (before.length === after.length && before.every((ordinal, place) => ordinal === after[place])) return;
  for (const ordinal of after) if (!before.includes(ordinal)) column.postings[ordinal] = withRow(column.postings[ordinal], row, length);
  for (const ordinal of before) {
    const posting = column.postings[ordinal];
    if (after.includes(ordinal) || posting === undefined) continue;
    column.postings[ordinal] = withoutRow(posting, row);
    if (column.postings[ordinal] === undefined) release(column, ordinal);
  }
  storeCell(column, row, after);
  if (after.length === 0) dropBit(column.present, row);
  else column.present = withBit(column.present, row);
};
