import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';

/**
 * Returns a key for the rows of a product whose export has no handle, from its name and id. It may become
 * the base of a sku.
 */
export const groupKey = (name: string, id: string | number): string =>
  [latinSlugOf(name), String(id)].filter((part) => part !== '').join('-');
