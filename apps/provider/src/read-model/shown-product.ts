import { orderVariants } from '@dijla/commerce-rules/variants/order-variants';
import { isEnabled } from '@dijla/commerce-rules/variants/variant-child';
import type { ConfigurableChild, PriceRow, ProductDocument } from '@dijla/contract/client';
import type { ColdProduct, ColdVariant } from '../modules/catalog/catalog.ts';
import { membersOfPrice, type PriceMembers, priceMembersOf, type PriceTerms, sumOfPrices, taxedPriceOf, tierPricesOf } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { type HotRows, priceKey } from './hot-rows.ts';
import { bundleChoices, type FindProduct, groupParts, type Part, partSkus } from './product-parts.ts';
import { type AmountOf, amountsIn, leastSurcharge, shownOptions } from './shown-options.ts';
import { stockOfProduct, stockOfRow } from './shown-stock.ts';

/** What is laid over documents of one store view: its hot rows with the prices of one list, its products by sku, and the tax of a product tax class in ten-thousandths of a percent. */
export type Overlay = { store: StoreView; priceList: string; hot: HotRows; productOf: FindProduct; idOf: (sku: string) => number | undefined; taxRateOf: (taxClassId: number) => number };

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** When a product created at this instant (ISO 8601) stops being new, in milliseconds since 1970. */
const newUntil = (createdAt: string): number => Date.parse(createdAt) + newForMilliseconds;

const isPriceOfOne = ({ kind, min_qty, from, until }: PriceRow): boolean => kind === 'regular' && min_qty <= 1 && from === null && until === null;

/** Rows of the overlay's price list; a list that does not say what one piece costs stands beside the store's own. */
export const pricesOf = (productId: number, { store, hot, priceList }: Overlay): readonly PriceRow[] => {
  const byList = hot.prices.get(productId);
  const own = byList?.[priceKey(store.price_list, store.currency.code)] ?? [];
  if (priceList === store.price_list) return own;
  const listed = byList?.[priceKey(priceList, store.currency.code)] ?? [];
  return listed.some(isPriceOfOne) ? listed : [...own, ...listed];
};

const termsOf = ({ tax_class_id }: { tax_class_id: number }, { store, taxRateOf }: Overlay): PriceTerms => (
  { taxRate: taxRateOf(tax_class_id), includesTax: store.source_price_includes_tax, scale: store.currency.scale }
);

const amountOf = (product: ColdProduct, { store, hot }: Overlay): AmountOf => amountsIn(hot.amounts.get(product.id), store.currency.code);

const shownVariant = (variant: ColdVariant, overlay: Overlay, now: number): ConfigurableChild => ({
  ...variant,
  stock: stockOfRow(variant.id, overlay.hot.stock.get(variant.id)),
  ...priceMembersOf(pricesOf(variant.id, overlay), termsOf(variant, overlay), { now }),
});

/** The cheapest enabled variant with a known price gives its prices to the configurable. */
const cheapestOf = (variants: readonly ConfigurableChild[]): ConfigurableChild | undefined =>
  orderVariants(variants.filter((variant) => isEnabled(variant) && variant.final_price > 0))[0];

const pricesIn = (child: ConfigurableChild): PriceMembers => ({
  price: child.price, price_tax: child.price_tax, price_incl_tax: child.price_incl_tax,
  original_price: child.original_price, original_price_tax: child.original_price_tax, original_price_incl_tax: child.original_price_incl_tax,
  special_price: child.special_price, special_price_tax: child.special_price_tax, special_price_incl_tax: child.special_price_incl_tax,
  final_price: child.final_price, final_price_tax: child.final_price_tax, final_price_incl_tax: child.final_price_incl_tax,
  special_from_date: child.special_from_date, special_to_date: child.special_to_date, prices: child.prices,
});

/** What a bundle begins with, or all members of a group; null for what has a price of its own. */
const pricedParts = (product: ColdProduct, { productOf }: Overlay): Part[] | null => {
  if (product.type_id === 'grouped') return groupParts(product, productOf);
  return product.type_id === 'bundle' ? bundleChoices(product, productOf).flatMap(({ first }) => first) : null;
};

const priceMembers = (product: ColdProduct, variants: readonly ConfigurableChild[] | undefined, { overlay, now }: { overlay: Overlay; now: number }): PriceMembers => {
  const cheapest = variants && cheapestOf(variants);
  if (cheapest !== undefined) return pricesIn(cheapest);
  const parts = pricedParts(product, overlay);
  if (parts === null) return priceMembersOf(pricesOf(product.id, overlay), termsOf(product, overlay), { now, surcharge: leastSurcharge(product, amountOf(product, overlay)) });
  const prices = parts.map(({ product: part, qty }) => ({ price: taxedPriceOf(pricesOf(part.id, overlay), termsOf(part, overlay), { now, qty: Math.max(qty, 1) }), qty }));
  return membersOfPrice(sumOfPrices(prices), overlay.store.currency.scale);
};

