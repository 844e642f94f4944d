export { documentAt, pathOf } from './document-at.ts';
export { mapUrl } from './map-url.ts';
export { searchCatalog } from './search-catalog.ts';
export { sourceProjection, type SourceLists } from './source-projection.ts';
