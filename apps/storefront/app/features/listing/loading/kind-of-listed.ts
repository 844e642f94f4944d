import type { ListedPage } from '../../../paths.ts';
import type { ListingKind } from '../../../view-models/listing/sort-order.ts';

/** The orders of the shop's own listings: trends and what suits somebody have one of their own. */
export const kindOfListed: Readonly<Record<ListedPage, ListingKind>> = {
  'best-sellers': 'category',
  new: 'new',
  'special-offers': 'category',
  'trending-now': 'trending',
  recommendations: 'suited',
};
