import { compareVariants } from '@dijla/commerce-rules/variants/compare-variants';
import type { ConfigurableChild, ProductDocument } from '@dijla/contract/client';
import { isCold } from '@dijla/search-index/core/product-index/field-origins';
import type { ColdProduct, ColdVariant } from '../../modules/catalog/catalog.ts';
import { type PriceMembers, priceMembersOf } from '../../modules/pricing/pricing.ts';
import {
  bundleChoices,
  type FindProduct,
  groupParts,
  type Part,
  partSkus,
} from '../documents/product-parts.ts';
import { type AmountOf, amountsIn, leastSurcharge, shownOptions } from './shown-options.ts';
import {
  cheapestOf,
  isSoughtPrice,
  priceContextsAmong,
  type PriceSource,
  pricesIn,
  pricesOf,
  pricesOfParts,
  type Pricing,
  soughtPrices,
  termsOf,
  windowsOf,
  withTiers,
} from './shown-prices.ts';
import { stockOfComposition, stockOfProduct, stockOfRow } from './shown-stock.ts';

/**
 * The data overlaid on documents of one store view: hot rows with the prices of one list, products by sku,
 * and the tax rate of a product tax class in ten-thousandths of a percent.
 */
export type Overlay = Pricing & { productOf: FindProduct; idOf: (sku: string) => number | undefined };

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds since 1970 at which a product created at this instant (ISO 8601, or ms) stops being new. */
export const newUntil = (createdAt: string | number): number =>
  (typeof createdAt === 'number' ? createdAt : Date.parse(createdAt)) + newForMilliseconds;

const amountOf = (product: ColdProduct, { store, hot }: Overlay): AmountOf =>
  amountsIn(hot.amounts.get(product.id), store.currency.code);

const shownVariant = (variant: ColdVariant, overlay: Overlay, now: number): ConfigurableChild => ({
  ...variant,
  stock: stockOfRow(variant.id, overlay.hot.stock.get(variant.id)),
  ...priceMembersOf(pricesOf(variant.id, overlay), termsOf(variant.tax_class_id, overlay), { now }),
});

/** The preselected parts of a bundle or all members of a group; null for a product with its own price. */
const pricedParts = (product: ColdProduct, { productOf }: Overlay): Part[] | null => {
  if (product.type_id === 'grouped') return groupParts(product, productOf);
  return product.type_id === 'bundle'
    ? bundleChoices(product, productOf).flatMap(({ first }) => first)
    : null;
};

const priceMembers = (
  product: ColdProduct,
  variants: readonly ConfigurableChild[] | undefined,
  { overlay, now }: { overlay: Overlay; now: number },
): PriceMembers => {
  const cheapest = variants && cheapestOf(variants);
  if (cheapest !== undefined) return pricesIn(cheapest);
  const parts = pricedParts(product, overlay);
  if (parts === null)
    return priceMembersOf(pricesOf(product.id, overlay), termsOf(product.tax_class_id, overlay), {
      now,
      surcharge: leastSurcharge(product, amountOf(product, overlay)),
    });
  return pricesOfParts(
    parts.map(({ product: { id, tax_class_id: taxClass }, qty }) => ({ id, taxClass, qty })),
    overlay,
    now,
  );
};

/** Returns the sales members of a product's document. */
export const salesMembers = (
  { sales, trends }: Pick<Overlay['hot'], 'sales' | 'trends'>,
  id: number,
): Pick<ProductDocument, 'number_of_sales' | 'sales_trend'> => ({
  number_of_sales: sales.get(id) ?? 0,
  sales_trend: trends.get(id) ?? 0,
});

type Looked = { overlay: Overlay; now: number };

/** Members that depend on a product's own rows and the day, except prices and stock. */
const ownMembers = (product: ColdProduct, { overlay: { hot }, now }: Looked) => {
  const rating = hot.ratings.get(product.id);
  return {
    ...salesMembers(hot, product.id),
    rating_summary: rating?.rating_summary ?? 0,
    reviews_count: rating?.reviews_count ?? 0,
    new: product['new'] === 1 || now < newUntil(product.created_at) ? 1 : 0,
  } satisfies Partial<ProductDocument>;
};

