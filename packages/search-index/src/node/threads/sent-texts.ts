/**
 * Documents of some products as JSON in UTF-8, in memory shared between threads: their ids, and where in
 * `bytes` each begins and ends.
 */
export type SentTexts = {
  ids: Int32Array;
  starts: Uint32Array;
  ends: Uint32Array;
  bytes: Uint8Array<SharedArrayBuffer>;
};

/** Returns each text by id, as a view of the received memory. */
export const textsById = ({ ids, starts, ends, bytes }: SentTexts): Map<number, Uint8Array> =>
  new Map(Array.from(ids, (id, place) => [id, bytes.subarray(starts[place], ends[place])]));
