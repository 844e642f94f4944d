/** Bytes that are put together piece by piece. */
export type ByteWriter = {
  /** Forgets what was put together. */ begin: () => void;
  text: (text: string) => void;
  bytes: (bytes: Uint8Array) => void;
  length: () => number;
  /** All of them, as they lie in its memory: it is read before the next begins. */ written: () => Uint8Array<ArrayBuffer>;
};

/** A UTF-16 unit is three bytes of UTF-8 at most. */
const bytesPerUnit = 3;

/** More than this is not kept for the next. */
const keptAtMost = 512 * 1024;

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
    written: () => memory.subarray(0, end),
  };
};

/** Writers nobody needs are kept, so many; of more their memory goes. */
const idleAtMost = 8;

/** Writers for what is sent from where it was written: each is handed out again once it was given back. */
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
