import type { Texts } from '../catalog/catalog.ts';

type CmsPageText = {
  title: string;
  content_heading: string;
  content: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
};

/**
 * A CMS page at `/i/{identifier}`; `content` is HTML and may contain directives such as `{{block
 * id="promise"}}`.
 */
export type CmsPageInput = {
  identifier: string;
  is_active: boolean;
  page_layout: string;
  position: number;
  texts: Texts<CmsPageText>;
};

/** A piece of HTML that pages and screens include by its identifier. */
export type CmsBlockInput = {
  identifier: string;
  is_active: boolean;
  texts: Texts<{ title: string; content: string }>;
};
