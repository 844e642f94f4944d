import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PicturePath } from './picture-path.ts';

/** A file in one of the media folders. `version` changes when the file is rewritten. */
type MediaFile = { file: string; version: string };
/** Files and tint that a picture is rendered from. */
export type PictureSource = { master: MediaFile; tinting: { mask: MediaFile; tint: string } | null };

const fileIn = async (folder: string, path: string): Promise<MediaFile | undefined> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file);
    return found.isFile()
      ? { file, version: `${file} ${found.mtimeMs} ${found.size} ${found.ino}` }
      : undefined;
  } catch {
    // The file is not in this folder.
    return undefined;
  }
};

/**
 * Returns the files of a picture from the first folder that has its master, ignoring links that lead out of
 * the folder; undefined when the master is missing, or when the mask of a tinted picture is.
 */
export const findSource = async (
  folders: readonly string[],
  picture: PicturePath,
): Promise<PictureSource | undefined> => {
  for (const folder of folders) {
    const master = await fileIn(folder, picture.master);
    if (!master) continue;
    if (picture.tint === null) return { master, tinting: null };
    const mask = await fileIn(folder, picture.mask);
    return mask && { master, tinting: { mask, tint: picture.tint } };
  }
  return undefined;
};

/** Returns a key that differs for each state of a source's files. */
export const versionOf = ({ master, tinting }: PictureSource): string =>
  tinting ? `${master.version} ${tinting.mask.version} ${tinting.tint}` : master.version;
