import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';
import { galleryOf, type PictureView } from './gallery-of.ts';
import { priceView, type PriceView } from './price-view.ts';

/** The view of a product inside another one: a selection of a bundle or a member of a group. */
export type PartView = { picture: PictureView | null; price: PriceView | null };

/** Fields read of the parts of a bundle or group, in addition to those that cards read. */
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

/** Returns the skus of a bundle's or group's parts, without duplicates; none for other types. */
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

/** Returns views of parts by sku. */
export const partViews = (parts: readonly PartialProduct[], scale: number): Record<string, PartView> =>
  Object.fromEntries(parts.map((part) => [part.sku ?? '', partView(part, scale)]));

/** Returns those of the documents that are parts of the product. */
export const partsAmong = (product: PartialProduct, documents: readonly WireDocument[]): PartialProduct[] => {
  const skus = new Set(partSkusOf(product));
  return documents.map(expandProduct).filter(({ sku }) => sku !== undefined && skus.has(sku));
};
