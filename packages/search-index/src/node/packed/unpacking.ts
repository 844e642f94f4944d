import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { turnAtOnce } from './kept-stream.ts';

/** Unpacks bytes into a buffer of exactly the unpacked length. Throws zlib's errors for damaged bytes. */
export type Unpack = (packed: Uint8Array, into: Uint8Array) => void;

/** Extra output space: a completely filled buffer could mean that there is more output. */
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
 * Returns a function that unpacks pieces packed with one dictionary. Node's own call creates a context for
 * each piece, with a copy of the dictionary, and allocates the output: three quarters of the time and all of
 * the garbage. So one stream is reused through its internals; when Node's internals differ or bytes are
 * damaged, each piece is unpacked alone.
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
