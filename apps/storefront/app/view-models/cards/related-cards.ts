import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { type CardView, cardView } from './card-view.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';

/** Maximum number of related products below a product. */
export const mostRelated = 8;

const kinds = ['related', 'upsell', 'crosssell'] as const;

const linkedSkus = ({ product_links: links = [] }: PartialProduct, kind: (typeof kinds)[number]): string[] =>
  links
    .filter(({ link_type }) => link_type === kind)
    .toSorted((one, other) => one.position - other.position)
    .map(({ linked_product_sku }) => linked_product_sku);

/**
 * Returns the skus that the owner has linked to a product: related first, then up-sells, then cross-sells.
 */
export const relatedSkus = (product: PartialProduct): string[] => [
  ...new Set(kinds.flatMap((kind) => linkedSkus(product, kind))),
];

/** Returns the skus of a product's cross-sells in the owner's order. */
export const crossSellSkus = (product: PartialProduct): string[] => linkedSkus(product, 'crosssell');

const isShown = ({ status = 1, visibility = 4 }: PartialProduct): boolean => status < 2 && visibility > 1;

/**
 * Returns the cards of related products in the order of `skus`, or in the order of the documents if `skus`
 * is empty, those out of stock last. The product itself is left out.
 */
export const relatedCards = (
  documents: readonly WireDocument[],
  { sku, skus, scale }: { sku: string; skus: readonly string[]; scale: number },
): CardView[] => {
  const found = documents.filter((document) => isShown(expandProduct(document)) && document['sku'] !== sku);
  const named = skus.flatMap((wanted) => found.filter((document) => document['sku'] === wanted));
  const cards = (skus.length > 0 ? named : found).map((document) => cardView(document, scale));
  return cards
    .toSorted((one, other) => Number(one.isOutOfStock) - Number(other.isOutOfStock))
    .slice(0, mostRelated);
};
