import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';

export type FoundFile = { file: string; size: number; changedAt: number };

const sizedFile = async (file: string): Promise<FoundFile | undefined> => {
  try {
    const found = await stat(file);
    return found.isFile() ? { file, size: found.size, changedAt: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a file may exist at a path: false when its folder does not list the name, ignoring case. */
export type Listing = (file: string) => Promise<boolean>;

/**
 * Returns a listing that reads each folder once and caches the names, because an export may name a hundred
 * thousand missing pictures.
 */
export const newListing = (): Listing => {
  const folders = new Map<string, Promise<ReadonlySet<string>>>();
  const namesIn = (folder: string): Promise<ReadonlySet<string>> =>
    readdir(folder).then(
      (names) => new Set(names.map((name) => name.normalize().toLowerCase())),
      () => new Set<string>(),
    );
  return async (file) => {
    const folder = dirname(file);
    const names = folders.get(folder) ?? namesIn(folder);
    folders.set(folder, names);
    return (await names).has(basename(file).normalize().toLowerCase());
  };
};

/**
 * Returns the file at `path` in the first folder that has it; a symbolic link that leaves its folder is not
 * followed.
 */
export const findFile = async (
  folders: readonly string[],
  path: string,
  isListed: Listing = async () => true,
): Promise<FoundFile | undefined> => {
  for (const folder of folders) {
    if (!(await isListed(join(folder, path)))) continue;
    try {
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
      const found = file.startsWith(root + sep) ? await sizedFile(file) : undefined;
      if (found !== undefined) return found;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
};

/**
 * Copies a file atomically to `path` in the shop's picture folder, unless a file of the same size that is no
 * older exists. Returns whether it was copied.
 */
export const storePicture = async (
  { file, size, changedAt }: FoundFile,
  shelf: string,
  path: string,
): Promise<boolean> => {
  const to = join(shelf, path);
  const there = await sizedFile(to);
  if (there !== undefined && there.size === size && there.changedAt >= changedAt) return false;
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await copyFile(file, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return true;
};
