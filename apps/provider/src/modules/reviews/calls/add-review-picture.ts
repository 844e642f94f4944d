import { randomBytes } from 'node:crypto';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { takePicture } from '../../media/media.ts';
import { insertReviewPicture } from '../review-picture-sql.ts';

type Parts = {
  database: Database;
  limits: Pick<RateLimits, 'reviewPictures'>;
  pictureFolder: string | undefined;
};

const keyBytes = 16;

/** `POST /api/ext/dijla/reviews/pictures` (ours) */
export const addReviewPicture = handleCall(
  'review/add-picture',
  ({ database, limits, pictureFolder }: Parts) =>
    async ({ body: { data } }, { address }) => {
      const counted = await limits.reviewPictures.count(address);
      if (isRefusal(counted)) return counted;
      const taken =
        pictureFolder === undefined
          ? null
          : await takePicture(pictureFolder, Buffer.from(data, 'base64'), 'reviews');
      if (taken === null) return refusal('review.picture-unreadable');
      const key = randomBytes(keyBytes).toString('base64url');
      await insertReviewPicture(database, { key, path: taken.path });
      return { result: { key } };
    },
);
