export { mapUrl } from './map-url.ts';
export { searchCatalog } from './search-catalog.ts';
