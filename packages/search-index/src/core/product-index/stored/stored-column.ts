import { type Bits, trimmed } from '../columns/bits.ts';
import type { FieldColumn } from '../columns/field-column.ts';
import { emptyFieldColumn } from '../columns/field-column.ts';
import type { OrdinalLists } from '../columns/ordinal-lists.ts';
import type { Posting } from '../columns/postings.ts';
import type { Cells } from '../columns/row-cells.ts';
import type { RowTerms } from '../columns/row-terms.ts';
import { postingsOf, type Term, type TermColumn } from '../columns/term-column.ts';

/**
 * Postings of all ordinals: the rows of lists concatenated, and bitsets by ordinal. `counts` is 0 for a free
 * ordinal.
 */
type StoredPostings = { counts: Int32Array; rows: Int32Array; bits: Map<number, Bits> };

type StoredPlace =
  | { cells: Cells; lists: OrdinalLists['lists']; uses: number[]; free: number[]; present: Bits }
  | { owner: number; numbers: number[] };

export type StoredColumn = Pick<
  TermColumn,
  'terms' | 'freeOrdinals' | 'oddNumerals' | 'isOdd' | 'hasRepeats'
> & { postings: StoredPostings; place: StoredPlace };

const listIn = ({ rows, count }: Posting): Int32Array =>
  typeof rows === 'number'
    ? Int32Array.of(rows)
    : rows instanceof Int32Array
      ? rows.subarray(0, count)
      : new Int32Array(0);

const storedPostings = (postings: readonly (Posting | undefined)[]): StoredPostings => {
  const lists = postings.map((posting) => (posting === undefined ? new Int32Array(0) : listIn(posting)));
  const rows = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    rows.set(list, end);
    end += list.length;
  }
  const bits = new Map(
    postings.flatMap((posting, ordinal) =>
      posting?.rows instanceof Uint32Array ? [[ordinal, trimmed(posting.rows)] as const] : [],
    ),
  );
  return { counts: Int32Array.from(postings, (posting) => posting?.count ?? 0), rows, bits };
};

const postingsFrom = ({ counts, rows, bits }: StoredPostings): (Posting | undefined)[] => {
  let end = 0;
  return Array.from(counts, (count, ordinal): Posting | undefined => {
    if (count === 0) return undefined;
    const set = bits.get(ordinal);
    if (set !== undefined) return { count, rows: set };
    const start = end;
    end += count;
    return { count, rows: count === 1 ? (rows[start] ?? 0) : rows.subarray(start, end) };
  });
};

const storedPlace = (place: TermColumn['place']): StoredPlace => {
  if (place.kind === 'terms') return { owner: place.owner, numbers: place.numbers };
  const {
    cells,
    several: { lists, uses, free },
    present,
  } = place;
  return { cells, lists, uses, free, present };
};

const placeFrom = (stored: StoredPlace, rows: RowTerms): TermColumn['place'] => {
  if ('owner' in stored) return { kind: 'terms', rows, ...stored };
  const { cells, lists, uses, free, present } = stored;
  const places = new Map(
    lists.flatMap((list, place) => (list === undefined ? [] : [[list.join(), place] as const])),
  );
  return { kind: 'cells', cells, several: { lists, uses, places, free }, present };
};

/** Returns a column as numbers, texts and arrays, from which it can be recreated. */
export const storedColumn = (column: TermColumn): StoredColumn => {
  const postings = storedPostings(postingsOf(column));
  const { place, terms, freeOrdinals, oddNumerals, isOdd, hasRepeats } = column;
  return { terms, freeOrdinals, oddNumerals, isOdd, hasRepeats, place: storedPlace(place), postings };
};

const isKnown = (entry: readonly [Term | undefined, number]): entry is [Term, number] =>
  entry[0] !== undefined;

/** Recreates a stored column; `rows` are the terms among which its values may be. */
export const columnFrom = (stored: StoredColumn, rows: RowTerms): TermColumn => ({
  ...stored,
  changes: 0,
  isShared: false,
  place: placeFrom(stored.place, rows),
  postings: postingsFrom(stored.postings),
  ordinals: new Map(stored.terms.map((term, ordinal) => [term, ordinal] as const).filter(isKnown)),
});

export type StoredField = { column: StoredColumn; emptied: Bits };

export const storedField = ({ column, emptied }: FieldColumn): StoredField => ({
  column: storedColumn(column),
  emptied,
});

export const fieldFrom = (field: string, { column, emptied }: StoredField, rows: RowTerms): FieldColumn => ({
  ...emptyFieldColumn(field),
  column: columnFrom(column, rows),
  emptied,
});
