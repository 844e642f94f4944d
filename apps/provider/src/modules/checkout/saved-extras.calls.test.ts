import { accountsOf } from '@dijla/test-kit/accounts';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, address, information } = await orderingShop({ db });
const { aCustomer } = accountsOf(shop);

const extras = { shipping_note: 'خلف الجامع', longitude: '44.36', latitude: '33.31', label: 'Home' };

/**
 * Extension attributes of an order's address as the customer reads them, after the cart was given an address
 * or none.
 */
const extrasOf = async (told: object | null, ordered: object): Promise<unknown> => {
  const { token } = await aCustomer();
  const query = { storeCode: 'ar', token };
  const cart_id = (await shop.call('cart/create', { query })).result;
  await shop.call('cart/update', {
    query: { ...query, cartId: cart_id },
    body: { cartItem: { sku: 'MUG', qty: 1 } },
  });
  if (told)
    await shop.call('cart/shipping-information', {
      query: { ...query, cartId: cart_id },
      body: { addressInformation: { shippingAddress: { countryId: 'IQ', ...told } } },
    });
  const body = {
    cart_id,
    products: [{ sku: 'MUG', qty: 1 }],
    addressInformation: { ...information, billingAddress: null, shippingAddress: { ...address, ...ordered } },
  };
  await shop.call('order/place', { query, body });
  const [order] = (await shop.call('user/order-history', { query: { token } })).result.items;
  return order?.extension_attributes.shipping_assignments[0]?.shipping.address.extension_attributes;
};

describe('extension_attributes of an address (wire §11)', () => {
  const { city, street } = address;
  it.each<[string, object | null, object, object]>([
    ['are told with the order that gives them', null, { extension_attributes: extras }, extras],
    [
      'are those the cart was told with this address, where the order gives none',
      { city, street, extension_attributes: extras },
      {},
      extras,
    ],
    [
      'are those the cart was told before the address was typed',
      { city: '', street: [null, null], extension_attributes: extras },
      {},
      extras,
    ],
    [
      "are the order's, over the cart's",
      { extension_attributes: extras },
      { extension_attributes: { label: 'Work' } },
      { label: 'Work' },
    ],
    [
      'are none in an order that names a slot alone, which the cart remembers by itself',
      { extension_attributes: { delivery_slot: 'anytime' } },
      {},
      {},
    ],
    [
      'stay behind when the order goes to another city',
      { city, street, extension_attributes: extras },
      { city: 'الموصل' },
      {},
    ],
    [
      'stay behind when the order goes to another street',
      { city, street, extension_attributes: extras },
      { street: ['المنصور 1', ''] },
      {},
    ],
  ])('%s', async (_, told, ordered, expected) => expect(await extrasOf(told, ordered)).toEqual(expected));
});

describe('telephones of a cart', () => {
  const told = async (telephone: string) => {
    const cartId = (await shop.call('cart/create', { query: { storeCode: 'ar' } })).result;
    const query = { storeCode: 'ar', cartId };
    await shop.call('cart/update', { query, body: { cartItem: { sku: 'MUG', qty: 1 } } });
    const answer = await shop.send('cart/shipping-information', {
      query,
      body: {
        addressInformation: { shippingAddress: { countryId: 'IQ', firstname: '\u202eنور\n', telephone } },
      },
    });
    const kept = await db
      .selectFrom('cart_address')
      .select('address')
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    return [answer.headers.get('x-refusal'), kept?.address];
  };

  it.each(['+964 770 123 4567', '00964 (0)770-123-4567', '٠٧٧٠١٢٣٤٥٦٧'])(
    'keeps %j in the one form, and the name in one line',
    async (telephone) => {
      expect(await told(telephone)).toEqual([
        null,
        expect.objectContaining({ firstname: 'نور', telephone: '07701234567' }),
      ]);
    },
  );

  it.each(['call me', '0770123'])('refuses %j', async (telephone) => {
    expect(await told(telephone)).toEqual(['user.telephone-invalid', undefined]);
  });
});
