export { brandCalls } from './brands/brand-calls.ts';
export { carouselCalls } from './carousels/carousel-calls.ts';
export { categoryCalls } from './categories/category-calls.ts';
export { checkStock, listStock } from './products/stock-calls.ts';
export { mapUrl } from './search/map-url.ts';
export { recommendProducts } from './products/recommend-products.ts';
export { renderList } from './products/render-list.ts';
export { resolveUrl } from './addresses/resolve-url.ts';
export { searchCatalog } from './search/search-catalog.ts';
