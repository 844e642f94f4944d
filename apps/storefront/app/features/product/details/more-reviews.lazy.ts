import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../../offline/device-source.ts';
import {
  type ReviewChoice,
  reviewsQuery,
  type ReviewsView,
  reviewsView,
} from '../../../view-models/product/review-view.ts';

/** Loads the next reviews of a product after `known` of them, as chosen. Rejects when they cannot be loaded. */
export const moreReviews = async (
  store: StoreCode,
  productId: number,
  { known, choice }: { known: number; choice: ReviewChoice },
): Promise<ReviewsView> => {
  const source = deviceSource(store);
  const { language } = source.store;
  return reviewsView(await source.search('review', reviewsQuery(productId, known, choice)), language);
};
