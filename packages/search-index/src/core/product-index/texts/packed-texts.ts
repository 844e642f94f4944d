import { passingBits } from '../listing/answer-memory.ts';
import { type Bits, setBit } from '../columns/bits.ts';

/**
 * A text per row, concatenated as bytes with a separator that occurs in no text, so that one search covers
 * all rows. `loose` are texts set since the last packing; their packed versions are outdated.
 */
export type PackedTexts = { bytes: Buffer; starts: Uint32Array; rows: number; loose: Map<number, Buffer> };

/** A byte that never occurs in UTF-8. */
const mark = 0xff;

/** Maximum number of loose texts, which are searched one by one; beyond it all texts are packed again. */
const looseAtMost = 2000;

const nothing = Buffer.alloc(0);

export const noTexts = (): PackedTexts => ({
  bytes: Buffer.alloc(0),
  starts: new Uint32Array(1),
  rows: 0,
  loose: new Map(),
});

const roomier = (needed: number, had: number): number => Math.max(needed, Math.ceil(had * 1.25));

const append = (texts: PackedTexts, text: Uint8Array): void => {
  const from = texts.starts[texts.rows] ?? 0;
  const to = from + text.length + 1;
  if (to > texts.bytes.length) {
    const grown = Buffer.alloc(roomier(to, texts.bytes.length));
    texts.bytes.copy(grown, 0, 0, from);
    texts.bytes = grown;
  }
  if (texts.rows + 1 >= texts.starts.length) {
    const grown = new Uint32Array(roomier(texts.rows + 2, texts.starts.length));
    grown.set(texts.starts);
    texts.starts = grown;
  }
  texts.bytes.set(text, from);
  texts.bytes[to - 1] = mark;
  texts.rows += 1;
  texts.starts[texts.rows] = to;
};

const packedAt = ({ bytes, starts }: PackedTexts, row: number): Buffer =>
  bytes.subarray(starts[row] ?? 0, (starts[row + 1] ?? 1) - 1);

const repack = (texts: PackedTexts): void => {
  const packed = {
    ...noTexts(),
    bytes: Buffer.alloc(texts.bytes.length),
    starts: new Uint32Array(texts.starts.length),
  };
  for (let row = 0; row < texts.rows; row += 1) append(packed, texts.loose.get(row) ?? packedAt(texts, row));
  Object.assign(texts, packed);
};

/** Packs all texts again, without spare capacity. */
export const tighten = (texts: PackedTexts): void => {
  if (texts.loose.size > 0) repack(texts);
  const { bytes, starts, rows } = texts;
  const end = starts[rows] ?? 0;
  if (end < bytes.length) texts.bytes = Buffer.from(bytes.subarray(0, end));
  if (rows + 1 < starts.length) texts.starts = starts.slice(0, rows + 1);
};

/** Returns a row's text, empty for a row that never had one; valid until the next call of `setText`. */
export const textAt = (texts: PackedTexts, row: number): Buffer =>
  row < texts.rows ? (texts.loose.get(row) ?? packedAt(texts, row)) : nothing;

/** Replaces a row's text. */
export const setText = (texts: PackedTexts, row: number, text: Buffer): void => {
  while (texts.rows < row) append(texts, Buffer.alloc(0));
  if (texts.rows === row) {
    append(texts, text);
    return;
  }
  if (textAt(texts, row).equals(text)) return;
  texts.loose.set(row, text);
  if (texts.loose.size > looseAtMost) repack(texts);
};

/** Returns the row whose text contains a byte position; it is `from` or later, and usually close to it. */
const rowAt = ({ starts, rows }: PackedTexts, place: number, from: number): number => {
  let [low, step] = [from, 1];
  while (low + step < rows && (starts[low + step] ?? 0) <= place) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, rows) - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Whether the first match in a text, at this position, counts. */
type Counts = (text: Buffer, place: number) => boolean;

/**
 * Returns the rows below `length` whose texts contain `sought`, which must not be empty, at a position that
 * counts.
 */
export const rowsContaining = (
  texts: PackedTexts,
  sought: Buffer,
  { length, counts }: { length: number; counts?: Counts },
): Bits => {
  const { bytes, starts, rows, loose } = texts;
  const found = passingBits(length);
  const searched = bytes.subarray(0, starts[Math.min(rows, length)]);
  let row = 0;
  for (let place = searched.indexOf(sought); place >= 0; place = searched.indexOf(sought, starts[row + 1])) {
    row = rowAt(texts, place, row);
    if (!loose.has(row) && (counts === undefined || counts(packedAt(texts, row), place - (starts[row] ?? 0))))
      setBit(found, row);
  }
  for (const [each, text] of loose) {
    const place = each < length ? text.indexOf(sought) : -1;
    if (place >= 0 && (counts === undefined || counts(text, place))) setBit(found, each);
  }
  return found;
};
