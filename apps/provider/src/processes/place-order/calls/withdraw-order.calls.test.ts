import { randomUUID } from 'node:crypto';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);

const query = { storeCode: 'en' };
const products = [{ sku: 'MUG', qty: 1 }];
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

beforeAll(async () => {
  await catalogBuilder(db).simple({ sku: 'MUG', qty: 100_000 });
});

const newCart = async (): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query })).result;
  await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku: 'MUG', qty: 1 } } });
  return cartId;
};
const place = (cart_id: string, order_id: string) =>
  shop.send('order/place', { query, body: { cart_id, order_id, products, addressInformation } });
const withdraw = (cartId: string, order_id: string) =>
  shop.send('order/withdraw', { query: { ...query, cartId }, body: { order_id } });
const said = ({ status, headers }: Response): string | number => headers.get('x-refusal') ?? status;
const ordersOf = async (cartId: string): Promise<number> =>
  (await db.selectFrom('order').select('id').where('cart_id', '=', cartId).execute()).length;

describe('order/withdraw', () => {
  it('takes an order id back for good, however often it is asked: a late attempt places nothing, and the cart can be ordered under another', async () => {
    const [cartId, orderId] = [await newCart(), randomUUID()];
    expect([said(await withdraw(cartId, orderId)), said(await withdraw(cartId, orderId))]).toEqual([
      200, 200,
    ]);
    expect([
      said(await place(cartId, orderId)),
      said(await place(await newCart(), orderId)),
      await ordersOf(cartId),
    ]).toEqual(['order.withdrawn', 'order.withdrawn', 0]);
    expect([said(await place(cartId, randomUUID())), await ordersOf(cartId)]).toEqual([200, 1]);
  });

  it('leaves what was placed as it is: its cart is ordered, or its id is taken', async () => {
    const [cartId, orderId] = [await newCart(), randomUUID()];
    await place(cartId, orderId);
    expect([said(await withdraw(cartId, orderId)), said(await withdraw(await newCart(), orderId))]).toEqual([
      'cart.not-found',
      'order.already-placed',
    ]);
    expect([said(await place(cartId, orderId)), await ordersOf(cartId)]).toEqual([200, 1]);
  });

  it('is asked with the cart it is of, which must be there', async () => {
    expect([
      said(await withdraw('', randomUUID())),
      said(await withdraw('0'.repeat(32), randomUUID())),
    ]).toEqual(['cart.not-found', 'cart.not-found']);
  });

  it('lesson 06: of an attempt and a withdrawal at once exactly one has its way', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [cartId, orderId] = [await newCart(), randomUUID()];
      const [placed, ...withdrawn] = await Promise.all([
        place(cartId, orderId),
        withdraw(cartId, orderId),
        withdraw(cartId, orderId),
      ]);
      const isPlaced = said(placed) === 200;
      expect([isPlaced, await ordersOf(cartId)]).toEqual(
        withdrawn.some((answer) => said(answer) === 200) ? [false, 0] : [true, 1],
      );
      const told = isPlaced ? ['cart.not-found', 'order.already-placed'] : ['200'];
      expect(withdrawn.map((answer) => String(said(answer))).filter((word) => !told.includes(word))).toEqual(
        [],
      );
    }
  });
});
