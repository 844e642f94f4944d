import type { DemoLanguage } from '../demo-language.ts';

/**
 * `content` is HTML with the shop's directives: links as `{{store url="i/delivery"}}`, blocks as `{{block
 * id="contact-info"}}`.
 */
export type ContentText = {
  title: string;
  content_heading?: string;
  content: string;
  meta_title?: string;
  meta_description?: string;
};

/**
 * A page at `/i/{identifier}`, listed in the footer unless other pages link to it, or a block included by
 * pages and screens.
 */
export type ContentPiece = {
  identifier: string;
  kind: 'page' | 'unlisted-page' | 'block';
  texts: Readonly<Record<DemoLanguage, ContentText>>;
};
