import { type Bits, dropBit, noBits, withBit } from './bits.ts';
import { copyOfPosting, type Posting, withoutRow, withRow } from './postings.ts';

export type Term = string | number | boolean;

/** In a cell: a row without a value. Below it are rows with several, which stand in `lists`. */
export const noTerm = -1;

/**
 * The values of one field, by row: each different value has an ordinal, a cell holds the ordinal of its row's value. Booleans, numbers
 * and texts are values of their own, as conditions tell them apart.
 */
export type TermColumn = {
  cells: Int32Array;
  /** Ordinals of rows with several values, under -2 - cell. */
  lists: (readonly number[] | undefined)[];
  freeLists: number[];
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
  { cells: new Int32Array(0), lists: [], freeLists: [], terms: [], freeOrdinals: [], ordinals: new Map(), postings: [], present: noBits(0), oddNumerals: 0, isOdd: false, hasRepeats: false }
);

/** A column with the same values that goes its own way from here. */
export const copyOfColumn = (column: TermColumn): TermColumn => ({
  ...column,
  cells: column.cells.slice(), lists: [...column.lists], freeLists: [...column.freeLists], terms: [...column.terms], freeOrdinals: [...column.freeOrdinals],
  ordinals: new Map(column.ordinals), postings: column.postings.map((posting) => posting && copyOfPosting(posting)), present: column.present.slice(),
});

const nothing: readonly number[] = [];

/** The ordinals a row has, in the order of its values. */
export const ordinalsAt = ({ cells, lists }: TermColumn, row: number): readonly number[] => {
  const cell = cells[row] ?? noTerm;
  if (cell >= 0) return [cell];
  return cell === noTerm ? nothing : (lists[-2 - cell] ?? nothing);
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

const storeCell = (column: TermColumn, row: number, { ordinals, length }: { ordinals: readonly number[]; length: number }): void => {
  if (row >= column.cells.length) {
    const grown = new Int32Array(Math.max(row + 1, Math.ceil(column.cells.length * 1.25), length)).fill(noTerm, column.cells.length);
    grown.set(column.cells);
    column.cells = grown;
  }
  const before = column.cells[row] ?? noTerm;
  if (before < noTerm) {
    column.lists[-2 - before] = undefined;
    column.freeLists.push(-2 - before);
  }
  const [first = noTerm] = ordinals;
  if (ordinals.length < 2) {
    column.cells[row] = first;
    return;
  }
  const place = column.freeLists.pop() ?? column.lists.length;
  column.lists[place] = ordinals;
  column.cells[row] = -2 - place;
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
  storeCell(column, row, { ordinals: after, length });
  if (after.length === 0) dropBit(column.present, row);
  else column.present = withBit(column.present, row);
};
