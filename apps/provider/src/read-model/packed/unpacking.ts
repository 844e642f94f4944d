import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { turnAtOnce } from './kept-stream.ts';

/** Fills a piece of memory, as long as what was packed, with it. Throws what zlib does for bytes that are damaged. */
export type Unpack = (packed: Uint8Array, into: Uint8Array) => void;

/** Beside what is unpacked; where that fills the room to its end, there might be more to come. */
const roomLeft = 64;

const alone =
  (dictionary: Uint8Array | undefined): Unpack =>
  (packed, into) =>
    into.set(
      zstdDecompressSync(packed, {
        chunkSize: into.byteLength + roomLeft,
        ...(dictionary && { dictionary }),
      }),
    );

/**
 * Unpacks one piece after the other that were packed with one dictionary. Node's own call makes a context for each, with a copy of the
 * dictionary, and memory for what comes out: three quarters of the time it takes, and all of the garbage. So one stream is kept whose
 * inside is asked directly; where a Node has another inside, or bytes are damaged, each piece is unpacked alone.
 */
export const unpacking = (dictionary: Uint8Array | undefined): Unpack => {
  const unpackAlone = alone(dictionary);
  const begin = () => createZstdDecompress(dictionary && { dictionary }).on('error', () => undefined);
  let stream = begin();
  return (packed, into) => {
    const left = turnAtOnce(stream, constants.ZSTD_e_continue, packed, into);
    if (left === undefined) return unpackAlone(packed, into);
    if (left.room === 0 && left.given === 0) return undefined;
    stream.destroy();
    stream = begin();
    return unpackAlone(packed, into);
  };
};
