export type { CmsBlockInput, CmsPageInput, CmsPageText } from './cms-input.ts';
export { cmsBlockKeeper, cmsPageKeeper } from './content-keepers.ts';
export { rebuildContent } from './rebuild-content.ts';
