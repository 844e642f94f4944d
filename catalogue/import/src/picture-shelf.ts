import { constants } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where shops keep pictures below the folder given: there itself, or where Magento has them. */
const places = ['', 'catalog/product'];

const sizeOf = async (file: string): Promise<number | undefined> => {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
};

const masterOf = async (media: string, path: string): Promise<{ file: string; size: number } | undefined> => {
  for (const place of places) {
    const file = join(media, place, path);
    const size = await sizeOf(file);
    if (size !== undefined) return { file, size };
  }
  return undefined;
};

export type FoundPictures = { found: { path: string; file: string; size: number }[]; missing: string[] };

export const findPictures = async (media: string, paths: readonly string[]): Promise<FoundPictures> => {
  const masters = await Promise.all(paths.map(async (path) => ({ path, master: await masterOf(media, path) })));
  return {
    found: masters.flatMap(({ path, master }) => (master === undefined ? [] : [{ path, ...master }])),
    missing: masters.flatMap(({ path, master }) => (master === undefined ? [path] : [])),
  };
};

/** Puts the pictures on the shop's shelf under their own names; one that stands there in the same size stays. Answers how many came. */
export const copyPictures = async ({ found }: FoundPictures, shelf: string): Promise<number> => {
  let copied = 0;
  for (const { path, file, size } of found) {
    const to = join(shelf, path);
    if ((await sizeOf(to)) === size) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(file, to, constants.COPYFILE_FICLONE);
    copied += 1;
  }
  return copied;
};
