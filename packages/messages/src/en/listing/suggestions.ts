import { pluralEnglish } from '../../plural.ts';

/** The dropdown below the search field. */
export const suggestions = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  popular: 'Popular searches',
  bestsellers: 'Bestsellers',
  categories: 'Categories',
  products: 'Products',
  words: 'Searches',
  brands: 'Brands',
  meant: (text: string) => `Did you mean “${text}”?`,
  showAll: (term: string) => `All results for “${term}”`,
  looking: 'Searching',
  found: (count: number) =>
    pluralEnglish(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  nothing: (term: string) => `Nothing found for “${term}”`,
  nothingHint: 'Check the spelling or try a more general word.',
  seen: 'Recently viewed',
  nothingOffline: (term: string) => `Nothing saved on this device for “${term}”`,
  nothingOfflineHint: 'We’ll search the whole shop once you’re online.',
  offline: 'You’re offline. You can only search what’s saved on your device.',
};
