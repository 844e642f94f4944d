import type { FindPart, StoredPart } from '../snapshot/stored-tree.ts';
import { type JoinedBlocks, type KeptBlocks, keptBlocks, type Numbered } from './kept-blocks.ts';

/** Small enough to create a part quickly and to hold little unused memory. */
const bytesInPart = 2 * 1024 * 1024;

const joined = (blocks: readonly Numbered[]): JoinedBlocks => {
  const documents = blocks.reduce((sum, [, { keys }]) => sum + keys.length, 0);
  const stored: JoinedBlocks = {
    numbers: Int32Array.from(
      blocks.flatMap(([number, { packed, keys, live }]) => [number, live, keys.length, packed.byteLength]),
    ),
    packed: new Uint8Array(blocks.reduce((sum, [, { packed }]) => sum + packed.byteLength, 0)),
    ends: new Uint32Array(documents),
    keys: new Float64Array(documents),
  };
  let [documentsBefore, bytesBefore] = [0, 0];
  for (const [, { packed, ends, keys }] of blocks) {
    stored.packed.set(packed, bytesBefore);
    stored.ends.set(ends, documentsBefore);
    stored.keys.set(keys, documentsBefore);
    documentsBefore += keys.length;
    bytesBefore += packed.byteLength;
  }
  return stored;
};

/** Yields all blocks as parts of a few megabytes, created one by one. */
export const storedBlocks = function* (blocks: Iterable<Numbered>, name: string): Generator<StoredPart> {
  let [part, bytes, some] = [0, 0, [] as Numbered[]];
  for (const each of blocks) {
    some.push(each);
    bytes += each[1].packed.byteLength;
    if (bytes < bytesInPart) continue;
    yield [`${name} ${part}`, joined(some)];
    [part, bytes, some] = [part + 1, 0, []];
  }
  if (some.length > 0) yield [`${name} ${part}`, joined(some)];
};

/** Returns the number of parts `storedBlocks` yields for these blocks. */
export const partsOfBlocks = (blocks: Iterable<Numbered>): number => {
  let [parts, bytes] = [0, 0];
  for (const [, { packed }] of blocks) {
    bytes += packed.byteLength;
    if (bytes < bytesInPart) continue;
    parts += 1;
    bytes = 0;
  }
  return bytes > 0 ? parts + 1 : parts;
};

/** Returns the blocks of this many parts, as views of the memory into which these were read. */
export const blocksFrom = (part: FindPart, name: string, parts: number): KeptBlocks =>
  keptBlocks(Array.from({ length: parts }, (_, place) => part(`${name} ${place}`) as JoinedBlocks));
