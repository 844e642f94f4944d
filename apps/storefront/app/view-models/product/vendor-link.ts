import type { ContentDocuments } from '@dijla/contract/client';

/** The vendor of a product as the product's page names it. */
export type VendorLink = {
  /** Address of its page below the store's prefix. */
  urlPath: string;
  name: string;
  /** Language of the name when it differs from the store's. */
  lang: string | null;
};

/** Returns what a product's page shows of a vendor's document. */
export const vendorLink = ({
  identifier = '',
  title = '',
  lang,
}: Partial<ContentDocuments['vendor']>): VendorLink => ({
  urlPath: `vendor/${identifier}`,
  name: title,
  lang: lang ?? null,
});
