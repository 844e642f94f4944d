import { z } from 'zod';

const languageFallback = z.string().optional();

/**
 * A text page (wire §7.8); `content` is HTML, sanitized when it was written, with links and pictures
 * resolved for this store.
 */
export const cmsPageDocument = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  content_heading: z.string(),
  page_layout: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  active: z.boolean(),
  /** 0 excludes it from lists of pages. */
  sort_order: z.int(),
  /** When the page itself was last written. */
  updated_at: z.iso.datetime(),
  store_id: z.array(z.int()),
  /** Language of the texts when the other language is used as a fallback. */
  lang: languageFallback,
});
export type CmsPageDocument = z.infer<typeof cmsPageDocument>;

/** A piece of HTML that pages include by its identifier (wire §7.8). */
export const cmsBlockDocument = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  active: z.boolean(),
  store_id: z.array(z.int()),
  lang: languageFallback,
});
export type CmsBlockDocument = z.infer<typeof cmsBlockDocument>;
