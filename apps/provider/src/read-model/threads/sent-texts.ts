/** Documents of some products as JSON in UTF-8, in memory that threads share: whose they are, and where among the bytes each begins and ends. */
export type SentTexts = {
  ids: Int32Array;
  starts: Uint32Array;
  ends: Uint32Array;
  bytes: Uint8Array<SharedArrayBuffer>;
};

/** Each text by its id, over the memory it came in. */
export const textsById = ({ ids, starts, ends, bytes }: SentTexts): Map<number, Uint8Array> =>
  new Map(Array.from(ids, (id, place) => [id, bytes.subarray(starts[place], ends[place])]));
