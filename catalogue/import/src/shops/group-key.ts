import { latinSlugOf } from '../latin-slug.ts';

/**
 * Returns a key for the rows of a product whose export has no handle, from its name and id. It may become
 * the base of a sku.
 */
export const groupKey = (name: string, id: string | number): string =>
  [latinSlugOf(name), String(id)].filter((part) => part !== '').join('-');
