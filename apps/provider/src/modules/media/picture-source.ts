import { fileIn } from './stores/folder-store.ts';
import { isPictureStoreError } from './stores/picture-store.ts';
import type { MediaFile, StorePlace } from './stores/store-place.ts';
import type { PicturePath } from './picture-path.ts';

/** Where originals are looked for: a folder, or a store over the network. */
export type PicturePlace = string | StorePlace;

/** Originals and tint that a picture is rendered from. */
export type PictureSource = {
  master: MediaFile;
  tinting: { mask: MediaFile; tint: string } | null;
  /** Keeps what is known of the originals where reading them is dear. */
  facts?: StorePlace['facts'] | undefined;
};

const mediaFileIn = async (
  place: PicturePlace,
  path: string,
  isDoubted: boolean,
): Promise<MediaFile | undefined> => {
  if (typeof place !== 'string') return place.find(path, isDoubted);
  const found = await fileIn(place, path);
  return found && { version: found.version, open: async () => found.file };
};

const sourceIn = async (
  place: PicturePlace,
  picture: PicturePath,
  isDoubted: boolean,
): Promise<PictureSource | 'without mask' | undefined> => {
  const master = await mediaFileIn(place, picture.master, isDoubted);
  if (!master) return undefined;
  const facts = typeof place === 'string' ? undefined : place.facts;
  if (picture.tint === null) return { master, tinting: null, facts };
  const mask = await mediaFileIn(place, picture.mask, isDoubted);
  return mask ? { master, tinting: { mask, tint: picture.tint }, facts } : 'without mask';
};

/**
 * Returns the originals of a picture from the first place that has its master, ignoring links that lead out of
 * a folder; undefined when the master is missing, or when the mask of a tinted picture is. Throws when no place has
 * it and one could not be asked. With `isDoubted`, a store is asked again.
 */
export const findSource = async (
  places: readonly PicturePlace[],
  picture: PicturePath,
  { isDoubted = false }: { isDoubted?: boolean } = {},
): Promise<PictureSource | undefined> => {
  let unknown: unknown;
  for (const place of places) {
    try {
      const source = await sourceIn(place, picture, isDoubted);
      if (source !== undefined) return source === 'without mask' ? undefined : source;
    } catch (error) {
      if (!isPictureStoreError(error)) throw error;
      unknown ??= error;
    }
  }
  if (unknown !== undefined) throw unknown;
  return undefined;
};

/** Returns a key that differs for each state of a source's files. */
export const versionOf = ({ master, tinting }: PictureSource): string =>
  tinting ? `${master.version} ${tinting.mask.version} ${tinting.tint}` : master.version;
