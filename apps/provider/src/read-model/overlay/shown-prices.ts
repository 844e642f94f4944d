import { compareVariants } from '@dijla/commerce-rules/variants/compare-variants';
import { isEnabled, type VariantChild } from '@dijla/commerce-rules/variants/variant-child';
import type { PriceRow, ProductDocument } from '@dijla/contract/client';
import type { StoreView } from '../../call/store-view.ts';
import {
  membersOfPrice,
  type PriceMembers,
  type PriceTerms,
  soughtMembersOf,
  sumOfPrices,
  type TaxedPrice,
  taxedPriceOf,
  tierPricesOf,
} from '../../modules/pricing/pricing.ts';
import { type HotRows, priceKey } from './hot-rows.ts';
import type { Composition } from '../documents/composition.ts';
import { stockOfRow } from './shown-stock.ts';

/**
 * Prices of one price list or price context in a store view: the keys under which its rows and the store's
 * own are stored, the tax rate of a product tax class in ten-thousandths of a percent, and the price
 * contexts with different tax.
 */
export type Pricing = {
  store: StoreView;
  priceList: string;
  keys: { own: string; listed: string; /** Suffix of all keys in its currency. */ ending: string };
  hot: HotRows;
  taxRateOf: (taxClassId: number) => number;
  priceContexts: readonly string[];
};

/** Returns the keys of a price list's rows and of the store's own. */
export const priceKeys = (
  { price_list, currency: { code } }: StoreView,
  priceList: string,
): Pricing['keys'] => ({
  own: priceKey(price_list, code),
  listed: priceKey(priceList, code),
  ending: priceKey('', code),
});

const none: readonly PriceRow[] = [];

const isPriceOfOne = ({ kind, min_qty, from, until }: PriceRow): boolean =>
  kind === 'regular' && min_qty <= 1 && from === null && until === null;

/**
 * Returns the rows of the price list. A list without a price for a single piece is combined with the store's
 * own rows.
 */
export const pricesOf = (
  productId: number,
  { hot, keys }: Pick<Pricing, 'hot' | 'keys'>,
): readonly PriceRow[] => {
  const byList = hot.prices.get(productId);
  const own = byList?.[keys.own] ?? none;
  if (keys.listed === keys.own) return own;
  const listed = byList?.[keys.listed] ?? none;
  if (listed.length === 0) return own;
  return listed.some(isPriceOfOne) ? listed : [...own, ...listed];
};

export const termsOf = (taxClass: number, { store, taxRateOf }: Pricing): PriceTerms => ({
  taxRate: taxRateOf(taxClass),
  includesTax: store.source_price_includes_tax,
  scale: store.currency.scale,
});

/** Returns the cheapest enabled variant with a known price, which supplies the prices of the configurable. */
export const cheapestOf = <Child extends VariantChild & Pick<PriceMembers, 'final_price'>>(
  variants: readonly Child[],
): Child | undefined => {
  let cheapest: Child | undefined;
  for (const variant of variants) {
    if (
      isEnabled(variant) &&
      variant.final_price > 0 &&
      (cheapest === undefined || compareVariants(variant, cheapest) < 0)
    )
      cheapest = variant;
  }
  return cheapest;
};

/** Picks the price members of a variant. */
export const pricesIn = (child: PriceMembers): PriceMembers => ({
  price: child.price,
  price_tax: child.price_tax,
  price_incl_tax: child.price_incl_tax,
  original_price: child.original_price,
  original_price_tax: child.original_price_tax,
  original_price_incl_tax: child.original_price_incl_tax,
  special_price: child.special_price,
  special_price_tax: child.special_price_tax,
  special_price_incl_tax: child.special_price_incl_tax,
  final_price: child.final_price,
  final_price_tax: child.final_price_tax,
  final_price_incl_tax: child.final_price_incl_tax,
  special_from_date: child.special_from_date,
  special_to_date: child.special_to_date,
  prices: child.prices,
});

/** A product with its tax class and quantity. */
export type PricedPart = { id: number; taxClass: number; qty: number };

const priceOfParts = (parts: readonly PricedPart[], pricing: Pricing, now: number): TaxedPrice | null =>
  sumOfPrices(
    parts.map(({ id, taxClass, qty }) => ({
      price: taxedPriceOf(pricesOf(id, pricing), termsOf(taxClass, pricing), { now, qty: Math.max(qty, 1) }),
      qty,
    })),
  );

/** Returns the total price of parts at `now` (ms). */
export const pricesOfParts = (parts: readonly PricedPart[], pricing: Pricing, now: number): PriceMembers =>
  membersOfPrice(priceOfParts(parts, pricing, now), pricing.store.currency.scale);

const saleOf = ({ special_price }: Pick<PriceMembers, 'special_price'>): 0 | 1 => (special_price > 0 ? 1 : 0);

