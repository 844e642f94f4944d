export type { CmsBlockInput, CmsPageInput, CmsPageText } from './cms-input.ts';
