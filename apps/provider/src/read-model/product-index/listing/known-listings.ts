import { ringBuffer, placeBytes } from '../../cards/ring-buffer.ts';
import type { Bits } from '../columns/bits.ts';
import type { HitRows } from './hit-rows.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Occurring } from '../facets/occurring-options.ts';

/** All that is found of a listing but its page: the hits, how well each answers a text, and the counts, as they are written: as objects they take four times the room. */
export type Found = {
  hits: HitRows;
  scores: ReadonlyMap<number, number> | undefined;
  counts: { aggregations?: Uint8Array; attributes?: Uint8Array };
};

/** What passes the filters of scope `default`, and the options that occur there. */
export type Listed = { rows: Bits; occurring: Occurring | undefined };

/** By name what was kept of a state (`stamp`) of the index. What is found lies in the ring, and its place is another's soon: it is read at once. */
type Kept<V> = {
  find: (name: string, stamp: number) => V | undefined;
  keep: (name: string, stamp: number, value: V) => void;
};

/** Listings that were found lately, without the facets' filters and with them. */
export type KnownListings = { listed: Kept<Listed>; found: Kept<Found> };

/** Of a store view: what was kept longest ago makes room. */
const ringBytes = 12 * 1024 * 1024;
/** What is about to make room is not found any more: who has found something may read it while others keep theirs. */
const marginPlaces = ringBytes / 8 / placeBytes;
/** Names, and where in the ring things are; about so much each beside its name. */
const namesBytes = 2 * 1024 * 1024;
const placesBytes = 256;

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Bits): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const bitsIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Bits =>
  new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
const numbersIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);

/** What the ring gives back is no card, belongs to nobody and never looks different. */
const always = { id: 0, from: -Infinity, until: Infinity };

type Pieces = readonly (Uint8Array | undefined)[];
type Told<Rest> = { rest: Rest; pieces: Pieces };

/**
 * Keeps things as pieces of bytes in a ring, and the rest of each as it is. As arrays of their own they outlived the small collections, and
 * every few hundred listings V8 went through its whole heap for those that had been forgotten.
 */
const keptInRing = <V, Rest>(
  ring: ReturnType<typeof ringBuffer>,
  { told, made }: { told: (value: V) => Told<Rest>; made: (of: Told<Rest>) => V },
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
      const { rest, pieces } = told(value);
      const places = pieces.map((text) => text && ring.write({ ...always, text }));
      // One that is too long for the ring is not kept.
      if (places.every((place, each) => place !== undefined || pieces[each] === undefined))
        known.keep(name, { stamp, bytes: placesBytes, value: { rest, places } });
    },
  };
};

const none = new Uint8Array(0);

const ofListed = {
  told: ({ rows, occurring }: Listed) => ({
    rest: occurring?.definitions,
    pieces: [bytesOf(rows), occurring?.written],
  }),
  made: ({
    rest: definitions,
    pieces: [rows = none, written],
  }: Told<Occurring['definitions'] | undefined>): Listed => ({
    rows: bitsIn(rows),
    occurring: definitions && written && { definitions, written },
  }),
};

const ofFound = {
  told: ({ hits: { size, rows }, counts: { aggregations, attributes } }: Found) => ({
    rest: { size, isSet: rows instanceof Uint32Array },
    pieces: [bytesOf(rows), aggregations, attributes],
  }),
  made: ({
    rest: { size, isSet },
    pieces: [rows = none, aggregations, attributes],
  }: Told<{ size: number; isSet: boolean }>): Found => ({
    hits: { size, rows: isSet ? bitsIn(rows) : numbersIn(rows) },
    scores: undefined,
    counts: { ...(aggregations && { aggregations }), ...(attributes && { attributes }) },
  }),
};

export const noListings = (): KnownListings => {
  const ring = ringBuffer(ringBytes);
  return { listed: keptInRing(ring, ofListed), found: keptInRing(ring, ofFound) };
};
