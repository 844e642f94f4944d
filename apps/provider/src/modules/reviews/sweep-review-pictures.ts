import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connect.ts';
import type { Schedule } from '../../events/subscriber.ts';
import { forgetWaitingPictures, keptPaths } from './review-picture-sql.ts';

/** How long a picture waits for its review, in milliseconds. */
const waitsMs = 86_400_000;
/** Files looked up with one statement. */
const atOnce = 500;

/**
 * Deletes pictures whose review never came or is gone, a customer's with her account. A file younger than a day stays,
 * because its row may be on the way.
 */
export const sweepReviewPictures = async (
  database: Database,
  { pictureFolder, now }: { pictureFolder: string; now: number },
): Promise<void> => {
  await forgetWaitingPictures(database, now - waitsMs);
  const folder = join(pictureFolder, 'reviews');
  const names = await readdir(folder).catch(() => []);
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    const kept = await keptPaths(
      database,
      some.map((name) => `/reviews/${name}`),
    );
    for (const name of some) {
      if (kept.has(`/reviews/${name}`)) continue;
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found !== null && now - found.mtimeMs > waitsMs) await rm(file, { force: true });
    }
  }
};

/** The schedule that sweeps pictures, in a shop that keeps some. */
export const reviewPictureSchedules = (pictureFolder: string | undefined): Schedule[] =>
  pictureFolder === undefined
    ? []
    : [
        {
          name: 'sweep-review-pictures',
          cron: '40 * * * *',
          run: ({ database, now }) => sweepReviewPictures(database, { pictureFolder, now: now() }),
        },
      ];
