import type { ReadModel } from '../../read-model/read-model.ts';
import type { Document } from '@dijla/search-index/core/search-engine';

/** Entities a path may name, in lookup order, with the attribute that holds the path. */
const places = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
] as const;

export type DocumentAt = { entity: (typeof places)[number][0]; document: Document };

/** Returns a path as documents store it, without leading and trailing slashes; empty when there is none. */
export const pathOf = (url: string | null | undefined): string => (url ?? '').replace(/^\/+|\/+$/g, '');

/** A path, and the price list whose prices a product shows. */
type Asked = { path: string; priceList?: string | undefined };

/**
 * Returns the product, category or page at exactly this path in a store view's index, if there is one (wire
 * §9).
 */
export const documentAt = async (
  { engine }: Pick<ReadModel, 'engine'>,
  index: string,
  { path, priceList }: Asked,
): Promise<DocumentAt | undefined> => {
  for (const [entity, attribute] of places) {
    const query = {
      applied: [{ attribute, value: { eq: path }, scope: 'default' as const }],
      available: [],
      sort: [],
      text: '',
      priceList,
      from: 0,
      size: 1,
    };
    const [hit] = (await engine.search(index, entity, query)).hits;
    if (hit !== undefined) return { entity, document: hit.document };
  }
  return undefined;
};
