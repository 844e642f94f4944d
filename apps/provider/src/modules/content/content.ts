export { type OwnLink, readOwnLinks } from './links/read-own-links.ts';
export { hasArrangementDocuments } from './arrangements/arrangement-sql.ts';
export type { CarouselInput, CarouselRule } from './carousel-input.ts';
export { type CarouselKey, type CarouselRow, findCarousel } from './carousel-sql.ts';
export { carouselHandler } from './carousel-handler.ts';
export type { ContentKind } from './kinds/content-kind.ts';
export {
  type CmsBlockInput,
  type CmsPageInput,
  contentKinds,
  type ContentRecords,
} from './kinds/content-kinds.ts';
export { cmsBlockHandler, cmsPageHandler, contentHandlers } from './content-handlers.ts';
export { publishDueContent } from './desk/publish-due-content.ts';
export { rebuildContent } from './rebuild-content.ts';
