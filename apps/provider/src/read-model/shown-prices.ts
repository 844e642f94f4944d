import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { orderVariants } from '@dijla/commerce-rules/variants/order-variants';
import { isEnabled, type VariantChild } from '@dijla/commerce-rules/variants/variant-child';
import type { PriceRow, ProductDocument } from '@dijla/contract/client';
import { membersOfPrice, type PriceMembers, priceMembersOf, type PriceTerms, sumOfPrices, taxedPriceOf, tierPricesOf } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { type HotRows, priceKey } from './hot-rows.ts';
import type { Making } from './making.ts';
import { stockOfRow } from './shown-stock.ts';

/** Prices of one list in a store view, under which keys its rows and the store's own are kept, and the tax of a product tax class in ten-thousandths of a percent. */
export type Pricing = { store: StoreView; priceList: string; keys: { own: string; listed: string }; hot: HotRows; taxRateOf: (taxClassId: number) => number };

/** The keys of a price list's rows and of the store's own. */
export const priceKeys = ({ price_list, currency: { code } }: StoreView, priceList: string): Pricing['keys'] => ({ own: priceKey(price_list, code), listed: priceKey(priceList, code) });

const none: readonly PriceRow[] = [];

const isPriceOfOne = ({ kind, min_qty, from, until }: PriceRow): boolean => kind === 'regular' && min_qty <= 1 && from === null && until === null;

/** Rows of the price list; a list that does not say what one piece costs stands beside the store's own. */
export const pricesOf = (productId: number, { hot, keys }: Pick<Pricing, 'hot' | 'keys'>): readonly PriceRow[] => {
  const byList = hot.prices.get(productId);
  const own = byList?.[keys.own] ?? none;
  if (keys.listed === keys.own) return own;
  const listed = byList?.[keys.listed] ?? none;
  return listed.some(isPriceOfOne) ? listed : [...own, ...listed];
};

export const termsOf = (taxClass: number, { store, taxRateOf }: Pricing): PriceTerms => (
  { taxRate: taxRateOf(taxClass), includesTax: store.source_price_includes_tax, scale: store.currency.scale }
);

/** The cheapest enabled variant with a known price gives its prices to the configurable. */
export const cheapestOf = <Child extends VariantChild & Pick<PriceMembers, 'final_price'>>(variants: readonly Child[]): Child | undefined =>
  orderVariants(variants.filter((variant) => isEnabled(variant) && variant.final_price > 0))[0];

/** The prices among all that is told of a variant. */
export const pricesIn = (child: PriceMembers): PriceMembers => ({
  price: child.price, price_tax: child.price_tax, price_incl_tax: child.price_incl_tax,
  original_price: child.original_price, original_price_tax: child.original_price_tax, original_price_incl_tax: child.original_price_incl_tax,
  special_price: child.special_price, special_price_tax: child.special_price_tax, special_price_incl_tax: child.special_price_incl_tax,
  final_price: child.final_price, final_price_tax: child.final_price_tax, final_price_incl_tax: child.final_price_incl_tax,
  special_from_date: child.special_from_date, special_to_date: child.special_to_date, prices: child.prices,
});

/** So many of a product of a tax class. */
export type PricedPart = { id: number; taxClass: number; qty: number };

/** What parts cost together at `now` (ms). */
export const pricesOfParts = (parts: readonly PricedPart[], pricing: Pricing, now: number): PriceMembers => {
  const prices = parts.map(({ id, taxClass, qty }) => ({ price: taxedPriceOf(pricesOf(id, pricing), termsOf(taxClass, pricing), { now, qty: Math.max(qty, 1) }), qty }));
  return membersOfPrice(sumOfPrices(prices), pricing.store.currency.scale);
};

/** Prices with what follows from them at `now` (ms); what many cost is reckoned when it is read, for few read it. */
export const withTiers = (members: PriceMembers, { store }: Pick<Pricing, 'store'>, now: number): PriceMembers & Pick<ProductDocument, 'tier_prices' | 'sale'> => ({
  ...members,
  sale: members.special_price > 0 ? 1 : 0,
  get tier_prices() {
    return tierPricesOf(members.prices, store.currency, now);
  },
});

/** What a product has its price from, known without its document: its making, and the tax classes of it and of its parts. */
export type PriceSource = { id: number; making: Making; taxClassOf: (id: number) => number };

/** Products whose rows are in the price. */
export const priceSourceIds = ({ id, making }: Omit<PriceSource, 'taxClassOf'>): number[] => {
  if (making.kind === 'own') return [id];
  if (making.kind === 'variants') return [id, ...making.enabled];
  return (making.kind === 'group' ? making.members : making.first).map((part) => part.id);
};

/** A product's prices by what it is made of, with what follows from them at `now` (ms): as its document has them. */
export const pricesOfMaking = ({ id, making, taxClassOf }: PriceSource, pricing: Pricing, now: number): ReturnType<typeof withTiers> => {
  const own = (of: number, taxClass: number): PriceMembers => priceMembersOf(pricesOf(of, pricing), termsOf(taxClass, pricing), { now });
  const ofVariants = (variants: readonly number[], taxClass: number): PriceMembers | undefined => {
    const terms = termsOf(taxClass, pricing);
    const finalPriceOf = (variant: number): number => majorUnits(taxedPriceOf(pricesOf(variant, pricing), terms, { now })?.final.excl ?? 0, terms.scale);
    const cheapest = cheapestOf(variants.map((variant) => ({ id: variant, sku: '', status: 1, stock: stockOfRow(variant, pricing.hot.stock.get(variant)), final_price: finalPriceOf(variant) })));
    return cheapest && own(cheapest.id, taxClass);
  };
  const members = (): PriceMembers => {
    if (making.kind === 'own') return own(id, taxClassOf(id));
    if (making.kind === 'variants') return ofVariants(making.enabled, making.taxClass ?? 0) ?? own(id, taxClassOf(id));
    const parts = making.kind === 'group' ? making.members : making.first;
    return pricesOfParts(parts.map((part) => ({ ...part, taxClass: taxClassOf(part.id) })), pricing, now);
  };
  return withTiers(members(), pricing, now);
};

/** Price lists beside the store's own in which these products have rows. */
export const listsAmong = (ids: readonly number[], { store, hot }: Omit<Pricing, 'priceList'>): Set<string> => {
  const ending = priceKey('', store.currency.code);
  const found = new Set<string>();
  for (const id of ids) {
    for (const key in hot.prices.get(id)) if (key.endsWith(ending)) found.add(key.slice(0, -ending.length));
  }
  found.delete(store.price_list);
  return found;
};

/** Instants (ms) at which rows of these products begin or end. */
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
