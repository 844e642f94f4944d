/**
 * A byte buffer outside the heap for cards and other serialized values (`known-listings.ts`). New entries
 * overwrite the oldest.
 */
export type RingBuffer = {
  /**
   * Stores the text of an id, valid between two instants (ms), and returns its position; undefined when the
   * text is too long.
   */
  write: (card: { id: number; text: Uint8Array; from: number; until: number }) => number | undefined;
  /**
   * Returns the text at a position if it still belongs to the id and is valid at `now` (ms). The result is a
   * view of the buffer: copy it before the next write.
   */
  read: (place: number, id: number, now: number) => Uint8Array | undefined;
  /** Whether the text written at a position has been overwritten. */
  isOver: (place: number) => boolean;
};

/** Size of the header before each text: `from`, `until`, id and length. */
const headBytes = 24;
/** Bytes per position unit; entries are aligned to it. */
export const placeBytes = 8;
/** Largest share of the buffer that one text may take. */
const longestShare = 1 / 64;

const aligned = (bytes: number): number => Math.ceil(bytes / placeBytes) * placeBytes;

/**
 * Creates a ring buffer of `mostBytes` bytes. Positions increase without end, in units of 8 bytes: an entry
 * counts as overwritten once more than the buffer's size has been written after its position, so nothing has
 * to be removed.
 */
export const ringBuffer = (mostBytes: number): RingBuffer => {
  const size = aligned(mostBytes);
  let bytes = new Uint8Array(0);
  let head = new DataView(bytes.buffer);
  let end = 0;

  const makeRoom = (): void => {
    bytes = new Uint8Array(size);
    head = new DataView(bytes.buffer);
  };

  const write: RingBuffer['write'] = ({ id, text, from, until }) => {
    const length = aligned(headBytes + text.byteLength);
    if (length > size * longestShare) return undefined;
    if (bytes.byteLength === 0) makeRoom();
    const beforeEnd = size - (end % size);
    const start = length > beforeEnd ? end + beforeEnd : end;
    const at = start % size;
    head.setFloat64(at, from);
    head.setFloat64(at + 8, until);
    head.setUint32(at + 16, id);
    head.setUint32(at + 20, text.byteLength);
    bytes.set(text, at + headBytes);
    end = start + length;
    return start / placeBytes;
  };

  const isOver = (place: number): boolean => end - place * placeBytes > size;

  const read: RingBuffer['read'] = (place, id, now) => {
    const at = (place * placeBytes) % size;
    if (
      isOver(place) ||
      head.getUint32(at + 16) !== id ||
      now < head.getFloat64(at) ||
      now >= head.getFloat64(at + 8)
    )
      return undefined;
    return bytes.subarray(at + headBytes, at + headBytes + head.getUint32(at + 20));
  };

  return { write, read, isOver };
};
