import { z } from 'zod';

const languageFallback = z.string().optional();

/** A page of text (wire §7.8); `content` is HTML, sanitised when it was written, with its links and pictures of this store. */
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
  /** 0 keeps it out of the lists of pages. */
  sort_order: z.int(),
  /** When the page itself was written last. */
  updated_at: z.iso.datetime(),
  store_id: z.array(z.int()),
  /** Language of the texts when they had to fall back to the other one. */
  lang: languageFallback,
});
export type CmsPageDocument = z.infer<typeof cmsPageDocument>;

/** A piece of HTML that pages and screens take in by its identifier (wire §7.8). */
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
