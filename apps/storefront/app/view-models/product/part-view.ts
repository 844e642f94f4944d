import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';
import { galleryOf, type PictureView } from './gallery-of.ts';
import { priceView, type PriceView } from './price-view.ts';

/** How a product inside another one is shown: a bundle's choice, a member of a group. */
export type PartView = { picture: PictureView | null; price: PriceView | null };

/** What is read of products inside another one, beside what a card shows. */
export const partFields = [
  'id',
  'sku',
  'name',
  'status',
  'visibility',
  'type_id',
  'required_options',
  'tax_class_id',
  'prices',
  'image',
  'small_image',
  'url_path',
  'stock',
] as const;

/** The skus a bundle or a group is made of, each once; none for other types. */
export const partSkusOf = ({
  type_id: type,
  bundle_options: options = [],
  product_links: links = [],
}: PartialProduct): string[] => {
  if (type === 'bundle')
    return [...new Set(options.flatMap(({ product_links: selections }) => selections.map(({ sku }) => sku)))];
  if (type !== 'grouped') return [];
  return [
    ...new Set(
      links
        .filter(({ link_type }) => link_type === 'associated')
        .map(({ linked_product_sku }) => linked_product_sku),
    ),
  ];
};

const partView = (part: PartialProduct, scale: number): PartView => {
  const path = part.small_image ?? part.image;
  const gallery = galleryOf(path, part.media_gallery);
  return {
    picture: gallery.find((picture) => picture.path === path) ?? gallery[0] ?? null,
    price: priceView(part, scale),
  };
};

/** Views of parts under their skus. */
export const partViews = (parts: readonly PartialProduct[], scale: number): Record<string, PartView> =>
  Object.fromEntries(parts.map((part) => [part.sku ?? '', partView(part, scale)]));

/** Of these documents those of the product's parts. */
export const partsAmong = (product: PartialProduct, documents: readonly WireDocument[]): PartialProduct[] => {
  const skus = new Set(partSkusOf(product));
  return documents.map(expandProduct).filter(({ sku }) => sku !== undefined && skus.has(sku));
};
