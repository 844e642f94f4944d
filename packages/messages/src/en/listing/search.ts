/** The search field, on every page. What opens below it is in `suggestions`, the page of what was found in `results`. */
export const search = {
  search: 'Search',
  placeholder: 'Search products, brands, categories',
  /** Where the field is narrow. */
  shortPlaceholder: 'Search products',
  clear: 'Clear',
  close: 'Close search',
};
