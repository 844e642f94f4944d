import { pluralEnglish } from '../plural.ts';

/** Listings: their orders, filters and pages. */
export const listing = {
  shownOf: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loadMore: 'Show more products',
  sort: 'Sort',
  orders: {
    relevance: 'Relevance',
    popular: 'Popular',
    latest: 'Latest',
    'price-low': 'Price low to high',
    'price-high': 'Price high to low',
  },
  filter: 'Filter',
  filters: 'Filters',
  filtersChosen: (count: number) => pluralEnglish(count, { one: `${count} filter applied`, other: `${count} filters applied` }),
  own: { category: 'Category', price: 'Price', stock: 'Availability' },
  inStock: 'In stock',
  soldOut: 'Out of stock',
  under: (amount: string) => `< ${amount}`,
  over: (amount: string) => `> ${amount}`,
  between: (from: string, to: string) => `${from} - ${to}`,
  moreValues: (count: number) => `${count} more`,
  removeFilter: 'Remove filter:',
  clearAll: 'Clear all',
  showResults: (count: number) => pluralEnglish(count, { one: `Show ${count} product`, other: `Show ${count} products` }),
  noneTitle: 'No product has all of this',
  noneText: 'Take one of these away to see more:',
  emptyListingTitle: 'No products in this category yet',
  emptyListingText: 'New goods come in every day. Have a look at the other categories.',
  subcategories: 'Inside this category',
  about: (name: string) => `About ${name}`,
};
