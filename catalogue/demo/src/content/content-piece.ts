import type { Language } from '@dijla/provider/modules/catalog/catalog';

/** `content` is HTML with the shop's directives: links as `{{store url="i/delivery"}}`, blocks as `{{block id="contact-info"}}`. */
export type ContentText = {
  title: string;
  content_heading?: string;
  content: string;
  meta_title?: string;
  meta_description?: string;
};

/** A page at `/i/{identifier}`, listed at every page's end unless other pages lead to it, or a block that pages and screens take in. */
export type ContentPiece = {
  identifier: string;
  kind: 'page' | 'unlisted-page' | 'block';
  texts: Readonly<Record<Language, ContentText>>;
};
