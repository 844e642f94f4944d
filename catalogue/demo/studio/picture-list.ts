import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The entry of one picture in `pictures.json`; only front pictures have `views`, which lists the picture
 * itself first.
 */
export type PictureEntry = {
  tone: string;
  hash: string;
  maskHash?: string;
  isTintable: boolean;
  views?: string[];
};
export type PictureList = Record<string, PictureEntry>;

/** The folder of all pictures; products refer to those in its folder `d`. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), '../pictures');
const file = join(picturesFolder, 'pictures.json');

/** Returns the first ten hex digits of the SHA-256 of a file's bytes. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

export const readPictureList = async (): Promise<PictureList> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

/** Adds or replaces entries in the current `pictures.json`, sorted by name. */
export const addToPictureList = async (entries: PictureList): Promise<void> => {
  const list = Object.entries({ ...(await readPictureList()), ...entries }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  await writeFile(
    file,
    `{\n${list.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`).join(',\n')}\n}\n`,
  );
};
