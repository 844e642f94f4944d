type WriteSync = (
  ...asked: [
    flush: number,
    given: Uint8Array,
    from: number,
    bytes: number,
    into: Uint8Array,
    start: number,
    room: number,
  ]
) => void;
/** Of a zlib stream of Node's, what works at once and into memory that is there already; after each call `_writeState` tells the room and the bytes that are left. */
type Inside = { _handle?: { writeSync?: WriteSync } | null; _writeState?: Uint32Array };

/** Bytes left where it wrote to, and of what it was given. */
export type Left = { room: number; given: number };

const unknown = 0xffffffff;

/**
 * Has a stream that is kept turn bytes into others at once. Node's own calls make a context for each piece, with a copy of the dictionary.
 * It tells nothing of what failed, but then nothing can be left as is to be expected. Undefined where a Node has another inside.
 */
export const turnAtOnce = (
  stream: object,
  flush: number,
  given: Uint8Array,
  into: Uint8Array,
): Left | undefined => {
  const { _handle: handle, _writeState: state } = stream as Inside;
  if (typeof handle?.writeSync !== 'function' || state === undefined) return undefined;
  state.fill(unknown);
  handle.writeSync(flush, given, 0, given.byteLength, into, 0, into.byteLength);
  const [room = unknown, left = unknown] = state;
  return { room, given: left };
};
