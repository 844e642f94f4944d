/** The search field, what it suggests, and the page of results. */
export const search = {
  search: 'Search',
  placeholder: 'What are you looking for?',
};
