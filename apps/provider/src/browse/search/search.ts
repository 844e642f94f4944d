export { documentAt, pathOf } from './document-at.ts';
export { mapUrl } from './map-url.ts';
export { searchCatalog } from './search-catalog.ts';
export { sourceLists } from './source-lists.ts';
export { sourceProjection } from './source-projection.ts';
