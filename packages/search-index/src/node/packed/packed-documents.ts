import type { FindPart, StoredPart } from '../snapshot/stored-tree.ts';
import { keepLatest } from '@dijla/caching/keep-latest';
import { idNumbers, type StoredNumbers } from '../../core/packed/id-numbers.ts';
import { type Block, type KeptBlocks, keptBlocks } from './kept-blocks.ts';
import { blocksFrom, partsOfBlocks, storedBlocks } from './stored-blocks.ts';
import { type Pack, packAlone, packing } from './packing.ts';
import { type Unpack, unpacking } from './unpacking.ts';

/** Documents by key, an integer from 0. */
export type PackedDocuments<D> = {
  get: (key: number) => D | undefined;
  /** Like `get`, but does not cache the document: for callers that read many. */
  getOnce: (key: number) => D | undefined;
  has: (key: number) => boolean;
  set: (key: number, document: D) => void;
  /** Like `set`, with the document's JSON in UTF-8. Takes ownership of the bytes. */
  setText: (key: number, text: Uint8Array) => void;
  delete: (key: number) => boolean;
  /**
   * Keys in the order in which the documents are packed, so that reading in this order unpacks each block
   * once.
   */
  keys: () => IterableIterator<number>;
  /** Returns all documents as parts under a name, created one by one. */
  stored: (name: string) => Iterable<StoredPart>;
};

/**
 * Texts that later ones have much in common with; blocks with number `from` and above are packed with them.
 */
type Dictionary = { texts: Uint8Array; from: number };

type StoredDocuments = {
  dictionary: Dictionary | undefined;
  places: StoredNumbers;
  waiting: Map<number, Uint8Array>;
  nextBlock: number;
  waitingBytes: number;
  parts: number;
};

/**
 * Maximum number of documents in a block, and bytes of text at which a block is closed. Reading one document
 * unpacks its whole block.
 */
const documentsInBlock = 32;
const textsInBlock = 32 * 1024;
/** Below this share of live documents, a block's documents are packed again with others. */
const keptShare = 1 / 2;
/** Maximum number of unpacked blocks kept for reading in order. */
const openAtMost = 8;
/**
 * Size of the dictionary, taken from the first texts; packing with a larger one costs more time than it
 * saves bytes.
 */
const dictionaryBytes = 112 * 1024;
/**
 * Buffer size sufficient for the texts of most blocks, so that a new block can reuse the least recently used
 * buffer.
 */
const usualRoom = 1.5 * textsInBlock;
/**
 * Maximum number of recently set or requested documents kept parsed, for callers that read one several times
 * and for changes, which compare a few hundred before and after.
 */
const madeAtMost = 512;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const dictionaryFor = (number: number, dictionary: Dictionary | undefined): Uint8Array | undefined =>
  dictionary !== undefined && number >= dictionary.from ? dictionary.texts : undefined;

const blockOf = (texts: ReadonlyMap<number, Uint8Array>, packed: Uint8Array): Block => {
  let end = 0;
  const ends = Uint32Array.from(texts.values(), ({ byteLength }) => (end += byteLength));
  return { packed, ends, keys: Float64Array.from(texts.keys()), live: texts.size };
};

type Parts = Omit<StoredDocuments, 'parts'> & { blocks: KeptBlocks };

const nothing = (): Parts => ({
  dictionary: undefined,
  places: idNumbers(1).stored(),
  blocks: keptBlocks(),
  waiting: new Map(),
  nextBlock: 0,
  waitingBytes: 0,
});

/** Recreates documents from the parts stored under a name. */
export const packedDocumentsFrom = <D>(part: FindPart, name: string): PackedDocuments<D> => {
  const { parts, ...known } = part(name) as StoredDocuments;
  return packedDocuments({ ...known, blocks: blocksFrom(part, name, parts) });
};

