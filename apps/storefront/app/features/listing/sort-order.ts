/** The orders of a listing and what the catalogue sorts by (spec 1 §9). */
export const sortOrders = {
  popular: { field: 'number_of_sales', options: 'desc' },
  latest: { field: 'updated_at', options: 'desc' },
  'price-low': { field: 'final_price', options: 'asc' },
  'price-high': { field: 'final_price', options: 'desc' },
} as const;

export type SortOrder = keyof typeof sortOrders;

/** The order an address asks for; popular when it asks for none we know. */
export const sortOrderOf = (given: string | null): SortOrder => (given !== null && Object.hasOwn(sortOrders, given) ? (given as SortOrder) : 'popular');

/** As it stands in an address: the default order is left out. */
export const sortParameter = (order: SortOrder): string | undefined => (order === 'popular' ? undefined : order);
