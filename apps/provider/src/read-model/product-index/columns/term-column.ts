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

/** A cell for every row: where most rows have a value. */
export type OwnCells = {
  kind: 'cells';
  /** `noTerm` for a row without a value; below that are rows with several. */
  cells: Cells;
  /** Ordinals of rows with several values, under -2 - cell. */
  several: OrdinalLists;
  /** Rows with any value. */
  present: Bits;
};

/** Among the terms of each row, with those of other fields: where most rows have none. `numbers` are the terms' numbers there by ordinal. */
export type AmongTerms = { kind: 'terms'; rows: RowTerms; owner: number; numbers: number[] };

/**
 * The values of one field, by row: each different value has an ordinal, a cell holds the ordinal of its row's value. Booleans, numbers
 * and texts are values of their own, as conditions tell them apart.
 */
export type TermColumn = {
  place: OwnCells | AmongTerms;
  /** By ordinal; undefined where one is free. */
  terms: (Term | undefined)[];
  freeOrdinals: number[];
  ordinals: Map<Term, number>;
  /** By ordinal; undefined until somebody asks for them (`postingsOf`). */
  postings: (Posting | undefined)[] | undefined;
  /** Texts that equal a number without being how it is written, as `007`. */
  oddNumerals: number;
  /** Values that are counted as one here and are two to the column, or are no single values: the field is left to the plain engine. */
  isOdd: boolean;
  /** Some row has one value twice. */
  hasRepeats: boolean;
  /** How often the values of any row became others. */
  changes: number;
  /** Another index has the same one: who would change it takes a copy first. */
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

/** A column of a field that most rows lack. */
export const columnAmong = (rows: RowTerms): TermColumn =>
  columnAt({ kind: 'terms', rows, owner: newOwner(rows), numbers: [] });

const copyOfCells = ({ kind, cells, several, present }: OwnCells): OwnCells => ({
  kind,
  cells: cells.slice(),
  several: copyOfLists(several),
  present: present.slice(),
});

/** A column with the same values that goes its own way from here. */
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

/** The ordinals a row has, in the order of its values. */
export const ordinalsAt = ({ place }: TermColumn, row: number): readonly number[] => {
  if (place.kind === 'terms') return ordinalsOf(place.rows, row, place.owner);
  const cell = place.cells[row] ?? noTerm;
  if (cell >= 0) return [cell];
  return cell === noTerm ? nothing : (place.several.lists[-2 - cell] ?? nothing);
};

const isOddNumeral = (term: Term): boolean =>
  typeof term === 'string' && /^[-\d][\d.]*$/.test(term) && String(Number(term)) !== term;

/** What counts call a value. */
export const keyOf = (term: Term): string | number => (typeof term === 'boolean' ? Number(term) : term);

/** Whether another kind of value of the same writing is in the column: two buckets of one name. */
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

/** The ordinals of all rows that have values, in the order of rows. */
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

/** By ordinal the rows of a value. They are made of all rows at once when they are asked for first, which is far less than row by row as these come in; `byTerm` are those of all terms, where they are known. */
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

/** Makes the rows of each value of all columns among these terms, by one look at all rows and not one for each column. */
export const makePostings = (rows: RowTerms, columns: Iterable<TermColumn>): void => {
  const byTerm = rowsByTerm(rows);
  for (const column of columns) if (column.place.kind === 'terms') postingsOf(column, byTerm);
};

/** Whether two of a row's values are one to counts. */
const haveOneKey = (values: readonly unknown[]): boolean => {
  if (values.every((value) => typeof value === typeof values[0])) return false;
  const terms = new Set(values.filter(isTerm));
  return new Set([...terms].map(keyOf)).size < terms.size;
};

const ordinalsFor = (column: TermColumn, values: readonly unknown[]): number[] => {
  const [only] = values;
  // A list that is filled bit by bit has room for many, and most rows have one value.
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

/** The ordinals a row had and has now. */
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

/** Notes that what a row has is another. */
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

/** Puts a value in place of the one a row has, which is what most changes are, and tells whether it is another; undefined where it is not that simple, and nothing is done. */
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

/** Whether a row has these values, in their order. */
export const hasValues = (column: TermColumn, row: number, values: readonly unknown[]): boolean => {
  const ordinals = ordinalsAt(column, row);
  return (
    values.length === ordinals.length &&
    ordinals.every((ordinal, place) => column.terms[ordinal] === values[place])
  );
};

/** Puts a row's values in place of those it had; they keep their order, the first of equal ones. `length` is how many rows there are at all. */
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
