import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { type CardView, cardFields } from '../../view-models/cards/card-view.ts';
import { expandProduct } from '../../view-models/wire/expand-document.ts';
import { crossSellSkus, relatedCards } from '../../view-models/cards/related-cards.ts';

/**
 * Number of products requested: as many as are shown, and as many again to replace those already in the
 * cart.
 */
const askedFor = 16;

const withSkus = async (
  source: CatalogSource,
  skus: readonly string[],
  include: readonly string[],
): Promise<WireDocument[]> => {
  if (skus.length === 0) return [];
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [{ attribute: 'sku', value: { in: [...skus] } }] },
    size: skus.length,
    include,
  });
  return hits;
};

const boughtWith = async (source: CatalogSource, skus: readonly string[]): Promise<string[]> => {
  const answer = await source.read('product/recommendations', {
    query: { skus: skus.join(','), size: String(askedFor), _source_include: 'sku' },
  });
  return (answer?.result.items ?? []).flatMap(({ sku }) => (typeof sku === 'string' ? [sku] : []));
};

/**
 * Loads products that go with the cart: first those the owner has linked to its products, then those others
 * bought with them, without products already in the cart.
 */
export const loadCrossSells = async (
  source: CatalogSource,
  inCart: readonly string[],
): Promise<CardView[]> => {
  const [owners, bought] = await Promise.all([
    withSkus(source, inCart, ['sku', 'product_links']),
    boughtWith(source, inCart).catch(() => []),
  ]);
  const linked = owners.flatMap((document) => crossSellSkus(expandProduct(document)));
  const skus = [...new Set([...linked, ...bought])].filter((sku) => !inCart.includes(sku)).slice(0, askedFor);
  return skus.length === 0
    ? []
    : relatedCards(await withSkus(source, skus, cardFields), {
        sku: '',
        skus,
        scale: source.store.currency.scale,
      });
};
