import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { filteredFor, isForSale, pictureInStead, swatchesOf } from './card-variants.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';
import { galleryOf, type PictureView } from '../product/gallery-of.ts';
import { isVirtualProduct } from '@dijla/commerce-rules/product-types/is-virtual-product';
import { leastPrice } from '../product/least-price.ts';
import { lowestPrice, priceView, type PriceView } from '../product/price-view.ts';
import { ratingView, type RatingView } from '../product/rating-view.ts';
import { stockView } from '../product/stock-view.ts';

/** Everything a product card shows. */
export type CardView = {
  sku: string;
  name: string;
  /** Language of the name if it is not the store view's. */
  lang: string | null;
  urlPath: string;
  /**
   * Option value ids that were filtered for, by attribute code, where variants differ by them. The product
   * page opens with them chosen.
   */
  asked?: Record<string, number> | null;
  picture: PictureView | null;
  price: PriceView | null;
  isOutOfStock: boolean;
  /** The quantity left, if it is low enough to be shown. */
  onlyLeft: number | null;
  /** Colors of available variants as `#rrggbb`. */
  colours: string[];
  rating: RatingView | null;
  /** Size class, '' for none; null if nothing is delivered or the delivery day is unknown. */
  delivery: string | null;
  buying: CardBuying;
};

/**
 * What a tap on the card's button does. `add` adds the product to the cart, `choose` asks for a color or
 * size first, `look` opens the product page (for bundles, groups, downloads, and products with options to
 * fill in).
 */
type CardBuying = 'add' | 'choose' | 'look';

/**
 * Fields that `cardView` reads, and the dated prices from which a stored page gets its expiry. Sent as
 * `_source_include`.
 */
export const cardFields = [
  'id',
  'sku',
  'name',
  'lang',
  'type_id',
  'url_path',
  'image',
  'small_image',
  'media_gallery.image',
  'media_gallery.tone',
  'price_incl_tax',
  'original_price_incl_tax',
  'final_price_incl_tax',
  'stock.is_in_stock',
  'stock.qty',
  'stock.manage_stock',
  'prices',
  'configurable_options.attribute_code',
  'configurable_options.values',
  'configurable_children.final_price_incl_tax',
  'configurable_children.price_incl_tax',
  'configurable_children.original_price_incl_tax',
  'configurable_children.prices',
  'configurable_children.status',
  'configurable_children.stock.is_in_stock',
  'configurable_children.image',
  'configurable_children.color',
  'rating_summary',
  'reviews_count',
  'custom_options.is_require',
  'custom_options.*price*',
  'tax_class_id',
  'size_class',
  'status',
  'visibility',
] as const;

/** Returns a picture with its tone from the gallery; the gallery's first picture when no path is given. */
const pictureOf = (
  { media_gallery: media }: PartialProduct,
  path: string | null | undefined,
): PictureView | null => {
  const gallery = galleryOf(null, media);
  return (
    (path ? (gallery.find((picture) => picture.path === path) ?? { path, tone: null }) : gallery[0]) ?? null
  );
};

/** Returns the price of a product, or the lowest price of its variants for sale. */
export const productPrice = (product: PartialProduct, scale: number): PriceView | null => {
  const ofVariants = lowestPrice(
    (product.configurable_children ?? []).filter(isForSale).map((child) => priceView(child, scale)),
  );
  return ofVariants ?? priceView(product, scale);
};

const buyingOf = ({ type_id: type = 'simple', custom_options: options = [] }: PartialProduct): CardBuying => {
  if (options.length > 0) return 'look';
  if (type === 'configurable') return 'choose';
  return type === 'simple' || type === 'virtual' ? 'add' : 'look';
};

/**
 * Returns the size class. The delivery day is unknown for a product that requires input from the customer.
 */
const deliveryOf = ({
  type_id: type = 'simple',
  custom_options: options = [],
  size_class: size = '',
}: PartialProduct): string | null =>
  isVirtualProduct({ type }) || options.some(({ is_require: isRequired }) => isRequired) ? null : size;

/** Returns the additional variant fields that `cardView` reads when these attributes are filtered by. */
export const variantFields = (codes: readonly string[]): string[] =>
  codes.map((code) => `configurable_children.${code}`);

/**
 * Returns a product's card. `wanted` are the chosen filters, so that a listing filtered by black shows black
 * shirts.
 */
export const cardView = (document: WireDocument, scale: number, wanted: ChosenFilters = {}): CardView => {
  const product = expandProduct(document);
  const filtered = filteredFor(product, wanted);
  const own = pictureOf(product, product.small_image ?? product.image);
  const shown = filtered?.variant.image ?? pictureInStead(product, own?.path ?? null);
  const stock = stockView(product.stock);
  return {
    sku: product.sku ?? '',
    name: product.name ?? product.sku ?? '',
    lang: product.lang ?? null,
    urlPath: product.url_path ?? '',
    ...(filtered === null ? {} : { asked: filtered.values }),
    picture: shown ? pictureOf(product, shown) : own,
    price: leastPrice(productPrice(product, scale), product.custom_options, scale),
    isOutOfStock: stock.state === 'out-of-stock',
    onlyLeft: stock.state === 'only-left' ? stock.left : null,
    colours: swatchesOf(product),
    rating: ratingView(product),
    delivery: deliveryOf(product),
    buying: buyingOf(product),
  };
};
