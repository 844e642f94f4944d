import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parsePicturePath } from './picture-path.ts';
import { findSource, type PicturePlace, type PictureSource, versionOf } from './picture-source.ts';

const hashDigits = 10;
const remembered = new LRUCache<string, string>({ max: 20_000 });

const digest = async ({ master, tinting }: PictureSource): Promise<string> => {
  const hash = createHash('sha256');
  for (const { open } of tinting ? [master, tinting.mask] : [master]) {
    const original = await open();
    if (typeof original !== 'string') hash.update(original);
    else for await (const part of createReadStream(original)) hash.update(part);
  }
  return hash.update(tinting?.tint ?? '').digest('hex');
};

/**
 * Returns the SHA-256 of the master's bytes and, when tinted, of its mask and the tint's hex digits.
 * Computed once per version of the files.
 */
export const digestOf = async (source: PictureSource): Promise<string> => {
  const key = versionOf(source);
  const known = remembered.get(key) ?? (await digest(source));
  remembered.set(key, known);
  return known;
};

export const hashIn = (wholeDigest: string): string => wholeDigest.slice(0, hashDigits);

/**
 * Returns the ten hex digits that bind the URL of the picture at `path` to its content; undefined when no place has
 * it.
 */
export const pictureHash = async (
  places: readonly PicturePlace[],
  path: string,
): Promise<string | undefined> => {
  const picture = parsePicturePath(path);
  const source = picture && (await findSource(places, picture));
  return source && hashIn(await digestOf(source));
};
