const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns where a sequence of bytes begins in others, from a place on; -1 where it does not occur. */
const placeOf = (bytes: Uint8Array, sought: Uint8Array, from: number): number => {
  const [first, length] = [sought[0], sought.length];
  if (first === undefined) return from;
  for (let place = bytes.indexOf(first, from); place >= 0; place = bytes.indexOf(first, place + 1)) {
    if (place + length > bytes.length) return -1;
    let same = 1;
    while (same < length && bytes[place + same] === sought[same]) same += 1;
    if (same === length) return place;
  }
  return -1;
};

/** What the index uses of Node's `Buffer`, for browsers. */
export class ByteBuffer extends Uint8Array {
  static alloc(length: number): ByteBuffer {
    return new ByteBuffer(length);
  }

  /** A text in UTF-8 or a copy of bytes; over part of a buffer, as Node does, no copy. */
  static override from(given: unknown, offset?: unknown, length?: unknown): ByteBuffer {
    if (typeof given === 'string') return ByteBuffer.from(encoder.encode(given).buffer);
    if (given instanceof ArrayBuffer)
      return new ByteBuffer(given, (offset as number | undefined) ?? 0, length as number | undefined);
    return new ByteBuffer(given as Uint8Array);
  }

  /** Copies the bytes from `start` to `end` to a place in others. */
  // oxlint-disable-next-line max-params -- as Node's
  copy(target: Uint8Array, at = 0, start = 0, end = this.length): number {
    target.set(this.subarray(start, end), at);
    return end - start;
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, place) => byte === other[place]);
  }

  override indexOf(sought: unknown, from = 0): number {
    return typeof sought === 'number'
      ? super.indexOf(sought, from)
      : placeOf(this, sought as Uint8Array, from);
  }

  override toString(_encoding?: 'utf8', start = 0, end = this.length): string {
    return decoder.decode(this.subarray(start, end));
  }
}
