import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { type FindPart, type StoredPart, treeBytes, treeOf } from './stored-tree.ts';

/**
 * Changes with the layout of the file; the contents of its parts are identified by the fingerprint of the
 * code that wrote them.
 */
const format = 1;
const mark = 'DIJLACAT';
/**
 * The head: mark, format, checksum, and the offset of the list of parts. The checksum covers that offset and
 * everything after the head.
 */
const headBytes = 24;
const contentsAtByte = 16;
/** Larger than any catalog in one process. */
const bytesAtMost = 4 * 1024 ** 3;
const checkedAtOnce = 1024 * 1024;
/** A writer that has written nothing for this long is considered dead. */
const abandonedAfterMs = 60_000;

/**
 * The offset of a part's tree and of each of its long arrays, in order; an array shared by several parts is
 * written once.
 */
type Entry = { name: string; at: number; treeLength: number; arrays: number[] };
type Contents = { about: unknown; parts: Entry[] };

/**
 * The contents to write: a description by which a reader decides whether the file is usable, and the parts,
 * created one by one.
 */
export type Written = {
  about: unknown;
  parts: Iterable<StoredPart>;
  /** Called between parts; returns false when the contents are outdated and writing should stop. */ isStill: () => boolean;
};

/** `other` means that another process is writing the file, `abandoned` that `isStill` returned false. */
export type WriteOutcome = 'written' | 'other' | 'abandoned';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Opens the file unless another process is writing it; takes over a minute after a killed writer's last
 * write.
 */
const openForWriting = async (path: string): Promise<FileHandle | undefined> => {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && Date.now() - found.mtimeMs < abandonedAfterMs) return undefined;
  if (found !== undefined) await rm(path, { force: true });
  return open(path, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  });
};

/** Appends pieces after the head, updating the offset and the checksum. */
const appender = (handle: FileHandle) => {
  const state = { at: headBytes, checksum: 0 };
  const append = async (bytes: Uint8Array): Promise<void> => {
    if (state.at + bytes.byteLength > bytesAtMost)
      throw new RangeError(`The snapshot would be larger than ${bytesAtMost} bytes`);
    state.checksum = crc32(bytes, state.checksum);
    for (let done = 0; done < bytes.byteLength;)
      done += (await handle.write(bytes, done, bytes.byteLength - done, state.at + done)).bytesWritten;
    state.at += bytes.byteLength;
  };
  return { state, append };
};

/** Records the offsets of written arrays, because several parts may contain the same one. */
const placesOfArrays = () => {
  const places = new WeakMap<ArrayBufferLike, Map<string, number>>();
  const nameOf = ({ byteOffset, byteLength }: Uint8Array): string => `${byteOffset} ${byteLength}`;
  return {
    find: (bytes: Uint8Array): number | undefined => places.get(bytes.buffer)?.get(nameOf(bytes)),
    note: (bytes: Uint8Array, at: number): void =>
      void places.set(
        bytes.buffer,
        (places.get(bytes.buffer) ?? new Map<string, number>()).set(nameOf(bytes), at),
      ),
  };
};

const headOf = ({ at, checksum }: { at: number; checksum: number }): Buffer => {
  const head = Buffer.alloc(headBytes);
  head.write(mark, 'latin1');
  head.writeUInt32LE(format, 8);
  head.writeDoubleLE(at, contentsAtByte);
  head.writeUInt32LE(crc32(head.subarray(contentsAtByte), checksum), 12);
  return head;
};

const fill = async (handle: FileHandle, { about, parts, isStill }: Written): Promise<boolean> => {
  const { state, append } = appender(handle);
  const entries: Entry[] = [];
  const known = placesOfArrays();
  for (const [name, part] of parts) {
    const { tree, arrays } = treeBytes(part);
    const entry: Entry = { name, at: state.at, treeLength: tree.byteLength, arrays: [] };
    entries.push(entry);
    await append(tree);
    for (const bytes of arrays) {
      const at = known.find(bytes) ?? state.at;
      entry.arrays.push(at);
      if (at !== state.at) continue;
      known.note(bytes, at);
      await append(bytes);
    }
    if (!isStill()) return false;
  }
  const at = state.at;
  await append(Buffer.from(JSON.stringify({ about, parts: entries } satisfies Contents)));
  await handle.write(headOf({ at, checksum: state.checksum }), 0, headBytes, 0);
  await handle.sync();
  return isStill();
};

