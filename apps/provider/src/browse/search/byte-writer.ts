/** Builds a byte sequence piece by piece. */
export type ByteWriter = {
  /** Discards what was written. */ begin: () => void;
  text: (text: string) => void;
  bytes: (bytes: Uint8Array) => void;
  length: () => number;
  /** Returns a view of the writer's memory; read it before the next `begin`. */ written: () => Uint8Array<ArrayBuffer>;
};

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const bytesPerUnit = 3;

/** Maximum number of bytes kept for the next response. */
const keptAtMost = 512 * 1024;

/** Returns a writer into one buffer, which grows as needed and is reused. */
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
    written: () => memory.subarray(0, end),
  };
};

/** Maximum number of idle writers kept for reuse. */
const idleAtMost = 8;

/**
 * Returns a pool of writers for responses sent directly from their memory; a writer is reused after
 * `giveBack`.
 */
export const byteWriters = (
  firstBytes: number,
): { take: () => ByteWriter; giveBack: (writer: ByteWriter) => void } => {
  const idle: ByteWriter[] = [];
  return {
    take: () => idle.pop() ?? byteWriter(firstBytes),
    giveBack: (writer) => {
      if (idle.length < idleAtMost) idle.push(writer);
    },
  };
};
