/** Bytes that are put together piece by piece. */
export type ByteWriter = { /** Forgets what was put together. */ begin: () => void; text: (text: string) => void; bytes: (bytes: Uint8Array) => void; length: () => number; /** A copy of all of them. */ take: () => Uint8Array<ArrayBuffer> };

/** A UTF-16 unit is three bytes of UTF-8 at most. */
const bytesPerUnit = 3;

/** More than this is not kept for the next. */
const keptAtMost = 4 * 1024 * 1024;

/** Writes into one piece of memory that is kept for the next; it grows when more is needed. */
export const byteWriter = (firstBytes: number): ByteWriter => {
  let memory = Buffer.allocUnsafeSlow(firstBytes);
  let end = 0;
  const makeRoom = (more: number): void => {
    if (end + more <= memory.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(end + more, memory.length * 2));
    memory.copy(larger, 0, 0, end);
    memory = larger;
  };
  return {
    begin: () => {
      end = 0;
      if (memory.length > keptAtMost) memory = Buffer.allocUnsafeSlow(firstBytes);
    },
    text: (text) => {
      makeRoom(text.length * bytesPerUnit);
      end += memory.write(text, end);
    },
    bytes: (bytes) => {
      makeRoom(bytes.byteLength);
      memory.set(bytes, end);
      end += bytes.byteLength;
    },
    length: () => end,
    take: () => {
      const taken = new Uint8Array(end);
      taken.set(memory.subarray(0, end));
      return taken;
    },
  };
};
