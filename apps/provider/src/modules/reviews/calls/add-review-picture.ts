import { randomBytes } from 'node:crypto';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { isPictureStoreError, type PictureGiver, type PictureKeeper } from '../../media/media.ts';
import { insertReviewPicture } from '../review-picture-sql.ts';

type Parts = {
  database: Database;
  limits: Pick<RateLimits, 'reviewPictures'>;
  pictures: PictureKeeper | undefined;
};

const keyBytes = 16;

const takenBy = async (pictures: PictureKeeper | undefined, bytes: Buffer, given: PictureGiver) => {
  try {
    return (await pictures?.take(bytes, given)) ?? null;
  } catch (error) {
    if (isPictureStoreError(error)) return 'not saved';
    throw error;
  }
};

/** `POST /api/ext/dijla/reviews/pictures` (ours) */
export const addReviewPicture = handleCall(
  'review/add-picture',
  ({ database, limits, pictures }: Parts) =>
    async ({ body: { data } }, { address, gone }) => {
      const counted = await limits.reviewPictures.count(address);
      if (isRefusal(counted)) return counted;
      const taken = await takenBy(pictures, Buffer.from(data, 'base64'), {
        giver: 'reviews',
        caller: networkOf(address),
        gone,
      });
      if (taken === 'not saved') return refusal('review.picture-not-saved');
      if (taken === null) return refusal('review.picture-unreadable');
      if (isRefusal(taken)) return taken;
      const key = randomBytes(keyBytes).toString('base64url');
      await insertReviewPicture(database, { key, path: taken.path });
      return { result: { key } };
    },
);
