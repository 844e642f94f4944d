import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../../offline/device-source.ts';
import {
  type ReviewSort,
  type ReviewView,
  reviewsQuery,
  reviewsView,
} from '../../../view-models/product/review-view.ts';

/** Loads the next reviews of a product after `known` of them, in an order. Rejects when they cannot be loaded. */
export const moreReviews = async (
  store: StoreCode,
  productId: number,
  { known, sort }: { known: number; sort: ReviewSort },
): Promise<ReviewView[]> => {
  const source = deviceSource(store);
  const { language } = source.store;
  return reviewsView(await source.search('review', reviewsQuery(productId, known, sort)), language).reviews;
};
