import { randomUUID } from 'node:crypto';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const address = {
  country_id: 'IQ',
  region_id: 611,
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
  telephone: '07701234567',
};
const addressInformation = {
  shippingAddress: address,
  billingAddress: address,
  shipping_method_code: 'flatrate',
  shipping_carrier_code: 'flatrate',
  payment_method_code: 'cashondelivery',
};
type Piece = { sku: string; qty: number };

beforeAll(async () => {
  for (const sku of ['TEE', 'CUP']) await catalogBuilder(db).simple({ sku, qty: 100_000 });
});

/** Creates a cart with two TEE and a CUP, of a new customer or of a guest. */
const filledCart = async ({ isCustomers }: { isCustomers: boolean }) => {
  const email = `${randomUUID()}@example.iq`;
  const password = 'Dijla-demo-1';
  if (isCustomers)
    await shop.call('user/create', {
      query: { storeCode: 'en' },
      body: { customer: { email, firstname: 'Noor', lastname: 'Hasan' }, password },
    });
  const token = isCustomers
    ? (await shop.call('user/login', { query: { storeCode: 'en' }, body: { username: email, password } }))
        .result
    : 'null';
  const query = { storeCode: 'en', token };
  const cartOf = async (): Promise<string> => (await shop.call('cart/create', { query })).result;
  const cartId = await cartOf();
  const add = (item: Piece, key: string, to = cartId) =>
    shop.call('cart/update', {
      query: { ...query, cartId: to },
      body: { cartItem: { ...item, quoteId: to } },
      headers: { 'idempotency-key': key },
    });
  const lines = async (id: string): Promise<Piece[]> =>
    (await shop.call('cart/pull', { query: { ...query, cartId: id } })).result.map(({ sku, qty }) => ({
      sku,
      qty,
    }));
  const cup = randomUUID();
  await add({ sku: 'TEE', qty: 2 }, randomUUID());
  await add({ sku: 'CUP', qty: 1 }, cup);
  const place = async (products: Piece[], known: Piece[] | undefined) => {
    await shop.call('order/place', {
      query: { storeCode: 'en', token },
      body: { cart_id: cartId, order_id: randomUUID(), products, addressInformation, known_lines: known },
    });
    return db
      .selectFrom('current_order_line')
      .innerJoin('current_order', 'current_order.id', 'current_order_line.order_id')
      .select(['sku', 'qty'])
      .where('cart_id', '=', cartId)
      .orderBy('line_number')
      .execute();
  };
  return { cartId, cartOf, add, lines, place, cup };
};

describe('what a cart holds beyond the lines its device knows', () => {
  it.each<[string, boolean, Piece[] | undefined, Piece[]]>([
    [
      'begins her next cart',
      true,
      [{ sku: 'TEE', qty: 1 }],
      [
        { sku: 'TEE', qty: 1 },
        { sku: 'CUP', qty: 1 },
      ],
    ],
    [
      'is nothing when it knows all, though it ordered less',
      true,
      [
        { sku: 'TEE', qty: 2 },
        { sku: 'CUP', qty: 1 },
      ],
      [],
    ],
    ['goes with the cart when nothing is said of it, as in the reference', true, undefined, []],
    ['goes with a guest’s cart, which nobody could find again', false, [{ sku: 'TEE', qty: 1 }], []],
  ])('%s', async (_, isCustomers, known, left) => {
    const { cartId, cartOf, lines, place } = await filledCart({ isCustomers });
    expect(await place([{ sku: 'TEE', qty: 1 }], known)).toEqual([{ sku: 'TEE', qty: 1 }]);
    const next = await cartOf();
    expect([next === cartId, await lines(next)]).toEqual([false, left]);
  });

  it('keeps the rate it is paid at no longer than a day, however many orders leave something over', async () => {
    const { cartId, cartOf, place } = await filledCart({ isCustomers: true });
    const frozenOf = async (id: string) =>
      await db
        .selectFrom('cart')
        .select(['payable_rate_numerator', 'payable_rate_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await sql`update cart set payable_rate_at = payable_rate_at - interval '20 hours' where id = ${cartId}`.execute(
      db,
    );
    const before = await frozenOf(cartId);
    await place([{ sku: 'TEE', qty: 2 }], [{ sku: 'TEE', qty: 2 }]);
    const after = await frozenOf(await cartOf());
    expect([after.payable_rate_numerator, after.payable_rate_at?.getTime()]).toEqual([
      before.payable_rate_numerator,
      before.payable_rate_at?.getTime(),
    ]);
  });

  it('lesson 01: is not added once more by a change that was answered in the ordered cart and is asked for again in the next', async () => {
    const { cartOf, add, lines, place, cup } = await filledCart({ isCustomers: true });
    await place([{ sku: 'TEE', qty: 2 }], [{ sku: 'TEE', qty: 2 }]);
    const next = await cartOf();
    await add({ sku: 'CUP', qty: 1 }, cup, next);
    expect(await lines(next)).toEqual([{ sku: 'CUP', qty: 1 }]);
  });
});
