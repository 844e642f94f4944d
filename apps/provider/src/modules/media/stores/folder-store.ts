import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import {
  checkedPath,
  isPictureFile,
  type PictureStore,
  PictureStoreError,
  type StoredPicture,
} from './picture-store.ts';

type FoundFile = StoredPicture & { file: string };

/** Returns the file at a path of a folder. A link that leads out of the folder counts as none. */
export const fileIn = async (folder: string, path: string): Promise<FoundFile | undefined> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file);
    if (!found.isFile()) return undefined;
    const { size, mtimeMs, ino } = found;
    return { path, file, bytes: size, changedAt: mtimeMs, version: `${file} ${mtimeMs} ${size} ${ino}` };
  } catch {
    // The file is not in this folder.
    return undefined;
  }
};

const write = async (file: string, body: Uint8Array | { file: string }): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    if (body instanceof Uint8Array) await writeFile(unfinished, body);
    else await copyFile(body.file, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new PictureStoreError('away', `The folder of pictures takes no file: ${code}`, { cause: error });
  }
};

async function* filesBelow(folder: string, under: string): AsyncGenerator<StoredPicture> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else if (isPictureFile(path)) {
      const found = await fileIn(folder, path);
      if (found === undefined) continue;
      const { file: _, ...picture } = found;
      yield picture;
    }
  }
}

/** Keeps pictures in a folder of this machine, or one that several machines share. Other files in it are left alone. */
export const folderStore = (folder: string): PictureStore => ({
  name: folder,
  isLocal: true,
  put: async (path, body) => write(join(folder, checkedPath(path)), body),
  find: async (path) => {
    const found = await fileIn(folder, checkedPath(path));
    if (found === undefined) return undefined;
    const { file: _, ...picture } = found;
    return picture;
  },
  get: async (path, range) => {
    const found = await fileIn(folder, checkedPath(path));
    if (found === undefined || (range && range.from >= found.bytes)) return undefined;
    const { file, ...picture } = found;
    const part = range && { start: range.from, end: range.from + range.length - 1 };
    return { picture, body: createReadStream(file, part) };
  },
  delete: async (path) => rm(join(folder, checkedPath(path)), { force: true }),
  list: (under) => filesBelow(folder, under === '/' ? '' : checkedPath(under)),
});
