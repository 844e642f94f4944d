import { grouped, pluralEnglish } from '../../plural.ts';

/** Listings: sort orders, filters and pages. */
export const listing = {
  shownOf: (shown: number, total: number) => `Showing ${grouped(shown)} of ${grouped(total)}`,
  loadMore: 'Show more products',
  shownBetween: (first: number, last: number, total: number) =>
    `Showing ${grouped(first)}–${grouped(last)} of ${grouped(total)}`,
  nextProducts: 'Next products',
  previousProducts: 'Previous products',
  sort: 'Sort',
  orders: {
    relevance: 'Relevance',
    suited: 'Best match',
    newest: 'New arrivals',
    trending: 'Trending',
    popular: 'Popular',
    latest: 'Latest',
    'price-low': 'Price low to high',
    'price-high': 'Price high to low',
  },
  filter: 'Filter',
  filters: 'Filters',
  filtersChosen: (count: number) =>
    pluralEnglish(count, { one: `${count} filter applied`, other: `${count} filters applied` }),
  own: { category: 'Category', price: 'Price', stock: 'Availability' },
  inStock: 'In stock',
  soldOut: 'Out of stock',
  under: (amount: string) => `< ${amount}`,
  over: (amount: string) => `> ${amount}`,
  between: (from: string, to: string) => `${from} - ${to}`,
  moreValues: (count: number) => `${count} more`,
  removeFilter: 'Remove filter:',
  clearAll: 'Clear all',
  showResults: (count: number) =>
    pluralEnglish(count, { one: `Show ${count} product`, other: `Show ${grouped(count)} products` }),
  noneTitle: 'No product matches all your filters',
  noneText: 'Remove a filter to see more:',
  emptyListingTitle: 'No products in this category yet',
  emptyListingText: 'New products arrive every day. Take a look at the other categories.',
  subcategories: 'In this category',
  brandsOf: (name: string) => `Brands in ${name}`,
  about: (name: string) => `About ${name}`,
};
