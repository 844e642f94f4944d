export { carouselCalls } from '../../browse/carousels/carousel-calls.ts';
export type { CarouselInput } from './carousel-input.ts';
export { carouselHandler } from './carousel-handler.ts';
export type { CmsBlockInput, CmsPageInput } from './cms-input.ts';
export { cmsBlockHandler, cmsPageHandler } from './content-handlers.ts';
