/** The orders of a listing and what the catalogue sorts by (spec 1 §9); by relevance it is asked without an order. */
export const sortOrders = {
  relevance: null,
  popular: { field: 'number_of_sales', options: 'desc' },
  latest: { field: 'updated_at', options: 'desc' },
  'price-low': { field: 'final_price', options: 'asc' },
  'price-high': { field: 'final_price', options: 'desc' },
} as const;

export type SortOrder = keyof typeof sortOrders;

/** What is listed: a category's products, or what a search found. */
export type ListingKind = 'category' | 'search';

/** The orders to choose from, the first unless another is asked for: only what was searched for has relevance. */
export const ordersOf: Readonly<Record<ListingKind, readonly SortOrder[]>> = {
  category: ['popular', 'latest', 'price-low', 'price-high'],
  search: ['relevance', 'popular', 'latest', 'price-low', 'price-high'],
};

/** The order an address asks for; the first when it asks for none we know. */
export const sortOrderOf = (kind: ListingKind, given: string | null): SortOrder => ordersOf[kind].find((order) => order === given) ?? (kind === 'search' ? 'relevance' : 'popular');
