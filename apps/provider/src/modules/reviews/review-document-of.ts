import type { ReviewDocument } from '@dijla/contract/client';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import type { StoreView } from '../../call/store-view.ts';
import type { ApprovedReview } from './approved-reviews-sql.ts';

const percentOfStar = 20;

/** The place of a language in the order read in a store view; last for one that the shop does not have. */
const placeOf = (language: string, own: Language): number => {
  const order = readingOrder(own);
  const place = order.findIndex((read) => read === language);
  return place === -1 ? order.length : place;
};

/** Returns a review in the form a store view returns it (wire §7.8). */
export const reviewDocumentOf = (
  { language, rating, bought_here, answer, helpful, pictures, ...review }: ApprovedReview,
  { id: storeId, language: own }: Pick<StoreView, 'id' | 'language'>,
): ReviewDocument => ({
  ...review,
  review_entity: 'product',
  review_status: 1,
  store_id: storeId,
  stores: [storeId],
  ratings: rating === null ? [] : [{ rating_name: 'Rating', value: rating, percent: rating * percentOfStar }],
  ...(rating === null ? {} : { rating }),
  ...(bought_here ? { bought_here: true as const } : {}),
  ...(answer === null ? {} : { answer }),
  ...(pictures === null ? {} : { pictures }),
  ...(helpful === 0 ? {} : { helpful }),
  lang: language,
  lang_order: placeOf(language, own),
});
