import { latinSlugOf } from '../latin-slug.ts';

/** What the rows of a product are known by where its export has nothing to call them: its name and its number. A sku may have to be made of it. */
export const groupKey = (name: string, id: string | number): string =>
  [latinSlugOf(name), String(id)].filter((part) => part !== '').join('-');
