export { carouselCalls } from './calls/carousel-calls.ts';
export type { CarouselInput } from './carousel-input.ts';
export { carouselKeeper } from './carousel-keeper.ts';
export type { CmsBlockInput, CmsPageInput } from './cms-input.ts';
export { cmsBlockKeeper, cmsPageKeeper } from './content-keepers.ts';
