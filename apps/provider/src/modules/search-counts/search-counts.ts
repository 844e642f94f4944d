export { type ClickCounter, clickCounter } from './click-counter.ts';
export { clickFavour } from './click-favour.ts';
export { keepSearchClicks, readClickWeights, readClicksOfText } from './search-click-sql.ts';
export { countedText } from './counted-text.ts';
export { type CountedSearch, type SearchCounter, searchCounter } from './search-counter.ts';
export { keepSearchCounts, readPopularSearches } from './search-count-sql.ts';
