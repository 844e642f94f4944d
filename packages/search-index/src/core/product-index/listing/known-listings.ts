import { ringBuffer, placeBytes } from '../../cards/ring-buffer.ts';
import type { Bits } from '../columns/bits.ts';
import type { HitRows } from './hit-rows.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Document } from '../../search-engine.ts';

/**
 * The result of a listing except for its page: the hits, by row their text scores, and the counts as JSON bytes,
 * because objects would take four times the memory.
 */
export type Found = {
  hits: HitRows;
  scores: Float64Array | undefined;
  counts: { aggregations?: Uint8Array; attributes?: Uint8Array };
};

/** Attribute definitions, and the same as JSON in UTF-8 with only the options that occur. */
export type Occurring = { definitions: readonly Document[]; written: Uint8Array };

/** Rows that pass the filters of scope `default`, and the options that occur among them. */
type Listed = { rows: Bits; occurring: Occurring | undefined };

/**
 * A cache by name for one state (`stamp`) of the index. Results are views of the ring buffer, which is soon
 * overwritten, so callers must read them immediately.
 */
type Kept<V> = {
  find: (name: string, stamp: number) => V | undefined;
  keep: (name: string, stamp: number, value: V) => void;
};

/** Recent listings, before and after the facet filters. */
export type KnownListings = { listed: Kept<Listed>; found: Kept<Found> };

/** Size of the ring buffer per store view; the oldest entries are overwritten. */
const ringBytes = 12 * 1024 * 1024;
/**
 * Entries about to be overwritten are no longer found, so that a caller can read a result while others are
 * added.
 */
const marginPlaces = ringBytes / 8 / placeBytes;
/** Maximum bytes of names with positions in the ring, and the approximate bytes of the positions per name. */
const namesBytes = 2 * 1024 * 1024;
const placesBytes = 256;

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Bits): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const bitsIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Bits =>
  new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
const numbersIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);

/** The ring buffer is made for cards; these entries have no id and no limited validity. */
const always = { id: 0, from: -Infinity, until: Infinity };

type Pieces = readonly (Uint8Array | undefined)[];
type Taken<Rest> = { rest: Rest; pieces: Pieces };

/**
 * Caches values as byte pieces in a ring buffer, and the rest of each value as an object. Separate arrays
 * outlived the minor garbage collections, and every few hundred listings V8 collected its whole heap because
 * of evicted ones.
 */
const keptInRing = <V, Rest>(
  ring: ReturnType<typeof ringBuffer>,
  { taken, made }: { taken: (value: V) => Taken<Rest>; made: (of: Taken<Rest>) => V },
): Kept<V> => {
  const known = keptAnswers<{ rest: Rest; places: readonly (number | undefined)[] }>(namesBytes);
  return {
    find: (name, stamp) => {
      const found = known.find(name, stamp);
      const pieces = found?.places.map((place) =>
        place === undefined || ring.isOver(place - marginPlaces) ? undefined : ring.read(place, always.id, 0),
      );
      if (
        found === undefined ||
        pieces === undefined ||
        pieces.some((piece, each) => piece === undefined && found.places[each] !== undefined)
      )
        return undefined;
      return made({ rest: found.rest, pieces });
    },
    keep: (name, stamp, value) => {
      const { rest, pieces } = taken(value);
      const places = pieces.map((text) => text && ring.write({ ...always, text }));
      // A value that is too long for the ring is not cached.
      if (places.every((place, each) => place !== undefined || pieces[each] === undefined))
        known.keep(name, { stamp, bytes: placesBytes, value: { rest, places } });
    },
  };
};

const none = new Uint8Array(0);

const ofListed = {
  taken: ({ rows, occurring }: Listed) => ({
    rest: occurring?.definitions,
    pieces: [bytesOf(rows), occurring?.written],
  }),
  made: ({
    rest: definitions,
    pieces: [rows = none, written],
  }: Taken<Occurring['definitions'] | undefined>): Listed => ({
    rows: bitsIn(rows),
    occurring: definitions && written && { definitions, written },
  }),
};

const ofFound = {
  taken: ({ hits: { size, rows }, counts: { aggregations, attributes } }: Found) => ({
    rest: { size, isSet: rows instanceof Uint32Array },
    pieces: [bytesOf(rows), aggregations, attributes],
  }),
  made: ({
    rest: { size, isSet },
    pieces: [rows = none, aggregations, attributes],
  }: Taken<{ size: number; isSet: boolean }>): Found => ({
    hits: { size, rows: isSet ? bitsIn(rows) : numbersIn(rows) },
    scores: undefined,
    counts: { ...(aggregations && { aggregations }), ...(attributes && { attributes }) },
  }),
};

export const noListings = (): KnownListings => {
  const ring = ringBuffer(ringBytes);
  return { listed: keptInRing(ring, ofListed), found: keptInRing(ring, ofFound) };
};
