// @chunk listing
export type SortOrder =
  | 'relevance'
  | 'newest'
  | 'suited'
  | 'trending'
  | 'popular'
  | 'latest'
  | 'price-low'
  | 'price-high';

/**
 * What is listed: products of a category, new products, search results, trending products, or
 * recommendations.
 */
export type ListingKind = 'category' | 'new' | 'search' | 'trending' | 'suited';

const ofAll = ['popular', 'latest', 'price-low', 'price-high'] as const satisfies readonly SortOrder[];

/** The orders to choose from, the default first. Only search results can be sorted by relevance. */
export const ordersOf: Readonly<Record<ListingKind, readonly [SortOrder, ...SortOrder[]]>> = {
  category: ofAll,
  new: ['newest', ...ofAll],
  search: ['relevance', ...ofAll],
  trending: ['trending', ...ofAll],
  suited: ['suited', ...ofAll],
};

/** Returns the order an address asks for, or the default if it is unknown or missing. */
export const sortOrderOf = (kind: ListingKind, given: string | null): SortOrder =>
  ordersOf[kind].find((order) => order === given) ?? ordersOf[kind][0];

/**
 * Returns the order after one was picked. Picking the present order again restores the default (spec 1 §5).
 */
export const pickedOrder = (kind: ListingKind, present: SortOrder, picked: SortOrder): SortOrder =>
  picked === present ? ordersOf[kind][0] : picked;
