export type SortOrder = 'relevance' | 'popular' | 'latest' | 'price-low' | 'price-high';

/** What is listed: a category's products, or what a search found. */
export type ListingKind = 'category' | 'search';

/** The orders to choose from, the first unless another is asked for: only what was searched for has relevance. */
export const ordersOf: Readonly<Record<ListingKind, readonly SortOrder[]>> = {
  category: ['popular', 'latest', 'price-low', 'price-high'],
  search: ['relevance', 'popular', 'latest', 'price-low', 'price-high'],
};

/** The order an address asks for; the first when it asks for none we know. */
export const sortOrderOf = (kind: ListingKind, given: string | null): SortOrder => ordersOf[kind].find((order) => order === given) ?? (kind === 'search' ? 'relevance' : 'popular');
