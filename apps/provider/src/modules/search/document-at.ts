import type { ReadModel } from '../../read-model/read-model.ts';
import type { Document } from '../../read-model/engine/search-engine.ts';

/** What can stand at a path, in the order it is looked for, and the attribute that says where. */
const places = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
] as const;

export type DocumentAt = { entity: (typeof places)[number][0]; document: Document };

/** A path as documents have it, without slashes around it; empty when there is none. */
export const pathOf = (url: string | null | undefined): string => (url ?? '').replace(/^\/+|\/+$/g, '');

/** A path, and whose prices a product there shows. */
type Asked = { path: string; priceList?: string | undefined };

/** The product, category or page at exactly this path in a store's index, if there is one (wire §9). */
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
