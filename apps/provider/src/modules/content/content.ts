export { type OwnLink, readOwnLinks } from './links/read-own-links.ts';
export { hasArrangementDocuments } from './arrangements/arrangement-sql.ts';
export type { CarouselInput, CarouselRule } from './carousel-input.ts';
export { type CarouselKey, type CarouselRow, findCarousel } from './carousel-sql.ts';
export { carouselHandler } from './carousel-handler.ts';
export { type BlockKinds, blockKindsOf, describedBlock } from './extension-blocks/block-kinds.ts';
export type {
  ContentBlock,
  ContentBlockContext,
  ContentBlockField,
  ContentBlockFields,
  ContentBlockPart,
  ContentBlockValues,
} from './extension-blocks/content-block.ts';
export { html } from './extension-blocks/escaped-html.ts';
export { withShownBlocks } from './extension-blocks/shown-blocks.ts';
export { tellBlocks } from './extension-blocks/tell-blocks-sql.ts';
export type { ContentKind } from './kinds/content-kind.ts';
export {
  type CmsBlockInput,
  type CmsPageInput,
  contentKinds,
  type ContentRecords,
} from './kinds/content-kinds.ts';
export { cmsBlockHandler, cmsPageHandler, contentHandlers } from './content-handlers.ts';
export { tellDueSlides } from './carousels/tell-due-slides-sql.ts';
export { publishDueContent } from './desk/publish-due-content.ts';
export { rebuildContent } from './rebuild-content.ts';