/**
 * Returns the members of a product's document that depend on hot rows and the day, at `now` (ms): prices,
 * stock, sales, ratings and flags; variants sorted by price and stock (spec 1 §5).
 */
export const hotMembers = (product: ColdProduct, overlay: Overlay, now: number) => {
  const { hot, store } = overlay;
  const variants = product.configurable_children
    ?.map((variant) => shownVariant(variant, overlay, now))
    .sort(compareVariants);
  const prices = withTiers(priceMembers(product, variants, { overlay, now }), overlay, now);
  const members = {
    ...prices,
    ...ownMembers(product, { overlay, now }),
    stock: stockOfProduct(product, hot, overlay.productOf),
  };
  const options = shownOptions(product, {
    amountOf: amountOf(product, overlay),
    scale: store.currency.scale,
  });
  return Object.assign(members, options, variants && { configurable_children: variants });
};

/**
 * Returns the subset of `hotMembers` by which products are filtered and sorted, derived from the composition
 * without building variants.
 */
export const membersOfComposition = (
  product: ColdProduct,
  source: PriceSource,
  { overlay, now }: Looked,
) => ({
  ...soughtPrices(source, overlay, now),
  ...ownMembers(product, { overlay, now }),
  stock: stockOfComposition(product.id, source.composition, overlay.hot.stock),
});

/**
 * Returns a product's document as shown at `now` (ms): the cold document overlaid with the members that
 * depend on hot rows (wire §7.8).
 */
export const shownProduct = (product: ColdProduct, overlay: Overlay, now: number): ProductDocument => {
  const { configurable_children: _, ...cold } = product;
  return { ...cold, ...hotMembers(product, overlay, now) };
};

const compositionMembers: ReadonlySet<string> = new Set([
  'stock',
  'number_of_sales',
  'sales_trend',
  'rating_summary',
  'reviews_count',
  'new',
]);

/** Whether a field, dotted or not, is in the cold document or supplied by `membersOfComposition`. */
export const isInComposition = (field: string): boolean =>
  isCold(field) || isSoughtPrice(field) || compositionMembers.has(field.split('.')[0] ?? '');

/** Ids of the product and its parts, whose prices may determine its price. */
export const pricedIds = (product: ColdProduct, { idOf }: Pick<Overlay, 'idOf'>): number[] => [
  product.id,
  ...(product.configurable_children?.map(({ id }) => id) ??
    partSkus(product).flatMap((sku) => idOf(sku) ?? [])),
];

/**
 * Price lists other than the store's own, and price contexts, under which a product may have different
 * prices.
 */
export const listsOf = (product: ColdProduct, overlay: Omit<Overlay, 'priceList'>): readonly string[] =>
  priceContextsAmong(pricedIds(product, overlay), overlay);

export type Span = { since: number; until: number };

/** Returns the time span (ms) around `now` that contains none of the given instants nor `another`. */
export const spanAmong = (instants: readonly number[], another: number, now: number): Span => {
  let since = another <= now ? another : -Infinity;
  let until = another <= now ? Infinity : another;
  for (const instant of instants) {
    if (instant <= now) since = Math.max(since, instant);
    else until = Math.min(until, instant);
  }
  return { since, until };
};

/**
 * The time span (ms) during which `shownProduct` returns the same as at `now`: `changedLast` and
 * `changesNext`.
 */
const lookSpan = (product: ColdProduct, overlay: Overlay, now: number): Span =>
  spanAmong(windowsOf(pricedIds(product, overlay), overlay), newUntil(product.created_at), now);

/**
 * The first instant (ms) after `now` at which `shownProduct` may return something different; Infinity when
 * none is known.
 */
export const changesNext = (product: ColdProduct, overlay: Overlay, now: number): number =>
  lookSpan(product, overlay, now).until;

/**
 * The instant (ms) since which `shownProduct` has returned the same as at `now`; -Infinity when it always
 * has.
 */
export const changedLast = (product: ColdProduct, overlay: Overlay, now: number): number =>
  lookSpan(product, overlay, now).since;
