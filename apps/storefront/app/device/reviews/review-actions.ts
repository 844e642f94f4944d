import type { CallAnswer } from '@dijla/contract/client';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageClient } from '../page-client.ts';
import { pageListClient, storeCode } from '../lists/page-lists.ts';

type ResultOf<A> = A extends { ok: true; result: infer Result } ? Result : never;
type OwnReviews = ResultOf<CallAnswer<'user/reviews'>>;
export type OwnReview = OwnReviews['items'][number];

const sentWithin = 15_000;

const asked = () => ({
  query: { storeCode: storeOfPath(location.pathname).code },
  signal: AbortSignal.timeout(sentWithin),
});

export type GivenReview = {
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  rating: number;
  /** Stars by aspect, as far as they were given. */
  aspects: { aspect: string; stars: number }[];
  /** Of the device, by which a guest's own review is known. */
  device: string;
  /** Keys of pictures that the shop has taken. */
  pictures: string[];
};

/** Sends a review. The text is empty without an answer, and `invalid` where the shop returns a list of errors. */
export const sendReview = async (
  review: GivenReview,
  invalid: string,
): Promise<{ ok: true } | { ok: false; text: string }> => {
  const answer = await pageClient('review/create', { ...asked(), body: { review } }).catch(() => null);
  if (answer?.ok) return { ok: true };
  const said = answer?.result ?? '';
  return { ok: false, text: typeof said === 'string' ? said : invalid };
};

/** Returns the customer's reviews below the id `before`, from the newest without one; null while they cannot be read. */
export const readOwnReviews = async (before: number | null): Promise<OwnReviews | null> => {
  const { query, signal } = asked();
  const page = before === null ? query : { ...query, before: String(before) };
  const answer = await pageClient('user/reviews', { query: page, signal }).catch(() => null);
  return answer?.ok ? answer.result : null;
};

/** Returns what the shop asks stars for; none while that cannot be read. */
export const readAspects = async (): Promise<{ code: string; name: string }[]> => {
  const answer = await pageListClient('review/aspects', { query: { storeCode: storeCode() } }).catch(
    () => null,
  );
  return answer?.ok ? answer.result : [];
};
