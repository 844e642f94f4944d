import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import {
  folderStore,
  type PicturePlace,
  type PictureStore,
  type StorePlace,
} from '@dijla/provider/modules/media/media';

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

/** The shop's pictures in a store over the network; `folder` is of this machine, for what is known of them. */
type StoreShelf = { store: PictureStore; place: StorePlace; folder: string };
/** Where the shop's pictures are: a folder, or a store over the network. */
export type Shelf = string | StoreShelf;

/** An original; `state` changes with its content. */
type FoundOriginal = { state: string; open: () => Promise<string | Buffer> };

export const originalOf = ({ file, size, changedAt }: FoundFile): FoundOriginal => ({
  state: `${file} ${size} ${changedAt}`,
  open: async () => file,
});

/** Returns what the pictures module looks for pictures in. */
export const placeOfShelf = (shelf: Shelf): PicturePlace => (typeof shelf === 'string' ? shelf : shelf.place);

/** Returns the folder of a shelf on this machine. */
export const folderOfShelf = (shelf: Shelf): string => (typeof shelf === 'string' ? shelf : shelf.folder);

/** Returns the original at a path on the first shelf that has it. Throws when a store does not answer. */
export const findOnShelves = async (
  shelves: readonly Shelf[],
  path: string,
  isListed: Listing,
): Promise<FoundOriginal | undefined> => {
  for (const shelf of shelves) {
    if (typeof shelf === 'string') {
      const file = await findFile([shelf], path, isListed);
      if (file !== undefined) return originalOf(file);
    } else {
      const found = await shelf.place.find(path);
      if (found !== undefined) return { state: found.version, open: found.open };
    }
  }
  return undefined;
};

/**
 * Copies a file to `path` on the shop's shelf, unless a file of the same size that is no older is there. Returns
 * whether it was copied.
 */
export const storePicture = async (
  { file, size, changedAt }: FoundFile,
  shelf: Shelf,
  path: string,
): Promise<boolean> => {
  const store = typeof shelf === 'string' ? folderStore(shelf) : shelf.store;
  const there = await store.find(path);
  if (there !== undefined && there.bytes === size && there.changedAt >= changedAt) return false;
  await store.put(path, { file });
  return true;
};
