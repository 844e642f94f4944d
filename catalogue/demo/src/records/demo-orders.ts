import type { PastOrderInput } from '@dijla/provider/modules/orders/orders';
import { chanceOf } from '../generated/chance.ts';
import { demoBuyers } from './demo-buyers.ts';

/** A product that can be ordered: a visible product and its most specific category. */
export type OrderableProduct = { sku: string; category: string };

const orderCount = 120;
/**
 * `recentOrders` of all orders are from the last week. One product in `risingOneIn` sells better in that
 * week than before.
 */
const recentOrders = 60;
const risingOneIn = 5;
const dayMs = 86_400_000;
/**
 * Days before today; orders are placed at nine in the morning, so that none crosses the limit of one week or
 * of five weeks in the course of a day.
 */
const recentDays = { first: 1, last: 6 };
const earlierDays = { first: 8, last: 33 };

const orderNumber = (place: number): string => `DEMO-${String(place + 1).padStart(4, '0')}`;

/** Returns the numbers of all demo orders. */
export const demoOrderNumbers = (): string[] =>
  Array.from({ length: orderCount }, (_, place) => orderNumber(place));

/** Returns the next products in the same category, so that the same few products are bought together. */
const neighboursOf = (
  products: readonly OrderableProduct[],
  { sku, category }: OrderableProduct,
): OrderableProduct[] => {
  const same = products.filter((one) => one.category === category);
  const place = same.findIndex((one) => one.sku === sku);
  return [1, 2, 3]
    .flatMap((step) => same[(place + step) % same.length] ?? [])
    .filter((one) => one.sku !== sku);
};

type OrderSource = { products: readonly OrderableProduct[]; seed: number; today: number };

const orderAt = (place: number, { products, seed, today }: OrderSource): PastOrderInput => {
  const chance = chanceOf(seed, orderNumber(place));
  const isRecent = place < recentOrders;
  const rising = products.filter((_, index) => index % risingOneIn === 0);
  const first = chance.one(isRecent ? rising : products, 'first');
  const others = chance.some(neighboursOf(products, first), 1 + chance.below(2, 'others'), 'which');
  const { first: from, last: to } = isRecent ? recentDays : earlierDays;
  const placed = today - (from + chance.below(to - from + 1, 'day')) * dayMs + 9 * 3_600_000;
  const skus = [...new Set([first, ...others].map(({ sku }) => sku))];
  return {
    order_number: orderNumber(place),
    email: chance.one(demoBuyers, 'buyer').email,
    currency: 'IQD',
    placed_at: new Date(placed).toISOString(),
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    lines: skus.map((sku) => ({ sku, qty: 1 + chance.below(2, `qty ${sku}`), options: {} })),
    is_refunded: false,
  };
};

/**
 * Returns the demo's orders of the last five weeks, the same for the same products, seed and day; `now` is
 * in milliseconds. Some products sell better in the last week, and neighbors in a category are bought
 * together.
 */
export const demoOrders = (
  products: readonly OrderableProduct[],
  { seed, now }: { seed: number; now: number },
): PastOrderInput[] => {
  if (products.length === 0) return [];
  const today = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: orderCount }, (_, place) => orderAt(place, { products, seed, today }));
};
