export { carouselCalls } from './calls/carousel-calls.ts';
export type { CarouselInput } from './carousel-input.ts';
export { carouselKeeper } from './carousel-keeper.ts';
export type { CmsBlockInput, CmsPageInput, CmsPageText } from './cms-input.ts';
export { cmsBlockKeeper, cmsPageKeeper } from './content-keepers.ts';
export { rebuildContent } from './rebuild-content.ts';
