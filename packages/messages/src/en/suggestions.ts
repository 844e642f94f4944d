import { pluralEnglish } from '../plural.ts';

/** What opens below the search field. */
export const suggestions = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  bestsellers: 'Bestsellers',
  categories: 'Categories',
  products: 'Products',
  showAll: (term: string) => `All results for “${term}”`,
  looking: 'Searching',
  found: (count: number) => pluralEnglish(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  nothing: (term: string) => `Nothing found for “${term}”`,
  nothingHint: 'Check the spelling or try a more general word.',
  seen: 'Recently viewed',
  nothingOffline: (term: string) => `Nothing kept on this device for “${term}”`,
  nothingOfflineHint: 'The whole shop is searched as soon as you are connected.',
  offline: 'You are offline. Only what is on your device can be found.',
};
