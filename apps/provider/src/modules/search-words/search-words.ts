export { searchWordsHandler } from './search-words-handler.ts';
export { type SearchWordsInput, readOwnersWords } from './search-words-sql.ts';
