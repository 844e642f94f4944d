import { randomInt } from 'node:crypto';
import type { CartView, Totals } from '@dijla/contract/client';
import type { Connection } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { type PromotionInput, promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { progressOf } from './progress.ts';

/** Number of concurrent shoppers, and of the phone numbers they share. */
const shoppers = 64;
const telephones = 40;
/** One in this many attempts at a coupon continues to an order. */
const attemptsPerOrder = 8;
const offered = [
  ['PIN', 1],
  ['MUG', 7999],
  ['TEE', 15_000],
  ['DEAR', 2_500_000],
] as const;

type Action = PromotionInput['rule']['actions'][number];

const actionsOf = (place: number): Action[] => {
  const kinds: Action[][] = [
    [{ type: 'percent', percent: 1_000_000 }],
    [{ type: 'fixed_cart', amounts: { IQD: 9_000_000 } }],
    [
      { type: 'percent', percent: 333_333 },
      { type: 'fixed_line', amounts: { IQD: 5000 } },
    ],
    [{ type: 'buy_x_get_y', buy: 1, get: 1 }, { type: 'free_shipping' }],
    [{ type: 'fixed_line', amounts: { IQD: 20_000 } }],
  ];
  return kinds[place % kinds.length] ?? [];
};

/**
 * Every second promotion has few uses, every third one use per customer; two more promotions apply without a
 * coupon.
 */
const promotionsOf = (coupons: number): PromotionInput[] => {
  const plain = { is_active: true, from: null, until: null, stops_further: false, texts: {} } as const;
  const always: PromotionInput['rule']['when'] = { match: 'all', of: [] };
  const own = ['early', 'late'].map((code, place) => ({
    ...plain,
    code,
    priority: place === 0 ? 1 : 99,
    uses_per_customer: null,
    coupons: [],
    rule: { when: always, actions: [{ type: 'percent' as const, percent: 70_000 }] },
  }));
  const given = Array.from({ length: coupons }, (_, place) => ({
    ...plain,
    code: `c${place}`,
    priority: 10,
    uses_per_customer: place % 3 === 0 ? 1 : null,
    rule: { when: always, actions: actionsOf(place) },
    coupons: [{ code: `C${place}`, uses_limit: place % 2 === 0 ? 1 + (place % 5) : null }],
  }));
  return [...own, ...given];
};

const aShop = async (stage: Stage, coupons: number) => {
  const connection = await stage.newDatabase('stress_coupons');
  const { simple } = catalogBuilder(connection.db);
  for (const [sku, IQD] of offered) await simple({ sku, price: { IQD }, qty: 100_000_000 });
  await liftOrderLimits(connection.db);
  await inTransaction(connection.db, (transaction) =>
    promotionHandler.save(transaction, promotionsOf(coupons), { source: 'stress' } as never),
  );
  return { connection, shop: await buyingProvider(connection.db) };
};

/** Describes an error in the totals that no discount may cause. */
const faultIn = ({
  grand_total,
  items,
  total_segments,
  subtotal,
  discount_amount,
}: Totals): string | null => {
  const parts = total_segments.reduce(
    (sum, { code, value }) => (code === 'grand_total' ? sum : sum + (value ?? 0)),
    0,
  );
  if (grand_total < 0 || subtotal + discount_amount < 0) return 'below nothing';
  if (items.some((item) => item.row_total < item.discount_amount || item.discount_amount < 0))
    return 'a line below nothing';
  return parts === grand_total ? null : 'parts that do not sum';
};

type Shop = Awaited<ReturnType<typeof buyingProvider>>;
type Played = {
  tried: (attempts: number) => void;
  attempts: number;
  applied: number;
  orders: number;
  refused: number;
};

const filledCart = async ({
  call,
}: Shop): Promise<{ cartId: string; products: { sku: string; qty: number }[] }> => {
  const cartId = (await call('cart/create')).result;
  const products = offered.filter(() => randomInt(2) === 0).map(([sku]) => ({ sku, qty: 1 + randomInt(4) }));
  if (products.length === 0) products.push({ sku: 'MUG', qty: 1 });
  for (const cartItem of products)
    await call('cart/update', { query: { cartId, storeCode: 'ar' }, body: { cartItem } });
  return { cartId, products };
};

const order = async (
  { send }: Shop,
  { cartId, products }: Awaited<ReturnType<typeof filledCart>>,
): Promise<boolean> => {
  const telephone = `0770${String(1_000_000 + randomInt(telephones))}`;
  const address = {
    country_id: 'IQ',
    region_id: 611,
    region: 'Baghdad',
    street: ['Karrada 62'],
    city: 'Karrada',
    firstname: 'Noor',
    lastname: 'Hasan',
    telephone,
  };
  const addressInformation = {
    shippingAddress: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
  };
  return (
    (
      await send('order/place', {
        query: { storeCode: 'ar' },
        body: { cart_id: cartId, products, addressInformation },
      })
    ).status === 200
  );
};

const shopper = async (
  shop: Shop,
  { played, most, coupons }: { played: Played; most: number; coupons: number },
): Promise<void> => {
  while (played.attempts < most) {
    const cart = await filledCart(shop);
    const query = { cartId: cart.cartId, storeCode: 'ar', view: 'cart' };
    for (let tries = 0; tries < attemptsPerOrder && played.attempts < most; tries += 1) {
      played.attempts += 1;
      played.tried(played.attempts);
      const answer = await shop.send('cart/apply-coupon', {
        query: { ...query, coupon: `c${randomInt(coupons)}` },
      });
      const { meta } = (await answer.json()) as { meta?: { cart?: CartView } };
      if (answer.status === 200) played.applied += 1;
      const fault = meta?.cart ? faultIn(meta.cart.totals) : null;
      if (fault) throw new Error(`${fault}: ${JSON.stringify(meta?.cart?.totals)}`);
    }
    if (await order(shop, cart)) played.orders += 1;
    else played.refused += 1;
  }
};

/**
 * Counts limits that were exceeded, usage counts that do not match the orders, and orders with a negative
 * total.
 */
const breaches = async ({ pool }: Connection): Promise<number[]> => {
  const count = async (text: string): Promise<number> =>
    Number((await pool.query<{ count: string }>(`select count(*) from (${text}) broken`)).rows[0]?.count);
  return [
    await count(`select from coupon k left join (select coupon_code, count(*) as orders from current_order group by coupon_code) o on o.coupon_code = k.code
      where k.times_used > k.uses_limit or k.times_used <> coalesce(o.orders, 0)`),
    await count(`select from current_order o join coupon k on k.code = o.coupon_code join promotion p on p.id = k.promotion_id
      join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping' group by p.id, p.uses_per_customer, a.telephone having count(*) > p.uses_per_customer`),
    await count(
      `select from current_order where grand_total < 0 or discount_amount > subtotal or base_grand_total < 0`,
    ),
  ];
};

const run = async (stage: Stage): Promise<Table[]> => {
  const most = benchConfig().stressAttempts;
  const coupons = Math.max(10, Math.round(most / 100));
  const { connection, shop } = await aShop(stage, coupons);
  const played: Played = {
    tried: progressOf(most, 'attempts'),
    attempts: 0,
    applied: 0,
    orders: 0,
    refused: 0,
  };
  await Promise.all(Array.from({ length: shoppers }, () => shopper(shop, { played, most, coupons })));
  const [limits = Number.NaN, perCustomer = Number.NaN, negative = Number.NaN] = await breaches(connection);
  if (limits + perCustomer + negative > 0)
    throw new Error(
      `Breached: ${limits} limits of coupons, ${perCustomer} limits per customer, ${negative} totals below nothing`,
    );
  const { attempts, applied, orders, refused } = played;
  return [
    {
      title: `${shoppers} shoppers at once with ${coupons} coupons`,
      rows: [
        [
          'attempts',
          'applied',
          'orders',
          'orders refused',
          'limits breached',
          'per customer',
          'below nothing',
        ],
        [attempts, applied, orders, refused, limits, perCustomer, negative],
      ],
    },
  ];
};

export const coupons: Bench = {
  about:
    'coupons with few uses and giant discounts, tried and ordered with by many at once: no limit is breached and no total is below nothing',
  run,
};
