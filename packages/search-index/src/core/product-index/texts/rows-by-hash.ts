/**
 * A hash table of rows by the hashes of their values, with chained entries in typed arrays; a row has one
 * entry for each of its values.
 */
export type RowsByHash = {
  heads: Int32Array;
  next: Int32Array;
  rows: Int32Array;
  hashes: Int32Array;
  used: number;
  free: number;
  /** Whether the arrays are shared with another table. */ isShared: boolean;
};

/** The end of a chain. */
const none = -1;

const smallest = 16;

export const noRows = (): RowsByHash => ({
  heads: new Int32Array(smallest).fill(none),
  next: new Int32Array(0),
  rows: new Int32Array(0),
  hashes: new Int32Array(0),
  used: 0,
  free: none,
  isShared: false,
});

/** Returns the FNV-1a hash over the lower bytes of a text's code units, which differ most. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ (text.charCodeAt(place) & 0xff), 0x01000193);
  return hash | 0;
};

const grown = (array: Int32Array): Int32Array => {
  const longer = new Int32Array(Math.max(smallest, Math.ceil(array.length * 1.25)));
  longer.set(array);
  return longer;
};

const link = (table: RowsByHash, entry: number): void => {
  const bucket = (table.hashes[entry] ?? 0) & (table.heads.length - 1);
  table.next[entry] = table.heads[bucket] ?? none;
  table.heads[bucket] = entry;
};

/** Doubles the number of chains when they get long. */
const spread = (table: RowsByHash): void => {
  if (table.used <= table.heads.length) return;
  const free = new Set<number>();
  for (let entry = table.free; entry !== none; entry = table.next[entry] ?? none) free.add(entry);
  table.heads = new Int32Array(table.heads.length * 2).fill(none);
  for (let entry = 0; entry < table.used; entry += 1) if (!free.has(entry)) link(table, entry);
};

/** Copies shared arrays before they are written to. */
const takeOwn = (table: RowsByHash): void => {
  if (!table.isShared) return;
  const { heads, next, rows, hashes } = table;
  Object.assign(table, {
    heads: heads.slice(),
    next: next.slice(),
    rows: rows.slice(),
    hashes: hashes.slice(),
    isShared: false,
  });
};

export const addRow = (table: RowsByHash, hash: number, row: number): void => {
  takeOwn(table);
  let entry = table.free;
  if (entry === none) {
    if (table.used === table.rows.length)
      Object.assign(table, { next: grown(table.next), rows: grown(table.rows), hashes: grown(table.hashes) });
    entry = table.used;
    table.used += 1;
  } else table.free = table.next[entry] ?? none;
  table.rows[entry] = row;
  table.hashes[entry] = hash;
  link(table, entry);
  spread(table);
};

/** Removes one existing entry of a row. */
export const dropRow = (table: RowsByHash, hash: number, row: number): void => {
  takeOwn(table);
  const bucket = hash & (table.heads.length - 1);
  let before = none;
  for (let entry = table.heads[bucket] ?? none; entry !== none; entry = table.next[entry] ?? none) {
    if (table.hashes[entry] === hash && table.rows[entry] === row) {
      const after = table.next[entry] ?? none;
      if (before === none) table.heads[bucket] = after;
      else table.next[before] = after;
      table.next[entry] = table.free;
      table.free = entry;
      return;
    }
    before = entry;
  }
};

/** Returns the rows with a value of this hash, which may be a different value. */
export const rowsUnder = (table: RowsByHash, hash: number): number[] => {
  const found: number[] = [];
  for (
    let entry = table.heads[hash & (table.heads.length - 1)] ?? none;
    entry !== none;
    entry = table.next[entry] ?? none
  ) {
    if (table.hashes[entry] === hash) found.push(table.rows[entry] ?? none);
  }
  return found;
};

/** Releases the spare capacity. */
export const tightenTable = (table: RowsByHash): void => {
  const { next, rows, hashes, used } = table;
  if (used < rows.length)
    Object.assign(table, {
      next: next.slice(0, used),
      rows: rows.slice(0, used),
      hashes: hashes.slice(0, used),
    });
};