/** Adds the members derived from the prices at `now` (ms). */
export const withTiers = (
  members: PriceMembers,
  { store }: Pick<Pricing, 'store'>,
  now: number,
): PriceMembers & Pick<ProductDocument, 'tier_prices' | 'sale'> => ({
  ...members,
  sale: saleOf(members),
  tier_prices: tierPricesOf(members.prices, store.currency, now),
});

/**
 * Where a product's price comes from, known without its document: its composition, and the tax classes of
 * itself and its parts.
 */
export type PriceSource = { id: number; composition: Composition; taxClassOf: (id: number) => number };

/** Ids of the products whose rows affect the price. */
export const priceSourceIds = ({ id, composition: making }: Omit<PriceSource, 'taxClassOf'>): number[] => {
  if (making.kind === 'own') return [id];
  if (making.kind === 'variants') return [id, ...making.enabled];
  return (making.kind === 'group' ? making.members : making.first).map((part) => part.id);
};

const cheapestPrice = (
  variants: readonly number[],
  taxClass: number,
  { pricing, now }: { pricing: Pricing; now: number },
): TaxedPrice | undefined => {
  const terms = termsOf(taxClass, pricing);
  const prices = variants.map((id) => taxedPriceOf(pricesOf(id, pricing), terms, { now }));
  const least = prices.reduce(
    (found, price) => (price !== null && price.final.excl > 0 ? Math.min(found, price.final.excl) : found),
    Infinity,
  );
  // Among variants with equal prices, stock decides.
  const cheapest = variants.flatMap((id, place) => {
    const price = prices[place];
    return price?.final.excl === least
      ? [{ sku: '', status: 1, stock: stockOfRow(id, pricing.hot.stock.get(id)), final_price: least, price }]
      : [];
  });
  return cheapestOf(cheapest)?.price;
};

/**
 * Returns a product's price at `now` (ms) from its composition, equal to the price in its document; null
 * when the price is unknown.
 */
const priceOfComposition = (
  { id, composition: making, taxClassOf }: PriceSource,
  pricing: Pricing,
  now: number,
): TaxedPrice | null => {
  if (making.kind === 'group' || making.kind === 'bundle') {
    const parts = making.kind === 'group' ? making.members : making.first;
    return priceOfParts(
      parts.map((part) => ({ ...part, taxClass: taxClassOf(part.id) })),
      pricing,
      now,
    );
  }
  const cheapest =
    making.kind === 'variants'
      ? cheapestPrice(making.enabled, making.taxClass ?? 0, { pricing, now })
      : undefined;
  return cheapest ?? taxedPriceOf(pricesOf(id, pricing), termsOf(taxClassOf(id), pricing), { now });
};

const sought = ['final_price', 'special_price', 'sale'] as const;

/** Whether `soughtPrices` supplies a field. */
export const isSoughtPrice = (field: string): boolean => sought.some((known) => known === field);

/**
 * Returns the prices by which products are filtered and sorted at `now` (ms), derived from the composition
 * and equal to those in the document.
 */
export const soughtPrices = (
  source: PriceSource,
  pricing: Pricing,
  now: number,
): Pick<ProductDocument, (typeof sought)[number]> => {
  const members = soughtMembersOf(priceOfComposition(source, pricing, now), pricing.store.currency.scale);
  return { ...members, sale: saleOf(members) };
};

const noLists: readonly string[] = [];

/** Price lists other than the store's own in which these products have rows; usually none. */
export const listsAmong = (
  ids: readonly number[],
  { hot, keys: { own, ending } }: Pick<Pricing, 'hot' | 'keys'>,
): readonly string[] => {
  let found: Set<string> | undefined;
  for (const id of ids) {
    for (const key in hot.prices.get(id))
      if (key !== own && key.endsWith(ending)) (found ??= new Set()).add(key.slice(0, -ending.length));
  }
  return found === undefined ? noLists : [...found];
};

/**
 * Price lists and price contexts under which these products may cost something different from the store's
 * own list; usually none.
 */
export const priceContextsAmong = (
  ids: readonly number[],
  pricing: Omit<Pricing, 'priceList'>,
): readonly string[] => {
  const lists = listsAmong(ids, pricing);
  return pricing.priceContexts.length === 0 ? lists : [...lists, ...pricing.priceContexts];
};

/** Instants (ms) at which rows of these products start or end. */
export const windowsOf = (ids: readonly number[], pricing: Pricing): number[] => {
  const instants: number[] = [];
  for (const id of ids) {
    for (const { from, until } of pricesOf(id, pricing)) {
      if (from !== null) instants.push(Date.parse(from));
      if (until !== null) instants.push(Date.parse(until));
    }
  }
  return instants;
};
