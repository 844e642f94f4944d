import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const notOffered = 'cart.delivery-slot-not-available';
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
const named = (delivery_slot: string | null) => ({
  extension_attributes: { delivery_slot, shipping_note: 'الباب الأخضر' },
});

const filled = async (sku = 'MUG'): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: ar })).result;
  await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku, qty: 1 } } });
  return cartId;
};
const informing = (cartId: string, more: object, query: Record<string, string> = ar) => ({
  query: { ...query, cartId },
  body: { addressInformation: { shippingAddress: { countryId: 'IQ', ...more } } },
});
const slotsOf = async (cartId: string, query = ar) =>
  (await shop.call('cart/shipping-information', informing(cartId, {}, query))).result.delivery_slots;
const ordering = (cartId: string, more: object = {}) => ({
  query: ar,
  body: {
    cart_id: cartId,
    products: [{ sku: 'MUG', qty: 1 }],
    addressInformation: {
      shippingAddress: { ...address, ...more },
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  },
});
const orderOf = (cartId: string) =>
  db
    .selectFrom('current_order')
    .select(['id', 'delivery_slot'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
const remembered = async (cartId: string) =>
  (await db.selectFrom('cart').select('delivery_slot').where('id', '=', cartId).executeTakeFirstOrThrow())
    .delivery_slot;

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 1000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 } });
});

describe('delivery slots', () => {
  it('are told in the words of the store view, and none where nothing is delivered', async () => {
    expect(await slotsOf(await filled(), { storeCode: 'en' })).toEqual([
      { code: 'anytime', label: 'Anytime', until_hour: null },
      { code: 'before2pm', label: 'Before 2PM', until_hour: 14 },
      { code: 'after2pm', label: 'After 2PM', until_hour: null },
    ]);
    expect((await slotsOf(await filled())).map(({ label }: { label: string }) => label)).toEqual([
      'أي وقت',
      'قبل 2 ظهراً',
      'بعد 2 ظهراً',
    ]);
    expect(await slotsOf(await filled('CARD'))).toEqual([]);
  });

  it.each(['anytime', 'before2pm', 'after2pm'])(
    'keep %s with the order whose address names it',
    async (slot) => {
      const cartId = await filled();
      await shop.call('order/place', ordering(cartId, named(slot)));
      const order = await orderOf(cartId);
      expect(order?.delivery_slot).toBe(slot);
      const kept = await db
        .selectFrom('order_address')
        .select('extension_attributes')
        .where('order_id', '=', order?.id ?? 0)
        .where('kind', '=', 'shipping')
        .executeTakeFirst();
      expect(kept).toEqual(named(slot));
    },
  );

  it.each<[string, object, object, string | null]>([
    ['the one the cart remembers, when the order names none', named('after2pm'), {}, 'after2pm'],
    ["the one the order names, over the cart's", named('after2pm'), named('before2pm'), 'before2pm'],
    ['none, when the order takes it back', named('after2pm'), named(null), null],
    ['none, when none was ever named', {}, {}, null],
  ])('give an order %s', async (_, informed, ordered, slot) => {
    const cartId = await filled();
    await shop.call('cart/shipping-information', informing(cartId, informed));
    await shop.call('order/place', ordering(cartId, ordered));
    expect((await orderOf(cartId))?.delivery_slot).toBe(slot);
  });

  it('are remembered by a cart until an address takes them back or it is emptied', async () => {
    const cartId = await filled();
    const inform = (more: object) => shop.call('cart/shipping-information', informing(cartId, more));
    await inform(named('before2pm'));
    await inform({ city: 'بغداد' });
    expect(await remembered(cartId)).toBe('before2pm');
    await inform(named(''));
    expect(await remembered(cartId)).toBeNull();
    await inform(named('after2pm'));
    await shop.call('cart/clear', { query: { ...ar, cartId } });
    expect(await remembered(cartId)).toBeNull();
  });

  it('refuse what the shop does not offer, and leave cart and order as they were', async () => {
    const cartId = await filled();
    await shop.call('cart/shipping-information', informing(cartId, named('before2pm')));
    expect(
      await shop.refused(
        'cart/shipping-information',
        informing(cartId, named('at-night'), { storeCode: 'en' }),
      ),
    ).toEqual({
      status: 400,
      code: notOffered,
      result: 'This delivery time is not available. Please choose another.',
    });
    expect(await remembered(cartId)).toBe('before2pm');
    expect(await shop.refused('order/place', ordering(cartId, named('at-night')))).toMatchObject({
      status: 400,
      code: notOffered,
    });
    expect(await orderOf(cartId)).toBeUndefined();
    await db.updateTable('delivery_slot').set({ is_active: false }).where('code', '=', 'after2pm').execute();
    expect(await shop.refused('order/place', ordering(cartId, named('after2pm')))).toMatchObject({
      status: 400,
      code: notOffered,
    });
    expect((await slotsOf(cartId)).map(({ code }: { code: string }) => code)).toEqual([
      'anytime',
      'before2pm',
    ]);
    await db.updateTable('delivery_slot').set({ is_active: true }).execute();
  });
});
