import { blogPost } from './blog-post.ts';
import { branch } from './branch.ts';
import { cmsBlock } from './cms-block.ts';
import { cmsPage } from './cms-page.ts';
import type { ContentInput } from './content-kind.ts';
import { landingPage } from './landing-page.ts';
import { vendor } from './vendor.ts';

/** Every kind of content under the name of its records in imports, in the order in which they are applied. */
export const contentKinds = {
  'cms-block': cmsBlock,
  'cms-page': cmsPage,
  'landing-page': landingPage,
  'blog-post': blogPost,
  vendor,
  branch,
} as const;

/** The records of each kind, under the same names. */
export type ContentRecords = {
  [Name in keyof typeof contentKinds]: ContentInput<(typeof contentKinds)[Name]>;
};
export type CmsBlockInput = ContentRecords['cms-block'];
export type CmsPageInput = ContentRecords['cms-page'];
