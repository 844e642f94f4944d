import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';

/** Fills a piece of memory, as long as what was packed, with it. Throws what zlib does for bytes that are damaged. */
export type Unpack = (packed: Uint8Array, into: Uint8Array) => void;

type WriteSync = (...asked: [flush: number, packed: Uint8Array, from: number, bytes: number, into: Uint8Array, start: number, room: number]) => void;
/** Of a stream of Node's, what works at once and into memory that is there already; after each call `_writeState` tells the room and the bytes that are left. */
type Inside = { _handle?: { writeSync?: WriteSync } | null; _writeState?: Uint32Array };

/** Beside what is unpacked; where that fills the room to its end, there might be more to come. */
const roomLeft = 64;
const unknown = 0xffffffff;

const alone = (dictionary: Uint8Array | undefined): Unpack => (packed, into) =>
  into.set(zstdDecompressSync(packed, { chunkSize: into.byteLength + roomLeft, ...(dictionary && { dictionary }) }));

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
    const { _handle: handle, _writeState: state } = stream as Inside;
    if (typeof handle?.writeSync !== 'function' || state === undefined) return unpackAlone(packed, into);
    // It tells nothing of what failed.
    state.fill(unknown);
    handle.writeSync(constants.ZSTD_e_continue, packed, 0, packed.byteLength, into, 0, into.byteLength);
    if (state.every((left) => left === 0)) return undefined;
    stream.destroy();
    stream = begin();
    return unpackAlone(packed, into);
  };
};
