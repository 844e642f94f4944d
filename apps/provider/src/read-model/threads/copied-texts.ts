import type { SentTexts } from '@dijla/search-index/node/threads/sent-texts';

/**
 * The header before the first row (PostgreSQL, COPY, "Binary Format"): a signature, flags, and the length of
 * the header extension.
 */
const bytesBeforeLength = 15;
const bytesOfLength = 4;
const bytesOfCount = 2;
/** An id with its length prefix. */
const bytesOfId = 8;

const joined = (chunks: readonly Uint8Array[]): Buffer<SharedArrayBuffer> => {
  const bytes = Buffer.from(
    new SharedArrayBuffer(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)),
  );
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.byteLength;
  }
  return bytes;
};

type Place = readonly [start: number, end: number];

/** Returns the position of each row's text by id; a negative column count ends the rows. */
const placesIn = (bytes: Buffer): Map<number, Place> => {
  const places = new Map<number, Place>();
  let at = bytesBeforeLength + bytesOfLength + bytes.readInt32BE(bytesBeforeLength);
  while (bytes.readInt16BE(at) > 0) {
    const id = bytes.readInt32BE(at + bytesOfCount + bytesOfLength);
    const start = at + bytesOfCount + bytesOfId + bytesOfLength;
    const end = start + bytes.readInt32BE(start - bytesOfLength);
    places.set(id, [start, end]);
    at = end;
  }
  return places;
};

/**
 * Returns the texts of a binary COPY of ids (integer) and texts, in the order of `ids` and without the ids
 * that are missing. Throws a RangeError when the data is truncated.
 */
export const copiedTexts = (chunks: readonly Uint8Array[], ids: readonly number[]): SentTexts => {
  const bytes = joined(chunks);
  const places = placesIn(bytes);
  const known = ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  return {
    ids: Int32Array.from(known, ({ id }) => id),
    starts: Uint32Array.from(known, ({ place: [start] }) => start),
    ends: Uint32Array.from(known, ({ place: [, end] }) => end),
    bytes: new Uint8Array(bytes.buffer),
  };
};
