/** Documents of some products as JSON in UTF-8: whose they are, and where among the bytes each begins and ends. */
export type SentTexts = { ids: Int32Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer>; ends: Uint32Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> };

/** The memory that goes along with texts. */
export const memoryOfTexts = ({ ids, starts, ends, bytes }: SentTexts): ArrayBuffer[] => [ids.buffer, starts.buffer, ends.buffer, bytes.buffer];

/** Each text by its id, over the memory it came in. */
export const textsById = ({ ids, starts, ends, bytes }: SentTexts): Map<number, Uint8Array> =>
  new Map(Array.from(ids, (id, place) => [id, bytes.subarray(starts[place], ends[place])]));
