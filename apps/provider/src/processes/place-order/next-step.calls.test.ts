import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attempt, PaymentProvider } from '../../modules/payments/payment-provider.ts';

const begun: Attempt[] = [];
const gateway = { isDown: false };
const card: PaymentProvider = {
  code: 'testcard',
  can: { cancel: false, refund: 'none', savedCards: false, signedWebhook: false },
  initialize: async (attempt) => {
    begun.push(attempt);
    if (gateway.isDown) throw new Error('the gateway does not answer');
    const paymentUrl = `https://gateway.test/${attempt.attemptId}`;
    return { providerRef: attempt.attemptId, next: { kind: 'redirect', paymentUrl }, state: 'pending' };
  },
  status: async () => ({ state: 'pending', providerStatus: 'OPEN', final: false }),
  readWebhook: () => ({ verdict: 'unsigned', eventKey: '', ackStatus: 200 }),
  readReturn: () => ({ verdict: 'unsigned' }),
};
vi.mock(import('../../modules/payments/payment-methods.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    registeredMethod: (code) =>
      code === card.code ? { kind: 'online', provider: card } : actual.registeredMethod(code),
  };
});

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  city: 'بغداد',
  firstname: 'نور',
  lastname: 'حسن',
};
const newCart = async (): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: ar })).result;
  await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku: 'MUG', qty: 1 } } });
  return cartId;
};
const place = async (cart_id: string, payment_method_code: string) =>
  (
    await shop.call('order/place', {
      query: ar,
      body: {
        cart_id,
        products: [{ sku: 'MUG', qty: 1 }],
        addressInformation: {
          shippingAddress: address,
          shipping_method_code: 'flatrate',
          shipping_carrier_code: 'flatrate',
          payment_method_code,
        },
      },
    })
  ).result;

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 1000 });
  await db.insertInto('payment_method').values({ code: 'testcard', position: 9 }).execute();
  await db
    .insertInto('payment_limit')
    .values({ code: 'testcard', currency: 'IQD', min_total: null, max_total: null })
    .execute();
});

describe('the next step of a payment', () => {
  it('is absent where the courier takes the money', async () => {
    expect(await place(await newCart(), 'cashondelivery')).not.toHaveProperty('next');
  });

  it('leads to the gateway, under one attempt however often the order is sent', async () => {
    const cartId = await newCart();
    const first = await place(cartId, 'testcard');
    expect(await place(cartId, 'testcard')).toEqual(first);
    const [attempt, again] = begun.slice(-2);
    expect(again).toEqual(attempt);
    expect(attempt).toMatchObject({
      attemptId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      orderRef: `${first.orderNumber}-1`,
      provider: 'testcard',
      money: { amount: 13_000, currency: 'IQD' },
    });
    expect(first.next).toEqual({
      kind: 'redirect',
      paymentUrl: `https://gateway.test/${attempt?.attemptId}`,
    });
  });

  it('comes when the order is sent again, where the gateway did not answer at first', async () => {
    const cartId = await newCart();
    gateway.isDown = true;
    const first = await place(cartId, 'testcard').finally(() => (gateway.isDown = false));
    expect(first).not.toHaveProperty('next');
    expect(await place(cartId, 'testcard')).toMatchObject({ ...first, next: { kind: 'redirect' } });
  });
});
