import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { describe, expect, it } from 'vitest';
import { sampleRequests } from './requests/sample-requests.ts';
import { vsfTasks } from './vsf-tasks.ts';

const { url, provider, database } = await providerOverHttp();
const tasks = vsfTasks(url, 'ar');
const samples = await sampleRequests(url);

const stockOf = async (sku: string): Promise<number> => {
  await transactionsEnded(database.db);
  await provider.catchUp();
  return ((await tasks.stockCheck(sku)).result as { qty: number }).qty;
};

describe("a guest's purchase, part by part composed", () => {
  it('case 47: is confirmed with both numbers, closes the cart, and lowers the stock that the catalogue tells once, however often it is sent', async () => {
    const before = await stockOf('DJ-SIMPLE');
    const cartId = await samples.filledCart();
    const order = samples.of('order/place', cartId).body as object;
    const placed = await tasks.order(order);
    const confirmation = calls['order/place'].result.parse(placed.result);
    expect(placed.code).toBe(200);
    expect(confirmation).toMatchObject({
      backendOrderId: expect.stringMatching(/^\d+$/),
      orderNumber: expect.stringMatching(/^\d{9}$/),
    });
    expect(await tasks.pull(cartId)).toMatchObject({ status: 404, code: 404 });
    for (const again of [
      order,
      { ...order, order_id: 'another-1', transmited: false },
      { newOrder: order, transmited: false, order_id: 'another-2' },
    ])
      expect((await tasks.order(again)).result).toEqual(confirmation);
    expect(await stockOf('DJ-SIMPLE')).toBe(before - 2);
  });

  it.each([
    ['ar', 10_000, /حوّل/],
    ['en', 7.63, /Transfer the total/],
  ] as const)(
    'W5: a cart of gift cards alone is paid by transfer, in the %s store',
    async (store, price, told) => {
      const shopper = vsfTasks(url, store);
      const cartId = String((await shopper.create()).result);
      await shopper.update(cartId, { sku: 'DJ-CARD', qty: 1 });
      const methods = (await shopper.paymentMethods(cartId)).result as {
        code: string;
        instructions?: string;
      }[];
      expect(methods).toEqual([
        {
          code: 'banktransfer',
          title: expect.any(String),
          kind: 'transfer',
          offline: true,
          instructions: expect.stringMatching(told),
        },
      ]);
      const billingAddress = {
        ...(samples.of('order/place', cartId).body as { addressInformation: { billingAddress: object } })
          .addressInformation.billingAddress,
        email: 'noor@example.iq',
      };
      const order = {
        user_id: '',
        cart_id: cartId,
        store_code: store,
        transmited: true,
        products: [{ sku: 'DJ-CARD', qty: 1, price }],
        addressInformation: {
          billingAddress,
          payment_method_code: 'banktransfer',
          payment_method_additional: {},
        },
      };
      expect(
        await shopper.order({
          ...order,
          addressInformation: { ...order.addressInformation, payment_method_code: 'cashondelivery' },
        }),
      ).toMatchObject({ code: 400 });
      expect(await shopper.order(order)).toMatchObject({
        code: 200,
        result: { orderNumber: expect.stringMatching(/^\d{9}$/) },
      });
      const placed = await database.db
        .selectFrom('current_order')
        .select(['is_virtual', 'payment_method_code', 'shipping_method_code', 'grand_total'])
        .where('cart_id', '=', cartId)
        .executeTakeFirstOrThrow();
      expect(placed).toEqual({
        is_virtual: true,
        payment_method_code: 'banktransfer',
        shipping_method_code: null,
        grand_total: Math.round(price * (store === 'en' ? 100 : 1)),
      });
    },
  );

  it('W6: an order out of the queue ends for the client that shows it as queued: its cart comes back under another id, and ordering that is told as placed', async () => {
    const before = await stockOf('DJ-SIMPLE');
    const cartId = await samples.filledCart();
    const order = samples.of('order/place', cartId).body as { products: object[] };
    const { code, result } = await tasks.order({
      newOrder: order,
      transmited: false,
      order_id: '1732400000000',
      created_at: new Date(),
      updated_at: new Date(),
    });
    expect(code).toBe(200);
    expect(await tasks.pull(cartId)).toMatchObject({ code: 404 });
    const cameBack = await samples.filledCart();
    const again = { ...order, cart_id: cameBack };
    expect([await tasks.order(again), await tasks.order(again)]).toMatchObject([
      { code: 200, result },
      { code: 200, result },
    ]);
    expect(await tasks.pull(cameBack)).toMatchObject({ code: 404 });
    expect(await stockOf('DJ-SIMPLE')).toBe(before - 2);
  });

  it('case 55: an order beyond the stock keeps cart and stock as they were, in the words older clients know', async () => {
    const before = await stockOf('DJ-LAST');
    const cartId = await samples.filledCart();
    const order = samples.of('order/place', cartId).body as { products: object[] };
    expect(await tasks.order({ ...order, products: [{ sku: 'DJ-LAST', qty: before + 1 }] })).toMatchObject({
      status: 500,
      code: 500,
      result: expect.stringMatching(/^Error while adding products/),
    });
    expect(((await tasks.pull(cartId)).result as { sku: string }[]).map(({ sku }) => sku)).toEqual([
      'DJ-SIMPLE',
      'DJ-TEE-M-BLK',
    ]);
    expect(await stockOf('DJ-LAST')).toBe(before);
  });
});

describe("a customer's purchase", () => {
  it('case 66: is in the customer’s history with the dinars that its confirmation named', async () => {
    const token = String((await vsfTasks(url, 'en').logIn('shopper@example.iq', 'Dijla-demo-1')).result);
    const shopper = vsfTasks(url, 'en', token);
    const cartId = String((await shopper.create()).result);
    await shopper.update(cartId, { sku: 'DJ-SIMPLE', qty: 1 });
    const { payable, orderNumber } = calls['order/place'].result.parse(
      (
        await shopper.order({
          ...(samples.of('order/place', cartId).body as object),
          store_code: 'en',
          products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
        })
      ).result,
    );
    const [latest] = calls['user/order-history'].result.parse(
      (await shopper.orderHistory(20, 1)).result,
    ).items;
    expect(payable).toEqual({ currency_code: 'IQD', total: expect.any(Number) });
    expect(latest).toMatchObject({ increment_id: orderNumber, order_currency_code: 'USD', payable });
  });
});
