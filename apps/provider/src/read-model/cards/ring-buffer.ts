/** Bytes of cards, and of what else is kept as it is written (`known-listings.ts`), outside the heap. What is written takes the room of what was written longest ago. */
export type RingBuffer = {
  /** Keeps a text for an id as it is from one instant up to another (ms) and tells its place; undefined when it is too long to be kept. */
  write: (card: { id: number; text: Uint8Array; from: number; until: number }) => number | undefined;
  /** The text at a place if it is still that id's and holds at `now` (ms). It lies in the ring: it is copied before the next is written. */
  read: (place: number, id: number, now: number) => Uint8Array | undefined;
  /** Whether what was written at a place has been overwritten. */
  isOver: (place: number) => boolean;
};

/** Before each text: from and until when it holds, whose it is, how long it is. */
const headBytes = 24;
/** Places are so far apart. */
export const placeBytes = 8;
/** Of the ring one text takes so much at most. */
const longestShare = 1 / 64;

const aligned = (bytes: number): number => Math.ceil(bytes / placeBytes) * placeBytes;

/**
 * A ring of so many bytes. Places count on for ever, in units of 8 bytes: a place is overwritten as soon as more than the ring has been
 * written after it, so nothing needs to be taken out.
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
