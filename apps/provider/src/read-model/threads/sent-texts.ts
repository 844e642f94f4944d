/** Documents of some products as JSON in UTF-8, one after the other: whose they are and where each ends. */
export type SentTexts = { ids: Int32Array<ArrayBuffer>; ends: Uint32Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> };

const encoder = new TextEncoder();
/** Bytes that a unit of UTF-16 takes in UTF-8 at most. */
const bytesInUnitAtMost = 3;
/** Where texts are written first, for nobody knows how long they will be. */
let scratch = new Uint8Array(0);

/** Of these texts by id those that are named, in that order. */
export const sentTexts = (ids: readonly number[], texts: ReadonlyMap<number, string>): SentTexts => {
  const known = ids.filter((id) => texts.has(id));
  const room = known.reduce((sum, id) => sum + (texts.get(id)?.length ?? 0) * bytesInUnitAtMost, 0);
  if (room > scratch.byteLength) scratch = new Uint8Array(room);
  let end = 0;
  const ends = Uint32Array.from(known, (id) => (end += encoder.encodeInto(texts.get(id) ?? '', scratch.subarray(end)).written));
  return { ids: Int32Array.from(known), ends, bytes: scratch.slice(0, end) };
};

/** The memory that goes along with texts. */
export const memoryOfTexts = ({ ids, ends, bytes }: SentTexts): ArrayBuffer[] => [ids.buffer, ends.buffer, bytes.buffer];

/** Each text by its id, over the memory it came in. */
export const textsById = ({ ids, ends, bytes }: SentTexts): Map<number, Uint8Array> =>
  new Map(Array.from(ids, (id, place) => [id, bytes.subarray(ends[place - 1] ?? 0, ends[place])]));
