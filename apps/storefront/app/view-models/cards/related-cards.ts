import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { type CardView, cardView } from './card-view.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';

/** Most of them below a product. */
export const mostRelated = 8;

const kinds = ['related', 'upsell', 'crosssell'] as const;

const linkedSkus = ({ product_links: links = [] }: PartialProduct, kind: (typeof kinds)[number]): string[] =>
  links
    .filter(({ link_type }) => link_type === kind)
    .toSorted((one, other) => one.position - other.position)
    .map(({ linked_product_sku }) => linked_product_sku);

/** Skus the owner has linked to a product: what is like it first, then what is better, then what goes with it. */
export const relatedSkus = (product: PartialProduct): string[] => [
  ...new Set(kinds.flatMap((kind) => linkedSkus(product, kind))),
];

/** Skus of what the owner says goes with a product, in her order. */
export const crossSellSkus = (product: PartialProduct): string[] => linkedSkus(product, 'crosssell');

const isShown = ({ status = 1, visibility = 4 }: PartialProduct): boolean => status < 2 && visibility > 1;

/** Cards of what is related to a product, in the order of `skus`, or as the documents come when there are none; never the product itself. */
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
