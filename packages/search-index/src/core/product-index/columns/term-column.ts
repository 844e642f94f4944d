import { type Bits, dropBit, noBits, withBit } from './bits.ts';
import { copyOfLists, leavePlace, noLists, type OrdinalLists, takePlace } from './ordinal-lists.ts';
import { copyOfPosting, type Posting, postingsOfAll, withoutRow, withRow } from './postings.ts';
import { type Cells, noCells, noTerm, withCell } from './row-cells.ts';
import {
  addTerms,
  eachOfOwner,
  newOwner,
  newTerm,
  ordinalsOf,
  rowsByTerm,
  type RowTerms,
  setOwnersTerms,
} from './row-terms.ts';

export type Term = string | number | boolean;

/** One cell per row, for fields that most rows have. */
export type OwnCells = {
  kind: 'cells';
  /** `noTerm` for a row without a value; lower values refer to rows with several. */
  cells: Cells;
  /** Ordinals of rows with several values, at index -2 - cell. */
  several: OrdinalLists;
  /** Rows with at least one value. */
  present: Bits;
};

/**
 * Stored among the terms of each row, with those of other fields: for fields that most rows lack. `numbers`
 * are the term numbers by ordinal.
 */
export type AmongTerms = { kind: 'terms'; rows: RowTerms; owner: number; numbers: number[] };

/**
 * The values of one field by row. Each distinct value has an ordinal, and a cell holds the ordinal of its
 * row's value. Booleans, numbers and texts are distinct values, because conditions distinguish them.
 */
export type TermColumn = {
  place: OwnCells | AmongTerms;
  /** By ordinal; undefined for a free ordinal. */
  terms: (Term | undefined)[];
  freeOrdinals: number[];
  ordinals: Map<Term, number>;
  /** By ordinal; undefined until first requested (`postingsOf`). */
  postings: (Posting | undefined)[] | undefined;
  /** Number of texts that equal a number but are not in its canonical form, such as `007`. */
  oddNumerals: number;
  /**
   * Whether the column has values that are distinct here but counted as one, or values that are not scalar;
   * the field is then left to the plain engine.
   */
  isOdd: boolean;
  /** Whether some row has the same value twice. */
  hasRepeats: boolean;
  /** Number of times the values of any row have changed. */
  changes: number;
  /** Whether another index uses the same column; a writer copies it first. */
  isShared: boolean;
};

const columnAt = (place: TermColumn['place']): TermColumn => ({
  place,
  terms: [],
  freeOrdinals: [],
  ordinals: new Map(),
  postings: undefined,
  oddNumerals: 0,
  isOdd: false,
  hasRepeats: false,
  changes: 0,
  isShared: false,
});

export const emptyColumn = (): TermColumn =>
  columnAt({ kind: 'cells', cells: noCells(), several: noLists(), present: noBits(0) });

/** Returns an empty column for a field that most rows lack. */
export const columnAmong = (rows: RowTerms): TermColumn =>
  columnAt({ kind: 'terms', rows, owner: newOwner(rows), numbers: [] });

const copyOfCells = ({ kind, cells, several, present }: OwnCells): OwnCells => ({
  kind,
  cells: cells.slice(),
  several: copyOfLists(several),
  present: present.slice(),
});

/** Returns an independent copy of a column. */
export const copyOfColumn = (column: TermColumn): TermColumn => {
  if (column.place.kind !== 'cells') throw new Error('Only a column of cells has a copy');
  return {
    ...column,
    place: copyOfCells(column.place),
    terms: [...column.terms],
    freeOrdinals: [...column.freeOrdinals],
    ordinals: new Map(column.ordinals),
    postings: column.postings?.map((posting) => posting && copyOfPosting(posting)),
    isShared: false,
  };
};

const nothing: readonly number[] = [];

