import { createHash, randomBytes } from 'node:crypto';
import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { hashIn } from './picture-hash.ts';
import { pictureTone } from './picture-tone.ts';
import { renderAnew } from './render-picture.ts';
import type { PictureStore } from './stores/picture-store.ts';

/** A picture in the shop's store; `path` names what `hash` and `tone` are. */
export type TakenPicture = { path: string; hash: string; tone: string };

/** Smallest side of a picture of a product, in pixels. */
const leastSide = 50;
const grammar = /^\/desk\/([0-9a-f]{10})-([0-9a-f]{6})\.webp$/;

/** Who gave a picture, and so what its path begins with: the staff, or shoppers with reviews. */
export type Giver = 'desk' | 'reviews';

/**
 * Who gave a picture, the key of their share of the queue, a network or a member of the staff, and a signal that they
 * no longer wait.
 */
export type PictureGiver = { giver: Giver; caller: string; gone: () => AbortSignal };

/** A photo of a shopper has fewer pixels than one of the staff, because anybody may send one; our pages make it smaller. */
const pixelsAtMost: Readonly<Record<Giver, number>> = { desk: 50_000_000, reviews: 24_000_000 };

/**
 * One after the other, because a picture takes as much memory as it has pixels; the staff have a queue of their own,
 * so that no shopper keeps them waiting. A waiting shopper's picture is up to 3 MB.
 */
const queues = {
  desk: fairSemaphore({ atOnce: 1, waitingAtMost: 48, waitingOfOneAtMost: 24, patienceMs: 60_000 }),
  reviews: fairSemaphore({ atOnce: 1, waitingAtMost: 24, waitingOfOneAtMost: 4, patienceMs: 15_000 }),
} as const satisfies Record<Giver, unknown>;

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

const decoded = async (bytes: Uint8Array, giver: Giver) => {
  try {
    const picture = await renderAnew(bytes, pixelsAtMost[giver]);
    return { ...picture, tone: await pictureTone(picture.body) };
  } catch {
    // Any fault of the decoder means that these bytes are no picture.
    return null;
  }
};

/** Decodes a picture in its giver's turn; the refusal `request.busy` where the queue is full, or who gave it has left. */
const decodedInTurn = async (bytes: Uint8Array, { giver, caller, gone }: PictureGiver) => {
  const release = await queues[giver].acquire(gone(), caller);
  if (release === null) return refusal('request.busy');
  try {
    return await decoded(bytes, giver);
  } finally {
    release();
  }
};

/**
 * Keeps a picture that somebody gave in the shop's store, decoded and encoded anew; null where it is no JPEG, PNG,
 * WebP or GIF, or too small to be shown, or larger than its giver may give. The same picture of the staff is kept once.
 * Refused as busy when too many are waiting. Throws a `PictureStoreError` when it was not kept.
 */
export const takePicture = async (
  store: PictureStore,
  bytes: Uint8Array,
  given: PictureGiver,
): Promise<TakenPicture | Refusal | null> => {
  const picture = await decodedInTurn(bytes, given);
  if (picture !== null && isRefusal(picture)) return picture;
  if (picture === null || Math.min(picture.width, picture.height) < leastSide) return null;
  const { body, tone } = picture;
  const hash = nameOf(given.giver, body);
  const path = pathOf(given.giver, hash, tone);
  await store.put(path, body);
  return { path, hash, tone };
};

/** Returns what the path of a picture that staff gave says of it; undefined for every other path. */
export const givenPictureAt = (path: string): TakenPicture | undefined => {
  const [, hash, tone] = grammar.exec(path) ?? [];
  return hash === undefined || tone === undefined ? undefined : { path, hash, tone: `#${tone}` };
};
