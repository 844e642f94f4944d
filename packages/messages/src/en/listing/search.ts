/** The search field, on every page. Its dropdown is in `suggestions`, the results page in `results`. */
export const search = {
  search: 'Search',
  placeholder: 'Search products, brands, categories',
  /** Used where the field is narrow. */
  shortPlaceholder: 'Search products',
  clear: 'Clear',
  close: 'Close search',
};