/** Returns the ordinals of a row, in the order of its values. */
export const ordinalsAt = ({ place }: TermColumn, row: number): readonly number[] => {
  if (place.kind === 'terms') return ordinalsOf(place.rows, row, place.owner);
  const cell = place.cells[row] ?? noTerm;
  if (cell >= 0) return [cell];
  return cell === noTerm ? nothing : (place.several.lists[-2 - cell] ?? nothing);
};

const isOddNumeral = (term: Term): boolean =>
  typeof term === 'string' && /^[-\d][\d.]*$/.test(term) && String(Number(term)) !== term;

/** Returns the key under which a value is counted. */
export const keyOf = (term: Term): string | number => (typeof term === 'boolean' ? Number(term) : term);

/**
 * Whether the column has a value of another type with the same text, which would give two buckets with the
 * same key.
 */
const hasTwin = ({ ordinals }: TermColumn, term: Term): boolean => {
  const key = keyOf(term);
  if (typeof key === 'number') return ordinals.has(String(key));
  const number = Number(key);
  return (
    String(number) === key &&
    (ordinals.has(number) || (number === 1 && ordinals.has(true)) || (number === 0 && ordinals.has(false)))
  );
};

const ordinalFor = (column: TermColumn, term: Term): number => {
  const known = column.ordinals.get(term);
  if (known !== undefined) return known;
  if (hasTwin(column, term)) column.isOdd = true;
  const ordinal = column.freeOrdinals.pop() ?? column.terms.length;
  column.terms[ordinal] = term;
  const { place } = column;
  if (place.kind === 'terms') place.numbers[ordinal] ??= newTerm(place.rows, place.owner, ordinal);
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

const isTerm = (value: unknown): value is Term =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && !Number.isNaN(value));

/** Calls `take` for the ordinals of all rows with values, in row order. */
const eachOrdinal =
  ({ place }: TermColumn, byTerm?: readonly Int32Array[]) =>
  (take: (ordinal: number, row: number) => void): void => {
    if (place.kind === 'terms') {
      if (byTerm === undefined) eachOfOwner(place.rows, place.owner, take);
      else place.numbers.forEach((number, ordinal) => byTerm[number]?.forEach((row) => take(ordinal, row)));
      return;
    }
    const {
      cells,
      several: { lists },
    } = place;
    for (let row = 0; row < cells.length; row += 1) {
      const cell = cells[row] ?? noTerm;
      if (cell >= 0) take(cell, row);
      else if (cell !== noTerm) for (const ordinal of lists[-2 - cell] ?? []) take(ordinal, row);
    }
  };

/**
 * Returns the rows of each value, by ordinal. They are built for all rows at once on first request, which is
 * much faster than adding row by row; `byTerm` are the rows of all terms if already known.
 */
export const postingsOf = (column: TermColumn, byTerm?: readonly Int32Array[]): (Posting | undefined)[] => {
  if (column.postings !== undefined) return column.postings;
  const { place, terms } = column;
  const made = postingsOfAll(eachOrdinal(column, byTerm), {
    ordinals: terms.length,
    rows: place.kind === 'cells' ? place.cells.length : place.rows.starts.length,
  });
  for (const ordinal of terms.keys()) if (made[ordinal] === undefined) release(column, ordinal);
  column.postings = made;
  return made;
};

/**
 * Builds the postings of all columns among these terms in one pass over the rows instead of one per column.
 */
export const makePostings = (rows: RowTerms, columns: Iterable<TermColumn>): void => {
  const byTerm = rowsByTerm(rows);
  for (const column of columns) if (column.place.kind === 'terms') postingsOf(column, byTerm);
};

/** Whether two distinct values of a row have the same key in counts. */
const haveOneKey = (values: readonly unknown[]): boolean => {
  if (values.every((value) => typeof value === typeof values[0])) return false;
  const terms = new Set(values.filter(isTerm));
  return new Set([...terms].map(keyOf)).size < terms.size;
};

