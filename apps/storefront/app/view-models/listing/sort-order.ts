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

/** What is listed: products of a category, the latest of the shop, what a search found, what sells better than before, what suits somebody. */
export type ListingKind = 'category' | 'new' | 'search' | 'trending' | 'suited';

const ofAll = ['popular', 'latest', 'price-low', 'price-high'] as const satisfies readonly SortOrder[];

/** The orders to choose from, the first unless another is asked for: only what was searched for has relevance. */
export const ordersOf: Readonly<Record<ListingKind, readonly [SortOrder, ...SortOrder[]]>> = {
  category: ofAll,
  new: ['newest', ...ofAll],
  search: ['relevance', ...ofAll],
  trending: ['trending', ...ofAll],
  suited: ['suited', ...ofAll],
};

/** The order an address asks for; the first when it asks for none we know. */
export const sortOrderOf = (kind: ListingKind, given: string | null): SortOrder =>
  ordersOf[kind].find((order) => order === given) ?? ordersOf[kind][0];

/** The order after one was picked: picked twice it goes, and the listing's own is back (spec 1 §5). */
export const pickedOrder = (kind: ListingKind, present: SortOrder, picked: SortOrder): SortOrder =>
  picked === present ? ordersOf[kind][0] : picked;
