export { searchCatalog } from './search-catalog.ts';
