import type { Database } from '../../database/connect.ts';
import type { Schedule } from '../../events/subscriber.ts';
import type { PictureStore } from '../media/media.ts';
import { forgetWaitingPictures, keptPaths } from './review-picture-sql.ts';

/** How long a picture waits for its review, in milliseconds. */
const waitsMs = 86_400_000;
/** Pictures looked up with one statement. */
const atOnce = 500;

/** Yields arrays of at most `atOnce` of what is listed. */
async function* inBatches<T>(listed: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of listed) {
    batch.push(one);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Deletes pictures whose review never came or is gone, a customer's with her account. A file younger than a day stays,
 * because its row may be on the way.
 */
export const sweepReviewPictures = async (
  database: Database,
  { store, now }: { store: PictureStore; now: number },
): Promise<void> => {
  await forgetWaitingPictures(database, now - waitsMs);
  for await (const pictures of inBatches(store.list('/reviews'))) {
    const kept = await keptPaths(
      database,
      pictures.map(({ path }) => path),
    );
    for (const { path, changedAt } of pictures)
      if (!kept.has(path) && now - changedAt > waitsMs) await store.delete(path);
  }
};

/** The schedule that sweeps pictures, in a shop that keeps some. */
export const reviewPictureSchedules = (store: PictureStore | undefined): Schedule[] =>
  store === undefined
    ? []
    : [
        {
          name: 'sweep-review-pictures',
          cron: '40 * * * *',
          run: ({ database, now }) => sweepReviewPictures(database, { store, now: now() }),
        },
      ];
