import type { ListedPage } from '../../../paths.ts';
import type { ListingKind } from '../../../view-models/listing/sort-order.ts';

/**
 * The kind of each of the shop's own listings, which determines its sort orders: new and trending products
 * and recommendations have kinds of their own.
 */
export const kindOfListed: Readonly<Record<ListedPage, ListingKind>> = {
  'best-sellers': 'category',
  new: 'new',
  'special-offers': 'category',
  'trending-now': 'trending',
  recommendations: 'suited',
};
