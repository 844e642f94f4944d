export { type CountedSearch, type SearchCounter, searchCounter } from './search-counter.ts';
export { keepSearchCounts, readPopularSearches } from './search-count-sql.ts';
