import { idNumbers } from '../../core/packed/id-numbers.ts';

/**
 * Consecutively added documents, compressed together because they have much in common. `ends` are the end
 * offsets of their texts.
 */
export type Block = { packed: Uint8Array; ends: Uint32Array; keys: Float64Array; live: number };

export type Numbered = readonly [number: number, block: Block];

/**
 * The concatenated members of several blocks. `numbers` holds four values per block: its number, its live
 * documents, its original number of documents and its bytes.
 */
export type JoinedBlocks = { numbers: Int32Array; packed: Uint8Array; ends: Uint32Array; keys: Float64Array };

/** Blocks by number, in ascending order. */
export type KeptBlocks = Iterable<Numbered> & {
  get: (number: number) => Block | undefined;
  set: (number: number, block: Block) => void;
  /** Decrements the live documents of a block and returns it. */
  leave: (number: number) => Block | undefined;
  delete: (number: number) => void;
};

const membersOfBlock = 4;

/**
 * For each block, the index of its `JoinedBlocks`, the documents and bytes before it there, and its own
 * documents and bytes.
 */
const placesOf = (joined: readonly JoinedBlocks[]) => {
  const [places, live, blocks] = [
    idNumbers(5),
    idNumbers(1),
    joined.map(({ numbers }) => numbers.length / membersOfBlock),
  ];
  for (const [among, { numbers }] of joined.entries()) {
    let [documentsBefore, bytesBefore] = [0, 0];
    for (let at = 0; at < numbers.length; at += membersOfBlock) {
      const [number = 0, left = 0, documents = 0, bytes = 0] = numbers.subarray(at, at + membersOfBlock);
      places.set(number, [among, documentsBefore, documents, bytesBefore, bytes]);
      live.set(number, [left]);
      documentsBefore += documents;
      bytesBefore += bytes;
    }
  }
  return { places, live, blocks };
};

/**
 * Reads blocks from joined arrays. A block is created on request, because thousands of array views take more
 * memory than their contents.
 */
const joinedBlocks = (joined: readonly JoinedBlocks[]) => {
  const { places, live, blocks } = placesOf(joined);
  const held = new Map(joined.entries());

  const get = (number: number): Block | undefined => {
    const of = held.get(places.get(number, 0) ?? -1);
    if (of === undefined) return undefined;
    const [first = 0, documents = 0, start = 0, bytes = 0] = [1, 2, 3, 4].map((place) =>
      places.get(number, place),
    );
    return {
      packed: of.packed.subarray(start, start + bytes),
      ends: of.ends.subarray(first, first + documents),
      keys: of.keys.subarray(first, first + documents),
      live: live.get(number, 0) ?? 0,
    };
  };
  const leave = (number: number): Block | undefined => {
    const left = live.get(number, 0);
    if (left !== undefined) live.set(number, [left - 1]);
    return get(number);
  };
  /** Removes a block; releases its joined arrays once none of their blocks is left. */
  const remove = (number: number): void => {
    const among = places.get(number, 0);
    if (among === undefined) return;
    places.delete(number);
    live.delete(number);
    blocks[among] = (blocks[among] ?? 0) - 1;
    if (blocks[among] === 0) held.delete(among);
  };

  return { get, leave, delete: remove, numbers: places.ids };
};

/** Returns blocks that are initially joined, and accepts new ones. */
export const keptBlocks = (joined: readonly JoinedBlocks[] = []): KeptBlocks => {
  const [earlier, later] = [joinedBlocks(joined), new Map<number, Block>()];
  return {
    get: (number) => later.get(number) ?? earlier.get(number),
    set: (number, block) => void later.set(number, block),
    leave: (number) => {
      const block = later.get(number);
      if (block === undefined) return earlier.leave(number);
      block.live -= 1;
      return block;
    },
    delete: (number) => {
      if (!later.delete(number)) earlier.delete(number);
    },
    *[Symbol.iterator]() {
      for (const number of earlier.numbers()) {
        const block = earlier.get(number);
        if (block !== undefined) yield [number, block];
      }
      yield* later;
    },
  };
};
