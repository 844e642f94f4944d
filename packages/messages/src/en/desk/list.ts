import { grouped, pluralEnglish } from '../../plural.ts';

/** Texts of every list of the desk. */
export const list = {
  views: 'Views',
  allRows: 'All',
  filter: 'Filter',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  any: 'Any',
  from: 'From day',
  until: 'Until day',
  search: 'Search this list',
  nothing: 'Nothing here',
  nothingText: 'No row fits these filters.',
  nothingYet: 'It fills by itself as soon as there’s something to do.',
  older: 'Older',
  newest: 'Newest',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) =>
    pluralEnglish(count, { one: '1 selected', other: `${grouped(count)} selected` }),
  clearSelection: 'Clear selection',
  csv: 'Download all as CSV',
  saved: {
    save: 'Save this view',
    manage: 'Your views',
    name: 'Name of the view',
    isDefault: 'Open the list with it',
    isShared: 'Everybody has it',
    remove: (name: string) => `Delete ${name}`,
    saved: (name: string) => `Saved: ${name}`,
    unsearched: 'Words in the search field are not saved.',
  },
  keys: {
    down: 'Next row',
    up: 'Previous row',
    select: 'Select the row',
    open: 'Open the row',
    search: 'Search this list',
  },
  shown: (count: number) => pluralEnglish(count, { one: '1 row', other: `${grouped(count)} rows` }),
};
