import type { FindPart, StoredPart } from '../snapshot/stored-tree.ts';
import { keepLatest } from '../../keep-latest.ts';
import { idNumbers, type StoredNumbers } from './id-numbers.ts';
import { type Block, type KeptBlocks, keptBlocks } from './kept-blocks.ts';
import { blocksFrom, partsOfBlocks, storedBlocks } from './stored-blocks.ts';
import { type Pack, packAlone, packing } from './packing.ts';
import { type Unpack, unpacking } from './unpacking.ts';

/** Documents by key, a whole number from 0. */
export type PackedDocuments<D> = {
  get: (key: number) => D | undefined;
  /** The same for who goes through many: it is not kept for whoever asks next. */
  getOnce: (key: number) => D | undefined;
  has: (key: number) => boolean;
  set: (key: number, document: D) => void;
  /** The same by its JSON in UTF-8, which it takes for its own. */
  setText: (key: number, text: Uint8Array) => void;
  delete: (key: number) => boolean;
  /** In the order in which they are packed, so that what is read so is unpacked once. */
  keys: () => IterableIterator<number>;
  /** All of it as parts under a name, made one by one. */
  stored: (name: string) => Iterable<StoredPart>;
};

/** Texts with which later ones have much in common; blocks of this number and above are packed with it. */
type Dictionary = { texts: Uint8Array; from: number };

type StoredDocuments = {
  dictionary: Dictionary | undefined;
  places: StoredNumbers;
  waiting: Map<number, Uint8Array>;
  nextBlock: number;
  waitingBytes: number;
  parts: number;
};

/** A block holds so many documents at most, and is closed once their texts come to so many bytes: who wants one unpacks all of them. */
const documentsInBlock = 32;
const textsInBlock = 32 * 1024;
/** With a smaller share left, a block's documents are packed anew with others. */
const keptShare = 1 / 2;
/** Blocks whose texts are at hand, for what is read in order. */
const openAtMost = 8;
/** As much of the first texts serves as dictionary; packing with more of it takes longer than what it saves. */
const dictionaryBytes = 112 * 1024;
/** What most blocks' texts need, so that those of the next take the place of those unused longest. */
const usualRoom = 1.5 * textsInBlock;
/** Documents that were put in or asked for lately, for those who ask for several things of one, and for changes, which look at a few hundred before and after. */
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

/** Documents as they were kept under a name. */
export const packedDocumentsFrom = <D>(part: FindPart, name: string): PackedDocuments<D> => {
  const { parts, ...known } = part(name) as StoredDocuments;
  return packedDocuments({ ...known, blocks: blocksFrom(part, name, parts) });
};

/**
 * Documents as compressed bytes outside the heap, about an eighth of their text; each is made when it is asked for. Those that came last
 * wait until there are enough for a block.
 */
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
  /** Room for so many bytes: that of the block unused longest where it is large enough. */
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
  /** What comes first is much like what comes after it. */
  const learn = (texts: Buffer): void => {
    if (dictionary !== undefined) return;
    firstTexts = Buffer.concat([firstTexts, texts]);
    if (firstTexts.byteLength < dictionaryBytes) return;
    dictionary = { texts: Buffer.from(firstTexts.subarray(0, dictionaryBytes)), from: nextBlock };
    firstTexts = Buffer.alloc(0);
  };
  /** All that waits, one after the other, in memory that the next texts take again. */
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
    // One that is cleared leads from its table before to the next, which keeps the texts of both.
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
  /** Takes apart a block of which few documents are left. */
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
