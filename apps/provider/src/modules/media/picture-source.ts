import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PicturePath } from './picture-path.ts';

/** A file in one of the media folders; `version` differs once it was written anew. */
export type MediaFile = { file: string; version: string };
/** What a picture is made from. */
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
    // Not in this folder.
    return undefined;
  }
};

/** The files of a picture in the first folder that has its master, links out of it left aside; undefined without master, or tinted without mask. */
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

/** Tells one state of a source from every other. */
export const versionOf = ({ master, tinting }: PictureSource): string =>
  tinting ? `${master.version} ${tinting.mask.version} ${tinting.tint}` : master.version;
