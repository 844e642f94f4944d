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
/**
 * Internals of a Node zlib stream that can write synchronously into existing memory. After each call,
 * `_writeState` holds the remaining output space and input bytes.
 */
type Inside = { _handle?: { writeSync?: WriteSync } | null; _writeState?: Uint32Array };

/** Bytes left in the output (`room`) and in the input (`given`). */
export type Left = { room: number; given: number };

const unknown = 0xffffffff;

/**
 * Transforms bytes synchronously with a reused stream. Node's own synchronous calls create a context for
 * each piece, with a copy of the dictionary. Reports no errors, but after a failure the remaining bytes are
 * not as expected. Returns undefined when Node's internals differ.
 */
// oxlint-disable-next-line max-params -- called for each block; an object for each call would be made and dropped
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
