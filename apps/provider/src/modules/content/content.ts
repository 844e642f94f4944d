export type { CarouselInput, CarouselRule } from './carousel-input.ts';
export { type CarouselKey, type CarouselRow, findCarousel } from './carousel-sql.ts';
export { carouselHandler } from './carousel-handler.ts';
export type { CmsBlockInput, CmsPageInput } from './cms-input.ts';
export { rebuildContent } from './rebuild-content.ts';
export { cmsBlockHandler, cmsPageHandler } from './content-handlers.ts';
