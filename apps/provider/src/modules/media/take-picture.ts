import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMutex } from '@dijla/semaphore/mutex';
import { hashIn } from './picture-hash.ts';
import { pictureTone } from './picture-tone.ts';
import { renderAnew } from './render-picture.ts';

/** A picture in the shop's folder; `path` names what `hash` and `tone` are. */
type TakenPicture = { path: string; hash: string; tone: string };

/** Smallest side of a picture of a product, in pixels. */
const leastSide = 50;
/** One after the other: a picture takes as much memory as it has pixels. */
const inTurn = createMutex();

const grammar = /^\/desk\/([0-9a-f]{10})-([0-9a-f]{6})\.webp$/;

/** Who gave a picture, and so the folder it is in: the staff, or shoppers with reviews. */
type Giver = 'desk' | 'reviews';

const pathOf = (giver: Giver, hash: string, tone: string): string =>
  `/${giver}/${hash}-${tone.slice(1)}.webp`;

/**
 * Names a picture by what it is; one of a shopper by chance, so that nobody who gave it knows its address before staff
 * have approved it.
 */
const nameOf = (giver: Giver, body: Buffer): string =>
  giver === 'reviews'
    ? randomBytes(5).toString('hex')
    : hashIn(createHash('sha256').update(body).digest('hex'));

const store = async (file: string, body: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

const decoded = async (bytes: Uint8Array) => {
  try {
    const picture = await renderAnew(bytes);
    return { ...picture, tone: await pictureTone(picture.body) };
  } catch {
    // Any fault of the decoder means that these bytes are no picture.
    return null;
  }
};

/**
 * Keeps a picture that somebody gave in the shop's folder, decoded and encoded anew; null where it is no JPEG, PNG,
 * WebP or GIF, or too small to be shown. The same picture of the staff is kept once.
 */
export const takePicture = (
  folder: string,
  bytes: Uint8Array,
  giver: Giver = 'desk',
): Promise<TakenPicture | null> =>
  inTurn(async () => {
    const picture = await decoded(bytes);
    if (picture === null || Math.min(picture.width, picture.height) < leastSide) return null;
    const { body, tone } = picture;
    const hash = nameOf(giver, body);
    const path = pathOf(giver, hash, tone);
    await store(join(folder, path), body);
    return { path, hash, tone };
  });

/** Returns what is known of a picture that `takePicture` kept; undefined where there is none at this path. */
export const takenPicture = async (folder: string, path: string): Promise<TakenPicture | undefined> => {
  const [, hash, tone] = grammar.exec(path) ?? [];
  if (hash === undefined || tone === undefined) return undefined;
  const isThere = await stat(join(folder, path)).then(
    (file) => file.isFile(),
    () => false,
  );
  return isThere ? { path, hash, tone: `#${tone}` } : undefined;
};