/**
 * Whether the file at this path is the one being written: another process may have taken this writer for
 * dead and replaced the file.
 */
const isOurs = async (handle: FileHandle, path: string): Promise<boolean> => {
  const [ours, there] = [await handle.stat(), await stat(path).catch(() => undefined)];
  return there?.ino === ours.ino;
};

/**
 * Writes a file atomically: under a temporary name, synced to disk, then renamed. Other work can run between
 * any two arrays. Rejects with errors of the file system.
 */
export const writeSnapshotFile = async (path: string, written: Written): Promise<WriteOutcome> => {
  const beside = `${path}.writing`;
  await mkdir(dirname(path), { recursive: true });
  const handle = await openForWriting(beside);
  if (handle === undefined) return 'other';
  let isMoved = false;
  try {
    const isWhole = await fill(handle, written);
    if (!(await isOurs(handle, beside))) return 'other';
    if (!isWhole) return 'abandoned';
    await rename(beside, path);
    isMoved = true;
    return 'written';
  } finally {
    if (!isMoved && (await isOurs(handle, beside))) await rm(beside, { force: true });
    await handle.close();
  }
};

export type SnapshotReader = { about: unknown; part: FindPart; close: () => void };
export type Opened =
  | { ok: true; reader: SnapshotReader }
  | { ok: false; code: 'absent' | 'foreign' | 'other-format' | 'damaged' };

const readAt = (file: number, at: number, length: number): Buffer<ArrayBuffer> => {
  const bytes = Buffer.allocUnsafeSlow(length);
  let done = 0;
  while (done < length) {
    const read = readSync(file, bytes, done, length - done, at + done);
    if (read === 0) throw new RangeError('The snapshot ends before its end');
    done += read;
  }
  return bytes;
};

const checksumOf = (file: number, head: Buffer, size: number): number => {
  const bytes = Buffer.allocUnsafeSlow(checkedAtOnce);
  let checksum = 0;
  for (let at = headBytes; at < size;) {
    const read = readSync(file, bytes, 0, checkedAtOnce, at);
    if (read === 0) return -1;
    checksum = crc32(bytes.subarray(0, read), checksum);
    at += read;
  }
  return crc32(head.subarray(contentsAtByte), checksum);
};

const readerOf = (file: number, { about, parts }: Contents): SnapshotReader => {
  const byName = new Map(parts.map((entry) => [entry.name, entry]));
  const all = parts.flatMap(({ arrays }) => arrays);
  const seen = new Set<number>();
  const shared = new Set(all.filter((at) => seen.size === seen.add(at).size));
  const read = new Map<number, Buffer<ArrayBuffer>>();
  const arrayAt = (at: number, length: number): Buffer<ArrayBuffer> => {
    const bytes = read.get(at) ?? readAt(file, at, length);
    if (shared.has(at)) read.set(at, bytes);
    return bytes;
  };
  const part: FindPart = (name) => {
    const entry = byName.get(name);
    if (entry === undefined) throw new RangeError(`The snapshot has no part ${name}`);
    const places = entry.arrays.values();
    return treeOf(readAt(file, entry.at, entry.treeLength), (length) =>
      arrayAt(places.next().value ?? -1, length),
    );
  };
  return { about, part, close: () => closeSync(file) };
};

const checked = (file: number): Opened => {
  const { size } = fstatSync(file);
  if (size < headBytes) return { ok: false, code: 'damaged' };
  const head = readAt(file, 0, headBytes);
  if (head.toString('latin1', 0, mark.length) !== mark) return { ok: false, code: 'foreign' };
  if (head.readUInt32LE(8) !== format) return { ok: false, code: 'other-format' };
  const contentsAt = head.readDoubleLE(contentsAtByte);
  if (
    checksumOf(file, head, size) !== head.readUInt32LE(12) ||
    !(contentsAt >= headBytes && contentsAt < size)
  )
    return { ok: false, code: 'damaged' };
  return {
    ok: true,
    reader: readerOf(file, JSON.parse(readAt(file, contentsAt, size - contentsAt).toString()) as Contents),
  };
};

/**
 * Opens a file and verifies all of its bytes before any are used. The caller must close the returned reader.
 */
export const openSnapshotFile = (path: string): Opened => {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return { ok: false, code: 'absent' };
  }
  const opened = checked(file);
  if (!opened.ok) closeSync(file);
  return opened;
};
