import { orderVariants } from '@dijla/commerce-rules/variants/order-variants';
import { isEnabled } from '@dijla/commerce-rules/variants/variant-child';
import type { ConfigurableChild, PriceRow, ProductDocument } from '@dijla/contract/client';
import type { ColdProduct, ColdVariant } from '../modules/catalog/catalog.ts';
import { type PriceMembers, priceMembersOf } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { type HotRows, priceKey } from './hot-rows.ts';
import { type ShownStock, stockOfRow, stockOfVariants } from './shown-stock.ts';

/** What is laid over documents of one store view: its hot rows and the tax of a product tax class in ten-thousandths of a percent. */
export type Overlay = { store: StoreView; hot: HotRows; taxRateOf: (taxClassId: number) => number };

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** When a product created at this instant (ISO 8601) stops being new, in milliseconds since 1970. */
export const newUntil = (createdAt: string): number => Date.parse(createdAt) + newForMilliseconds;

const pricesOf = (productId: number, { store, hot }: Overlay): readonly PriceRow[] =>
  hot.prices.get(productId)?.[priceKey(store.price_list, store.currency.code)] ?? [];

const membersOf = (product: { id: number; tax_class_id: number }, overlay: Overlay, now: number): PriceMembers => {
  const { store, taxRateOf } = overlay;
  const terms = { taxRate: taxRateOf(product.tax_class_id), includesTax: store.source_price_includes_tax, scale: store.currency.scale };
  return priceMembersOf(pricesOf(product.id, overlay), terms, now);
};

const shownVariant = (variant: ColdVariant, overlay: Overlay, now: number): ConfigurableChild => ({
  ...variant,
  stock: stockOfRow(variant.id, overlay.hot.stock.get(variant.id)),
  ...membersOf(variant, overlay, now),
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

type Hot = { members: PriceMembers; stock: ShownStock; variants?: ConfigurableChild[] };

const hotOf = (product: ColdProduct, overlay: Overlay, now: number): Hot => {
  const own = () => membersOf(product, overlay, now);
  if (product.configurable_children === undefined) return { members: own(), stock: stockOfRow(product.id, overlay.hot.stock.get(product.id)) };
  const variants = product.configurable_children.map((variant) => shownVariant(variant, overlay, now));
  const cheapest = cheapestOf(variants);
  return {
    members: cheapest === undefined ? own() : pricesIn(cheapest),
    stock: stockOfVariants(product.id, variants.filter(isEnabled).map(({ stock }) => stock)),
    variants,
  };
};

/** A product's document as it looks at `now` (ms): the cold one with prices, stock, sales and the flags of the day laid over (wire §7.8). */
export const shownProduct = (product: ColdProduct, overlay: Overlay, now: number): ProductDocument => {
  const { members, stock, variants } = hotOf(product, overlay, now);
  const { configurable_children: _, ...cold } = product;
  return {
    ...cold,
    ...members,
    stock,
    number_of_sales: overlay.hot.sales.get(product.id) ?? 0,
    new: product['new'] === 1 || now < newUntil(product.created_at) ? 1 : 0,
    sale: members.special_price > 0 ? 1 : 0,
    ...(variants === undefined ? {} : { configurable_children: variants }),
  };
};

/** The first instant (ms) after `now` at which `shownProduct` may answer differently; Infinity when none is known. */
export const changesNext = (product: ColdProduct, overlay: Overlay, now: number): number => {
  const ids = [product.id, ...(product.configurable_children ?? []).map(({ id }) => id)];
  const instants = ids.flatMap((id) => pricesOf(id, overlay)).flatMap(({ from, until }) => [from, until]);
  const times = instants.filter((instant) => instant !== null).map((instant) => Date.parse(instant));
  return Math.min(...[...times, newUntil(product.created_at)].filter((time) => time > now), Infinity);
};
