import type { ContentDocuments } from '@dijla/contract/client';
import { contentPath } from '@dijla/contract/entities';

/** A vendor as its page shows it. */
export type VendorView = {
  identifier: string;
  /** Its address below the store's prefix. */
  urlPath: string;
  name: string;
  title: string;
  summary: string;
  description: string;
  /** HTML, sanitized when it was saved. */
  content: string;
  /** Path in the shop's media; empty without one. */
  ownPicture: string;
  /** The value of the attribute 'vendor' that its products have. */
  optionId: number;
  /** Language of the texts when it differs from the store's. */
  lang: string | null;
};

/** Returns the view of a vendor's document; members that another provider leaves out are empty. */
export const vendorView = (document: Partial<ContentDocuments['vendor']>): VendorView => {
  const { identifier = '', title = '', summary = '', content = '', picture = '', option_id = 0 } = document;
  return {
    identifier,
    urlPath: contentPath('vendor', identifier),
    name: title,
    title: document.meta_title || title,
    summary,
    description: document.meta_description || summary,
    content,
    ownPicture: picture,
    optionId: option_id,
    lang: document.lang ?? null,
  };
};
