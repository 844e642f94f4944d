export type { CmsBlockInput, CmsPageInput, CmsPageText } from './cms-input.ts';
export { cmsBlockKeeper, cmsPageKeeper } from './content-keepers.ts';
export { readContentDocuments } from './content-store.ts';
export { rebuildContent } from './rebuild-content.ts';