const ordinalsFor = (column: TermColumn, values: readonly unknown[]): number[] => {
  const [only] = values;
  // Most rows have one value; a list filled by `push` would allocate space for many.
  if (values.length === 1 && isTerm(only)) return [ordinalFor(column, only)];
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

/** The ordinals of a row before and after a change. */
type Moved = { before: readonly number[]; after: readonly number[] };

const storeCell = (place: OwnCells, row: number, ordinals: readonly number[]): void => {
  const before = place.cells[row] ?? noTerm;
  if (before < noTerm) leavePlace(place.several, -2 - before);
  const [first = noTerm] = ordinals;
  place.cells = withCell(
    place.cells,
    row,
    ordinals.length < 2 ? first : -2 - takePlace(place.several, ordinals),
  );
  if (ordinals.length === 0) dropBit(place.present, row);
  else place.present = withBit(place.present, row);
};

/** Records that a row's values have changed. */
export const noteChange = (column: TermColumn): void => {
  column.changes += 1;
  if (column.place.kind === 'terms') column.place.rows.changes += 1;
};

const store = ({ place }: TermColumn, row: number, { before, after }: Moved): void => {
  if (place.kind === 'cells') {
    storeCell(place, row, after);
    return;
  }
  const list = after.map((ordinal) => place.numbers[ordinal] ?? 0);
  if (before.length === 0) addTerms(place.rows, row, list);
  else setOwnersTerms(place.rows, row, { owner: place.owner, list });
};

const enter = (
  { postings }: TermColumn,
  ordinal: number,
  { row, length }: { row: number; length: number },
): void => {
  if (postings !== undefined) postings[ordinal] = withRow(postings[ordinal], row, length);
};

const leave = (column: TermColumn, ordinal: number, row: number): void => {
  const { postings } = column;
  const posting = postings?.[ordinal];
  if (postings === undefined || posting === undefined) return;
  postings[ordinal] = withoutRow(posting, row);
  if (postings[ordinal] === undefined) release(column, ordinal);
};

/**
 * Replaces the single value of a row, which is the most frequent change, and returns whether it differs.
 * Returns undefined and does nothing when the row does not have exactly one value before and after.
 */
export const replaceValue = (
  column: TermColumn,
  row: number,
  { value, length }: { value: unknown; length: number },
): boolean | undefined => {
  const { place, terms } = column;
  const before = place.kind === 'cells' ? (place.cells[row] ?? noTerm) : noTerm;
  if (place.kind !== 'cells' || before < 0 || !isTerm(value)) return undefined;
  if (terms[before] === value) return false;
  const after = ordinalFor(column, value);
  enter(column, after, { row, length });
  leave(column, before, row);
  place.cells = withCell(place.cells, row, after);
  noteChange(column);
  return true;
};

/** Whether a row has exactly these values, in this order. */
export const hasValues = (column: TermColumn, row: number, values: readonly unknown[]): boolean => {
  const ordinals = ordinalsAt(column, row);
  return (
    values.length === ordinals.length &&
    ordinals.every((ordinal, place) => column.terms[ordinal] === values[place])
  );
};

/**
 * Replaces a row's values; they keep their order, and duplicates after the first are dropped. `length` is
 * the total number of rows.
 */
export const setCell = (
  column: TermColumn,
  row: number,
  { values, length }: { values: readonly unknown[]; length: number },
): void => {
  if (values.length === 1 && replaceValue(column, row, { value: values[0], length }) !== undefined) return;
  const before = ordinalsAt(column, row);
  if (
    values.length === before.length &&
    (values.length === 0 || (values.length === 1 && column.terms[before[0] ?? noTerm] === values[0]))
  )
    return;
  const after = ordinalsFor(column, values);
  if (before.length === after.length && before.every((ordinal, place) => ordinal === after[place])) return;
  for (const ordinal of after) if (!before.includes(ordinal)) enter(column, ordinal, { row, length });
  for (const ordinal of before) if (!after.includes(ordinal)) leave(column, ordinal, row);
  store(column, row, { before, after });
  noteChange(column);
};
