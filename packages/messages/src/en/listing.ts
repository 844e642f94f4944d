/** Listings: their orders, filters and pages. */
export const listing = {
  shownOf: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loadMore: 'Show more products',
  sort: 'Sort',
  sortPopular: 'Popular',
  sortLatest: 'Latest',
  sortPriceLow: 'Price low to high',
  sortPriceHigh: 'Price high to low',
  emptyListingTitle: 'No products in this category yet',
  emptyListingText: 'New goods come in every day. Have a look at the other categories.',
  subcategories: 'Inside this category',
};
