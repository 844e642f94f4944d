import { passingNumbers } from '../listing/answer-memory.ts';

/**
 * The values of many sparse fields, stored together for each row: term numbers, each owned by a field. A
 * field that most rows lack takes no memory for those rows, and all fields of a set of rows are counted in
 * one pass.
 */
export type RowTerms = {
  /** Start and number of a row's terms in `terms`. */
  starts: Uint32Array;
  lengths: Uint16Array;
  terms: Uint16Array | Uint32Array;
  end: number;
  /** Number of entries that belong to no row any more. */
  unused: number;
  /** By term number, its owner and its ordinal there. */
  owners: number[];
  ordinals: number[];
  /** Number of fields. */
  fields: number;
  /** Number of times any row's terms have changed. */
  changes: number;
  /** Whether the arrays are shared with another index. */
  isShared: boolean;
};

export const noRowTerms = (): RowTerms => ({
  starts: new Uint32Array(0),
  lengths: new Uint16Array(0),
  terms: new Uint16Array(0),
  end: 0,
  unused: 0,
  owners: [],
  ordinals: [],
  fields: 0,
  changes: 0,
  isShared: false,
});

/** Returns the owner number of a new field. */
export const newOwner = (rows: RowTerms): number => {
  rows.fields += 1;
  return rows.fields - 1;
};

/** Returns the number of a new term. */
export const newTerm = ({ owners, ordinals }: RowTerms, owner: number, ordinal: number): number => {
  ordinals.push(ordinal);
  return owners.push(owner) - 1;
};

const nothing: readonly number[] = [];

/** Returns a row's ordinals of one owner, in order. */
export const ordinalsOf = (
  { starts, lengths, terms, owners, ordinals }: RowTerms,
  row: number,
  owner: number,
): readonly number[] => {
  const start = starts[row] ?? 0;
  const end = start + (lengths[row] ?? 0);
  let found = nothing;
  for (let place = start; place < end; place += 1) {
    const term = terms[place] ?? 0;
    if (owners[term] === owner)
      found = found === nothing ? [ordinals[term] ?? 0] : [...found, ordinals[term] ?? 0];
  }
  return found;
};

/** Calls `take` for every ordinal of an owner, in row order. */
export const eachOfOwner = (
  { starts, lengths, terms, owners, ordinals }: RowTerms,
  owner: number,
  take: (ordinal: number, row: number) => void,
): void => {
  const isOwned = Uint8Array.from(owners, (each) => Number(each === owner));
  for (let row = 0; row < starts.length; row += 1) {
    const start = starts[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let place = start; place < end; place += 1) {
      const term = terms[place] ?? 0;
      if (isOwned[term] === 1) take(ordinals[term] ?? 0, row);
    }
  }
};

/** Returns, by term number, the rows with that term in ascending order, for all terms in one go. */
export const rowsByTerm = ({ starts, lengths, terms, owners }: RowTerms): readonly Int32Array[] => {
  const counts = new Uint32Array(owners.length);
  const each = (take: (term: number, row: number) => void): void => {
    for (let row = 0; row < starts.length; row += 1) {
      const start = starts[row] ?? 0;
      const end = start + (lengths[row] ?? 0);
      for (let place = start; place < end; place += 1) take(terms[place] ?? 0, row);
    }
  };
  each((term) => {
    counts[term] = (counts[term] ?? 0) + 1;
  });
  const ends = new Uint32Array(owners.length);
  for (let term = 1; term < ends.length; term += 1)
    ends[term] = (ends[term - 1] ?? 0) + (counts[term - 1] ?? 0);
  const rows = new Int32Array((ends.at(-1) ?? 0) + (counts.at(-1) ?? 0));
  each((term, row) => {
    const place = ends[term] ?? 0;
    rows[place] = row;
    ends[term] = place + 1;
  });
  return Array.from(counts, (count, term) => rows.subarray((ends[term] ?? 0) - count, ends[term]));
};

const roomier = (needed: number, had: number): number => Math.max(needed, Math.ceil(had * 1.25));

const withRoomForRow = (rows: RowTerms, row: number): void => {
  if (row < rows.starts.length) return;
  const length = roomier(row + 1, rows.starts.length);
  const [starts, lengths] = [new Uint32Array(length), new Uint16Array(length)];
  starts.set(rows.starts);
  lengths.set(rows.lengths);
  Object.assign(rows, { starts, lengths });
};

