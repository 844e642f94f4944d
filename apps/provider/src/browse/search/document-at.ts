import { type AddressedEntity, addressedEntities, entities } from '@dijla/contract/entities';
import type { Document, SearchEngine } from '@dijla/search-index/core/search-engine';

export type DocumentAt = { entity: AddressedEntity; document: Document };

/** Returns a path as documents store it, without leading and trailing slashes; empty when there is none. */
export const pathOf = (url: string | null | undefined): string => (url ?? '').replace(/^\/+|\/+$/g, '');

/** A path, the kinds it may name, and the price list whose prices a product shows. */
type Asked = { path: string; among?: readonly AddressedEntity[]; priceList?: string | undefined };

/**
 * Returns the document at exactly this path in a store view's index, if there is one (wire §9): its address
 * as documents hold it, without what stands before it.
 */
export const documentAt = async (
  { engine }: { engine: Pick<SearchEngine, 'search'> },
  index: string,
  { path, among = addressedEntities, priceList }: Asked,
): Promise<DocumentAt | undefined> => {
  for (const entity of among) {
    const { attribute } = entities[entity].address;
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