/** What hangs on hot rows and the day of a product's document as it looks at `now` (ms): prices, stock, sales, ratings and flags. */
export const hotMembers = (product: ColdProduct, overlay: Overlay, now: number) => {
  const { hot, store } = overlay;
  const variants = product.configurable_children?.map((variant) => shownVariant(variant, overlay, now));
  const members = priceMembers(product, variants, { overlay, now });
  return {
    ...shownOptions(product, { amountOf: amountOf(product, overlay), scale: store.currency.scale }),
    ...members,
    tier_prices: tierPricesOf(members.prices, store.currency, now),
    stock: stockOfProduct(product, hot, overlay.productOf),
    number_of_sales: hot.sales.get(product.id) ?? 0,
    sales_trend: hot.trends.get(product.id) ?? 0,
    ...(hot.ratings.get(product.id) ?? { rating_summary: 0, reviews_count: 0 }),
    new: product['new'] === 1 || now < newUntil(product.created_at) ? 1 : 0,
    sale: members.special_price > 0 ? 1 : 0,
    ...(variants === undefined ? {} : { configurable_children: variants }),
  } satisfies Partial<ProductDocument>;
};

/** A product's document as it looks at `now` (ms): the cold one with what hangs on hot rows laid over (wire §7.8). */
export const shownProduct = (product: ColdProduct, overlay: Overlay, now: number): ProductDocument => {
  const { configurable_children: _, ...cold } = product;
  return { ...cold, ...hotMembers(product, overlay, now) };
};

/** Members that hang on the price list. */
const priced: ReadonlySet<string> = new Set([
  'price', 'price_tax', 'price_incl_tax', 'original_price', 'original_price_tax', 'original_price_incl_tax',
  'special_price', 'special_price_tax', 'special_price_incl_tax', 'final_price', 'final_price_tax', 'final_price_incl_tax',
  'special_from_date', 'special_to_date', 'prices', 'tier_prices', 'sale',
]);

/** Whether a field, dotted or not, may be another under another price list. */
export const isPriced = (field: string): boolean => {
  const [member = '', ofVariants] = field.split('.');
  return member === 'configurable_children' ? ofVariants === undefined || priced.has(ofVariants) : priced.has(member);
};

/** Members of which the cold document knows nothing, or only what is laid over. */
const laidOver: ReadonlySet<string> = new Set([
  ...priced, 'configurable_children', 'stock', 'number_of_sales', 'sales_trend', 'rating_summary', 'reviews_count', 'new', 'custom_options', 'extension_attributes',
]);

/** Whether a field, dotted or not, is the same in the cold document as in the shown one. */
export const isCold = (field: string): boolean => !laidOver.has(field.split('.')[0] ?? '');

/** The product and its parts, whose prices may be its own. */
export const pricedIds = (product: ColdProduct, { idOf }: Pick<Overlay, 'idOf'>): number[] =>
  [product.id, ...(product.configurable_children?.map(({ id }) => id) ?? partSkus(product).flatMap((sku) => idOf(sku) ?? []))];

/** Price lists beside the store's own under which a product may have other prices. */
export const listsOf = (product: ColdProduct, overlay: Omit<Overlay, 'priceList'>): Set<string> => {
  const { store, hot } = overlay;
  const ending = priceKey('', store.currency.code);
  const found = new Set<string>();
  for (const id of pricedIds(product, overlay)) {
    for (const key in hot.prices.get(id)) if (key.endsWith(ending)) found.add(key.slice(0, -ending.length));
  }
  found.delete(store.price_list);
  return found;
};

/** Instants (ms) at which `shownProduct` may begin to answer differently. */
const changeInstants = (product: ColdProduct, overlay: Overlay): number[] => {
  const instants = pricedIds(product, overlay).flatMap((id) => pricesOf(id, overlay)).flatMap(({ from, until }) => [from, until]);
  return [...instants.filter((instant) => instant !== null).map((instant) => Date.parse(instant)), newUntil(product.created_at)];
};

/** Since when (ms) and until when `shownProduct` answers as it does at `now`: `changedLast` and `changesNext`. */
export const lookSpan = (product: ColdProduct, overlay: Overlay, now: number): { since: number; until: number } => {
  let [since, until] = [-Infinity, Infinity];
  for (const instant of changeInstants(product, overlay)) {
    if (instant <= now) since = Math.max(since, instant);
    else until = Math.min(until, instant);
  }
  return { since, until };
};

/** The first instant (ms) after `now` at which `shownProduct` may answer differently; Infinity when none is known. */
export const changesNext = (product: ColdProduct, overlay: Overlay, now: number): number =>
  lookSpan(product, overlay, now).until;

/** Since when (ms) `shownProduct` has answered as it does at `now`; -Infinity when it always has. */
export const changedLast = (product: ColdProduct, overlay: Overlay, now: number): number =>
  lookSpan(product, overlay, now).since;
