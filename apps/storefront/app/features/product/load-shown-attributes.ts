import type { SearchAnswer } from '@dijla/contract/client';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { specificationFields } from '../../view-models/product/specification-rows.ts';

/** Number of attributes per request (spec 1 §9). */
const attributesAtOnce = 150;

const attributesFrom = (source: CatalogSource, from: number): Promise<SearchAnswer<WireDocument>> =>
  source.search('attribute', {
    request: {
      _appliedFilters: [{ attribute: 'is_visible_on_front', value: { eq: '1' } }],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    },
    from,
    size: attributesAtOnce,
    include: specificationFields,
    isShared: true,
  });

/**
 * Loads every attribute that product pages show, however many there are; requested once for all pages
 * instead of per product.
 */
export const loadShownAttributes = async (source: CatalogSource): Promise<WireDocument[]> => {
  const first = await attributesFrom(source, 0);
  const others = Array.from({ length: Math.ceil(first.total / attributesAtOnce) - 1 }, (_, place) =>
    attributesFrom(source, (place + 1) * attributesAtOnce),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ hits }) => hits);
};