/**
 * Stores documents as compressed bytes outside the heap, about an eighth of their text, and parses each on
 * request. The latest ones wait uncompressed until there are enough for a block.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same blocks; calls across objects would cost every read
export const packedDocuments = <D>(
  { dictionary, places: placesBefore, blocks, waiting, nextBlock, waitingBytes }: Parts = nothing(),
): PackedDocuments<D> => {
  const open = new Map<number, Buffer>();
  let [unpackPlain, unpackLearnt]: [Unpack?, Unpack?] = [];
  let packLearnt: Pack | undefined;
  const places = idNumbers(1, placesBefore);
  const made = new Map<number, D>();
  let firstTexts = Buffer.alloc(0);
  let joinedInto = Buffer.allocUnsafeSlow(0);

  const unpackOf = (number: number): Unpack => {
    const texts = dictionaryFor(number, dictionary);
    if (texts === undefined) return (unpackPlain ??= unpacking(undefined));
    return (unpackLearnt ??= unpacking(texts));
  };
  const packOf = (number: number): Pack => {
    const texts = dictionaryFor(number, dictionary);
    return texts === undefined ? packAlone : (packLearnt ??= packing(texts));
  };
  /** Returns a buffer for this many bytes: that of the least recently used block if it is large enough. */
  const takeRoom = (bytes: number): Buffer => {
    const [oldest] = open.size < openAtMost ? [] : open;
    if (oldest !== undefined) open.delete(oldest[0]);
    return oldest !== undefined && oldest[1].byteLength >= bytes
      ? oldest[1]
      : Buffer.allocUnsafeSlow(Math.max(bytes, usualRoom));
  };
  const textsOf = (number: number, { packed, ends }: Block): Buffer => {
    const known = open.get(number);
    const bytes = ends.at(-1) ?? 0;
    const texts = known ?? takeRoom(bytes);
    if (known === undefined) unpackOf(number)(packed, texts.subarray(0, bytes));
    open.delete(number);
    open.set(number, texts);
    return texts;
  };
  const read = (place: number): D | undefined => {
    const [number, index] = [Math.floor(place / documentsInBlock), place % documentsInBlock];
    const block = blocks.get(number);
    if (block === undefined) return undefined;
    return JSON.parse(
      textsOf(number, block).toString('utf8', block.ends[index - 1] ?? 0, block.ends[index]),
    ) as D;
  };
  const keep = (key: number, document: D): void => {
    made.set(key, document);
    keepLatest(made, madeAtMost);
  };
  const make = (key: number): D | undefined => {
    const [text, place] = [waiting.get(key), places.get(key, 0)];
    return text === undefined
      ? place === undefined
        ? undefined
        : read(place)
      : (JSON.parse(decoder.decode(text)) as D);
  };
  const get = (key: number): D | undefined => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const document = make(key);
    if (document !== undefined) keep(key, document);
    return document;
  };
  /** Collects the dictionary from the first texts, which are similar to later ones. */
  const learn = (texts: Buffer): void => {
    if (dictionary !== undefined) return;
    firstTexts = Buffer.concat([firstTexts, texts]);
    if (firstTexts.byteLength < dictionaryBytes) return;
    dictionary = { texts: Buffer.from(firstTexts.subarray(0, dictionaryBytes)), from: nextBlock };
    firstTexts = Buffer.alloc(0);
  };
  /** Returns all waiting texts concatenated, in a buffer that the next call reuses. */
  const joinedTexts = (): Buffer => {
    if (joinedInto.byteLength < waitingBytes)
      joinedInto = Buffer.allocUnsafeSlow(Math.max(waitingBytes, usualRoom));
    let end = 0;
    for (const text of waiting.values()) {
      joinedInto.set(text, end);
      end += text.byteLength;
    }
    return joinedInto.subarray(0, end);
  };
  const pack = (): void => {
    const number = nextBlock;
    nextBlock += 1;
    const joined = joinedTexts();
    blocks.set(number, blockOf(waiting, packOf(number)(joined)));
    learn(joined);
    let place = number * documentsInBlock;
    for (const key of waiting.keys()) {
      places.set(key, [place]);
      place += 1;
    }
    // A new Map instead of `clear()`: a cleared Map's old table links to its new one, which keeps the texts
    // of both in memory.
    waiting = new Map();
    waitingBytes = 0;
  };
  const putText = (key: number, text: Uint8Array): void => {
    waiting.set(key, text);
    waitingBytes += text.byteLength;
    if (waiting.size === documentsInBlock || waitingBytes >= textsInBlock) pack();
  };
  const put = (key: number, document: D): void => putText(key, encoder.encode(JSON.stringify(document)));
  const keysIn = (number: number, { keys }: Block): number[] =>
    [...keys].filter((key, index) => places.get(key, 0) === number * documentsInBlock + index);
  /** Removes a block with few live documents and packs these again. */
  const repack = (number: number, block: Block): void => {
    const left = keysIn(number, block);
    const documents = left.map((key) => [key, read(places.get(key, 0) ?? -1)] as const);
    blocks.delete(number);
    open.delete(number);
    for (const key of left) places.delete(key);
    for (const [key, document] of documents) if (document !== undefined) put(key, document);
  };
  const remove = (key: number): boolean => {
    made.delete(key);
    const text = waiting.get(key);
    if (text !== undefined) {
      waitingBytes -= text.byteLength;
      return waiting.delete(key);
    }
    const place = places.get(key, 0);
    if (place === undefined) return false;
    places.delete(key);
    const number = Math.floor(place / documentsInBlock);
    const block = blocks.leave(number);
    if (block !== undefined && block.live < block.keys.length * keptShare) repack(number, block);
    return true;
  };

  return {
    get,
    getOnce: (key) => made.get(key) ?? make(key),
    has: (key) => waiting.has(key) || places.get(key, 0) !== undefined,
    set: (key, document) => {
      remove(key);
      put(key, document);
      keep(key, document);
    },
    setText: (key, text) => {
      remove(key);
      putText(key, text);
    },
    delete: remove,
    keys: function* () {
      for (const [number, block] of blocks) yield* keysIn(number, block);
      yield* waiting.keys();
    },
    stored: function* (name) {
      yield [
        name,
        {
          dictionary,
          places: places.stored(),
          waiting,
          nextBlock,
          waitingBytes,
          parts: partsOfBlocks(blocks),
        } satisfies StoredDocuments,
      ];
      yield* storedBlocks(blocks, name);
    },
  };
};
