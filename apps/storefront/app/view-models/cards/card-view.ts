import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { filteredFor, isForSale, pictureInStead, swatchesOf } from './card-variants.ts';
import { expandProduct, type PartialProduct } from '../wire/expand-document.ts';
import { galleryOf, type PictureView } from '../product/gallery-of.ts';
import { isVirtualProduct } from '../product/is-virtual-product.ts';
import { leastPrice } from '../product/least-price.ts';
import { lowestPrice, priceView, type PriceView } from '../product/price-view.ts';
import { ratingView, type RatingView } from '../product/rating-view.ts';
import { stockView } from '../product/stock-view.ts';

/** Everything a product card shows. */
export type CardView = {
  sku: string;
  name: string;
  /** Language of the name when it is not the store's. */
  lang: string | null;
  urlPath: string;
  /** Option value ids that were filtered for, under their attribute codes, where variants differ by them: its page opens with them chosen. */
  asked?: Record<string, number> | null;
  picture: PictureView | null;
  price: PriceView | null;
  isOutOfStock: boolean;
  /** How many are left, when that is few enough to be told. */
  onlyLeft: number | null;
  /** Swatches as `#rrggbb`, of what can be had. */
  colours: string[];
  rating: RatingView | null;
  /** Its size class, '' of ordinary goods; null where nothing is delivered, or the day is not known. */
  delivery: string | null;
  buying: CardBuying;
};

/**
 * What a tap on the card's button does: `add` puts it into the cart, `choose` asks for colour or size first, `look` leads to the page, for
 * sets, downloads and what has options to fill in.
 */
export type CardBuying = 'add' | 'choose' | 'look';

/** What `cardView` reads, and the dated prices by which a stored page knows when it grows old: sent along as `_source_include`. */
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

/** A picture with the tone that the gallery has for it; the gallery's first when none is named. */
const pictureOf = (
  { media_gallery: media }: PartialProduct,
  path: string | null | undefined,
): PictureView | null => {
  const gallery = galleryOf(null, media);
  return (
    (path ? (gallery.find((picture) => picture.path === path) ?? { path, tone: null }) : gallery[0]) ?? null
  );
};

/** The price of a product or, for one with variants, the lowest of those for sale. */
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

/** Of what waits for words of the shopper's own nobody knows the day. */
const deliveryOf = ({
  type_id: type = 'simple',
  custom_options: options = [],
  size_class: size = '',
}: PartialProduct): string | null =>
  isVirtualProduct({ type }) || options.some(({ is_require: isRequired }) => isRequired) ? null : size;

/** What `cardView` reads of variants besides, where attributes are filtered by. */
export const variantFields = (codes: readonly string[]): string[] =>
  codes.map((code) => `configurable_children.${code}`);

/** A product's card; `wanted` are the attributes it was filtered by, so that a listing of black shirts shows black shirts. */
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
