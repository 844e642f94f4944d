import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

type Kept = { file: string; bytes: number; usedAt: number };

const unfinishedEnding = '.unfinished';
/** Age in milliseconds from which an unfinished file counts as abandoned. */
const abandonedMs = 60 * 60 * 1000;

const blockBytes = 4096;
/** Returns the disk space a file of this many bytes takes. */
export const diskBytes = (bytes: number): number => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes;

/** Ignores errors for files that another process has removed. */
const unlessGone = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

const filesBelow = async (folder: string): Promise<Kept[]> => {
  const entries = (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? [];
  const kept: Kept[] = [];
  for (const entry of entries) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) kept.push(...(await filesBelow(file)));
    if (!entry.isFile()) continue;
    const found = await unlessGone(stat(file));
    if (found) kept.push({ file, bytes: diskBytes(found.size), usedAt: found.mtimeMs });
  }
  return kept;
};

/** Returns the temporary name of a file being written. */
export const unfinishedName = (file: string, unique: string): string =>
  `${file}.${unique}${unfinishedEnding}`;

/**
 * Removes the least recently used files, by file time, until at most `mostBytes` are left, and removes
 * abandoned unfinished files.
 */
export const sweepFolder = async (
  folder: string,
  { mostBytes, now }: { mostBytes: number; now: number },
): Promise<void> => {
  const files = await filesBelow(folder);
  const isUnfinished = ({ file }: Kept) => file.endsWith(unfinishedEnding);
  const abandoned = files.filter((kept) => isUnfinished(kept) && now - kept.usedAt > abandonedMs);
  const whole = files.filter((kept) => !isUnfinished(kept)).sort((one, other) => one.usedAt - other.usedAt);
  for (const { file } of abandoned) await unlessGone(unlink(file));
  let left = whole.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of whole) {
    if (left <= mostBytes) break;
    await unlessGone(unlink(file));
    left -= bytes;
  }
};
