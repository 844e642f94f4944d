import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { accountsOf } from '@dijla/test-kit/accounts';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { shop, ar, address, desk, work, stockOf, addProduct, eventsOf, newKey } = await workedShop(database);
const { aCustomer } = accountsOf(shop);

const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' };
const bodyOf = (sku: string, changes: object = {}) => ({
  store_code: 'ar',
  products: [{ sku, qty: 2 }],
  shipping_address: address,
  shipping_method: flatrate,
  payment_method_code: 'cashondelivery',
  ...changes,
});
const goods = () => addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
const read = async (id: number) => (await desk()).call('desk/order', { query: { orderId: String(id) } });

describe('an order that staff write for a caller', () => {
  it('is a shopper’s order in all but who wrote it, and is confirmed already', async () => {
    await db.updateTable('confirmation_rule').set({ new_numbers: true }).execute();
    const sku = await goods();
    const support = await desk('support');
    const placed = await support.call('desk/place-order', { body: bodyOf(sku) });
    expect(placed).toMatchObject({ state: 'pending', charged: 21_000, due: 21_000, payment_state: 'unpaid' });
    expect(await stockOf(sku)).toBe(8);
    expect(await read(placed.order_id)).toMatchObject({
      source: 'phone',
      customer_id: null,
      awaits_confirmation: null,
      lines: [{ sku, qty: 2 }],
      addresses: [{ kind: 'shipping', telephone: '07701234567' }, { kind: 'billing' }],
    });
    expect((await eventsOf(placed.order_id)).map(({ move, actor }) => [move, actor])).toEqual([
      ['place', `staff:${support.id}`],
    ]);
    const told = db.selectFrom('event').selectAll().where('name', '=', 'order.placed');
    expect(await told.where('key', '=', String(placed.order_id)).execute()).toHaveLength(1);
    expect(await work(placed.order_id, 'desk/prepare-order', { move: 'pack' })).toMatchObject({
      state: 'preparing',
    });
    await work(placed.order_id, 'desk/cancel-order', { reason: 'She rang again' });
    expect(await stockOf(sku)).toBe(10);
    await db.updateTable('confirmation_rule').set({ new_numbers: false }).execute();
  });

  it('is placed once for its key, from however many sides at once', async () => {
    const sku = await goods();
    const owner = await desk();
    const request = { body: bodyOf(sku), headers: { 'idempotency-key': newKey() } };
    const [one, other] = await Promise.all([1, 2].map(() => owner.call('desk/place-order', request)));
    expect(other).toEqual(one);
    expect(await stockOf(sku)).toBe(8);
  });

  it('is its customer’s, at the prices of her group, and leaves the cart she has', async () => {
    const { profile, token } = await aCustomer();
    const sku = await goods();
    const query = { ...ar, token };
    const cartId = (await shop.call('cart/create', { query })).result;
    await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku, qty: 1 } } });
    const owner = await desk();
    const placed = await owner.call('desk/place-order', { body: bodyOf(sku, { customer_id: profile.id }) });
    expect((await read(placed.order_id)).customer_id).toBe(profile.id);
    const pulled = await shop.call('cart/pull', { query: { ...query, cartId } });
    expect(pulled.result).toMatchObject([{ sku, qty: 1 }]);
    const history = await shop.call('user/order-history', { query });
    expect(history.result.items.map(({ increment_id }) => increment_id)).toContain(placed.order_number);
  });

  it.each<[string, object, string]>([
    [
      'more than there is',
      {
        products: [
          { sku: 'MUG', qty: 10_000 },
          { sku: 'NO-SUCH', qty: 1 },
        ],
      },
      'order.products-not-added',
    ],
    ['no address', { shipping_address: null }, 'order.shipping-address-missing'],
    [
      'an unknown governorate',
      { shipping_address: { ...address, region_id: 0, region: 'Atlantis' } },
      'order.region-unknown',
    ],
    ['a number that is none', { shipping_address: { ...address, telephone: 'x' } }, 'order.invalid'],
    [
      'an unknown way of delivery',
      { shipping_method: { carrier_code: 'no', method_code: 'such' } },
      'order.shipping-method-not-available',
    ],
    ['an unknown way to pay', { payment_method_code: 'no-such' }, 'cart.payment-method-not-available'],
    ['an unknown customer', { customer_id: 999_999 }, 'request.invalid'],
    ['an unknown store', { store_code: 'no-such' }, 'request.invalid'],
    ['nothing', { products: [] }, 'request.invalid'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await (await desk()).refused('desk/place-order', { body: bodyOf('MUG', changes) })).toBe(code);
  });

  it('is no courier’s to write', async () => {
    expect(await (await desk('courier')).refused('desk/place-order', { body: bodyOf('MUG') })).toBe(
      'request.not-permitted',
    );
  });
});
