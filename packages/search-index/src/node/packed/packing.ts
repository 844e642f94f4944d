import { constants, createZstdCompress, zstdCompressSync } from 'node:zlib';
import { turnAtOnce } from './kept-stream.ts';

/** Compresses bytes into newly allocated memory. */
export type Pack = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/**
 * Tables sized for short windows and texts: larger ones take longer to prepare than to use. A strategy with
 * chained search takes twice as long and saves only a twentieth of the bytes.
 */
const params = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_strategy]: constants.ZSTD_dfast,
  [constants.ZSTD_c_windowLog]: 18,
  [constants.ZSTD_c_hashLog]: 16,
  [constants.ZSTD_c_chainLog]: 16,
};
const chunkSize = 16 * 1024;
/** Extra output space for bytes that cannot be compressed. */
const roomLeft = 1024;

const exact = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
};

/** Packs a single piece, without a reused stream. */
export const packAlone: Pack = (bytes) => exact(zstdCompressSync(bytes, { chunkSize, params }));

/**
 * Returns a function that packs pieces one after the other, with an optional dictionary, through one reused
 * stream: preparing a stream takes longer than packing a piece. When Node's internals differ, each piece is
 * packed alone.
 */
export const packing = (dictionary?: Uint8Array): Pack => {
  const begin = () =>
    createZstdCompress({ params, ...(dictionary && { dictionary }) }).on('error', () => undefined);
  let [stream, into] = [begin(), Buffer.allocUnsafeSlow(0)];
  return (bytes) => {
    const room = bytes.byteLength + (bytes.byteLength >>> 8) + roomLeft;
    if (into.byteLength < room) into = Buffer.allocUnsafeSlow(room);
    const left = turnAtOnce(stream, constants.ZSTD_e_end, bytes, into);
    // A completely filled buffer could mean that there is more output.
    if (left?.given === 0 && left.room > 0 && left.room <= into.byteLength)
      return exact(into.subarray(0, into.byteLength - left.room));
    stream.destroy();
    stream = begin();
    return exact(zstdCompressSync(bytes, { chunkSize, params, ...(dictionary && { dictionary }) }));
  };
};