const wideAt = 0x10000;

const withRoomForTerms = (rows: RowTerms, more: number): void => {
  const isWide = rows.owners.length > wideAt;
  const needed = rows.end + more;
  if (needed <= rows.terms.length && isWide === rows.terms instanceof Uint32Array) return;
  const terms = new (isWide ? Uint32Array : Uint16Array)(roomier(needed, rows.terms.length));
  terms.set(rows.terms.subarray(0, rows.end));
  rows.terms = terms;
};

/** Above this share of unused entries, all terms are compacted. */
const unusedAtMost = 1 / 4;
const smallest = 4096;

/** Compacts the terms in row order. */
const packed = (rows: RowTerms): void => {
  const terms = rows.terms.slice(0, rows.end - rows.unused);
  let end = 0;
  for (let row = 0; row < rows.starts.length; row += 1) {
    const [start = 0, length = 0] = [rows.starts[row], rows.lengths[row]];
    terms.set(rows.terms.subarray(start, start + length), end);
    rows.starts[row] = end;
    end += length;
  }
  Object.assign(rows, { terms, end, unused: 0 });
};

const write = (rows: RowTerms, row: number, list: readonly number[]): void => {
  withRoomForTerms(rows, list.length);
  rows.terms.set(list, rows.end);
  rows.starts[row] = rows.end;
  rows.lengths[row] = list.length;
  rows.end += list.length;
};

/** Returns all terms of a row, in order. */
export const termsAt = ({ starts, lengths, terms }: RowTerms, row: number): readonly number[] => {
  const length = lengths[row] ?? 0;
  if (length === 0) return nothing;
  const start = starts[row] ?? 0;
  return Array.from(terms.subarray(start, start + length));
};

/** Copies shared arrays before they are written to. */
const takeOwn = (rows: RowTerms): void => {
  if (!rows.isShared) return;
  const { starts, lengths, terms } = rows;
  Object.assign(rows, {
    starts: starts.slice(),
    lengths: lengths.slice(),
    terms: terms.slice(),
    isShared: false,
  });
};

/** Replaces all terms of a row. */
export const setTerms = (rows: RowTerms, row: number, list: readonly number[]): void => {
  takeOwn(rows);
  withRoomForRow(rows, row);
  const [start = 0, length = 0] = [rows.starts[row], rows.lengths[row]];
  if (start + length === rows.end) rows.end = start;
  else rows.unused += length;
  write(rows, row, list);
  if (rows.unused > smallest && rows.unused > rows.end * unusedAtMost) packed(rows);
};

/** Appends terms to those of a row; nothing is moved if the row's terms are the last ones. */
export const addTerms = (rows: RowTerms, row: number, list: readonly number[]): void => {
  const [start = 0, length = 0] = [rows.starts[row], rows.lengths[row]];
  if (length === 0 || start + length !== rows.end) {
    setTerms(rows, row, [...termsAt(rows, row), ...list]);
    return;
  }
  takeOwn(rows);
  write(rows, row, list);
  rows.starts[row] = start;
  rows.lengths[row] = length + list.length;
};

/** Replaces a row's terms of one owner. */
export const setOwnersTerms = (
  rows: RowTerms,
  row: number,
  { owner, list }: { owner: number; list: readonly number[] },
): void => {
  const others = termsAt(rows, row).filter((term) => rows.owners[term] !== owner);
  setTerms(rows, row, [...others, ...list]);
};

/** Releases the spare capacity. */
export const tightenTerms = (rows: RowTerms): void => {
  const { terms, end } = rows;
  if (end < terms.length) rows.terms = terms.slice(0, end);
};

/** Returns, by term number, how many of the rows have that term; valid until the next answer. */
export const countTerms = ({ starts, lengths, terms, owners }: RowTerms, of: Int32Array): Int32Array => {
  const counts = passingNumbers(owners.length);
  for (let each = 0; each < of.length; each += 1) {
    const row = of[each] ?? 0;
    const start = starts[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let place = start; place < end; place += 1) {
      const term = terms[place] ?? 0;
      counts[term] = (counts[term] ?? 0) + 1;
    }
  }
  return counts;
};
