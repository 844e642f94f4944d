import { z } from 'zod';
import { isWrittenKind } from '../../entities.ts';

/** What every document of content has; `content` is HTML, sanitized when it was written, with links and pictures resolved for this store. */
const content = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  active: z.boolean(),
  store_id: z.array(z.int()),
  /** Language of the texts when the other language is used as a fallback. */
  lang: z.string().optional(),
  /** What matters in its picture, as `object-position` has it; absent where nobody said. */
  picture_focus: z.string().optional(),
});

/** Content with a page of its own, which sitemaps and the page's head read. */
const contentPage = content.extend({
  meta_title: z.string(),
  meta_description: z.string(),
  /** 0 excludes it from lists of pages. */
  sort_order: z.int(),
  /** When the record itself was last written. */
  updated_at: z.iso.datetime(),
});

/** A text page (wire §7.8). */
export const cmsPageDocument = contentPage.extend({
  content_heading: z.string(),
  page_layout: z.string(),
  meta_keywords: z.string(),
});
export type CmsPageDocument = z.infer<typeof cmsPageDocument>;

/** A piece of HTML that pages include by its identifier (wire §7.8). */
export const cmsBlockDocument = content;

/** A post of the shop's blog (ours). */
const blogPostDocument = contentPage.extend({
  summary: z.string(),
  /** Day of Baghdad. */
  published_on: z.iso.date(),
  /** Path in the shop's media; empty without one. */
  picture: z.string(),
});

/** A seller whose goods the shop sells (ours). */
const vendorDocument = contentPage.extend({
  summary: z.string(),
  /** Path in the shop's media; empty without one. */
  picture: z.string(),
  /** The option of the attribute 'vendor' that its products have; 0 when there is none. */
  option_id: z.int(),
});

/** A place of the shop that shoppers can go to (ours). */
const branchDocument = content.extend({
  /** The address as people say it. */
  summary: z.string(),
  /** Empty without one. */
  telephone: z.string(),
  /** `latitude,longitude` in degrees; empty where it is not known. */
  location: z.string(),
  /** 0 excludes it from the page of all. */
  sort_order: z.int(),
});

/** A page for an occasion, at the root of the store; one of several under the same slug (ours). */
const landingPageDocument = contentPage.extend({
  slug: z.string(),
  /** From 1. */
  page_number: z.int(),
  /** Path in the shop's media; empty without one. */
  picture: z.string(),
  /** Identifier of the carousel below its text; empty without one. */
  carousel: z.string(),
  /** What blocks of extensions show below its text, as blocks of the home page are. */
  blocks: z.array(z.looseObject({ type: z.string(), id: z.string() })),
});

/** The documents of content, each under its kind of `entities`: what an owner writes, in HTML. */
const contentDocuments = {
  cms_page: cmsPageDocument,
  blog_post: blogPostDocument,
  landing_page: landingPageDocument,
  cms_block: cmsBlockDocument,
  vendor: vendorDocument,
  branch: branchDocument,
};
export type ContentDocuments = {
  [Name in keyof typeof contentDocuments]: z.infer<(typeof contentDocuments)[Name]>;
};

/** Kinds of content that are written at the desk; records of vendors follow the options of their attribute. */
export const writtenKinds = (Object.keys(contentDocuments) as (keyof ContentDocuments)[]).filter(
  isWrittenKind,
);
