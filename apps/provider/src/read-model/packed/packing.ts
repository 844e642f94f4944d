import { constants, createZstdCompress, zstdCompressSync } from 'node:zlib';
import { turnAtOnce } from './kept-stream.ts';

/** Packs bytes into memory of their own. */
export type Pack = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** Tables for windows and texts as short as these: larger ones take longer to be made ready than to be used. A search in chains takes twice as long, for a twentieth fewer bytes. */
const params = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_strategy]: constants.ZSTD_dfast,
  [constants.ZSTD_c_windowLog]: 18,
  [constants.ZSTD_c_hashLog]: 16,
  [constants.ZSTD_c_chainLog]: 16,
};
const chunkSize = 16 * 1024;
/** Beside what cannot be packed any smaller. */
const roomLeft = 1024;

const exact = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
};

/** For a piece that nothing like it follows. */
export const packAlone: Pack = (bytes) => exact(zstdCompressSync(bytes, { chunkSize, params }));

/** Packs one piece after the other, with a dictionary where one is given, through one stream that is kept: making it ready takes longer than a piece does. Where a Node has another inside, each is packed alone. */
export const packing = (dictionary?: Uint8Array): Pack => {
  const begin = () =>
    createZstdCompress({ params, ...(dictionary && { dictionary }) }).on('error', () => undefined);
  let [stream, into] = [begin(), Buffer.allocUnsafeSlow(0)];
  return (bytes) => {
    const room = bytes.byteLength + (bytes.byteLength >>> 8) + roomLeft;
    if (into.byteLength < room) into = Buffer.allocUnsafeSlow(room);
    const left = turnAtOnce(stream, constants.ZSTD_e_end, bytes, into);
    // Where the room is filled to its end, there might be more to come.
    if (left?.given === 0 && left.room > 0 && left.room <= into.byteLength)
      return exact(into.subarray(0, into.byteLength - left.room));
    stream.destroy();
    stream = begin();
    return exact(zstdCompressSync(bytes, { chunkSize, params, ...(dictionary && { dictionary }) }));
  };
};
