import { cartShop } from '@dijla/test-kit/shops/cart-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, ar, newCart, add, totals } = await cartShop({ db });

describe('shipping and payment', () => {
  const flatrate = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
  const inform = (cartId: string, addressInformation: object, query: Record<string, string> = {}) =>
    shop.call('cart/shipping-information', {
      query: { ...ar, cartId, ...query },
      body: { addressInformation },
    });

  it('offers a method for a country alone (case 39)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await shop.call('cart/shipping-methods', {
      query: { ...ar, cartId },
      body: { address: { country_id: 'IQ' } },
    });
    expect(result).toEqual([
      {
        carrier_code: 'flatrate',
        carrier_title: 'توصيل عادي',
        method_code: 'flatrate',
        method_title: 'خلال 24 ساعة',
        amount: 5000,
        base_amount: 3.82,
        available: true,
        error_message: '',
        price_excl_tax: 5000,
        price_incl_tax: 5000,
      },
    ]);
  });

  it.each([
    ...[
      'region',
      'region_id',
      'region_code',
      'street',
      'city',
      'postcode',
      'firstname',
      'lastname',
      'company',
      'telephone',
      'email',
      'vat_id',
    ].flatMap((member) => [0, '', null].map((empty) => ({ [member]: empty }))),
    { street: [0] },
    { street: [null, null] },
    { street: [''] },
  ])(
    'takes %j beside the country for a member nothing is in, in both calls (wire §3.1, §3.3)',
    async (empty) => {
      const cartId = await newCart();
      await add(cartId, { sku: 'MUG' });
      const { result } = await shop.call('cart/shipping-methods', {
        query: { ...ar, cartId },
        body: { address: { country_id: 'IQ', ...empty } },
      });
      expect(result).toMatchObject([{ carrier_code: 'flatrate', amount: 5000 }]);
      expect(
        (await inform(cartId, { shippingAddress: { countryId: 'IQ', ...empty }, ...flatrate })).result.totals,
      ).toMatchObject({ shipping_amount: 5000 });
    },
  );

  it('offers free shipping beside flat rate from its step on, and nothing abroad', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'DEAR' });
    const codes = async (country_id: string) =>
      (
        await shop.call('cart/shipping-methods', {
          query: { ...ar, cartId },
          body: { address: { country_id } },
        })
      ).result.map(({ carrier_code }) => carrier_code);
    expect(await codes('IQ')).toEqual(['flatrate', 'freeshipping']);
    expect(await codes('TR')).toEqual([]);
  });

  it.each([
    ['camelCase', { shippingAddress: { countryId: 'IQ' }, billingAddress: { countryId: 'IQ' }, ...flatrate }],
    [
      'snake_case (case 41)',
      {
        shipping_address: { country_id: 'iq' },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    ],
  ])('answers totals with delivery and the payment methods to %s (case 40)', async (_, information) => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await inform(cartId, information);
    expect(result.payment_methods).toEqual([
      { code: 'cashondelivery', title: 'الدفع عند الاستلام', kind: 'cash' },
    ]);
    expect(result.extension_attributes).toEqual({ cashondelivery: '{"min":1000,"max":3000000}' });
    expect(result.totals.total_segments.find(({ code }) => code === 'shipping')).toMatchObject({
      value: 5000,
      title: 'التوصيل',
    });
    expect((await totals(cartId)).grand_total).toBe(17_000);
  });

  it('remembers an address without methods and answers payment methods (case 42)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await inform(cartId, {
      shippingAddress: { countryId: 'IQ', firstname: 'نور', street: ['الكرادة 62', null], region_id: '611' },
    });
    expect(result.payment_methods).toHaveLength(1);
    expect(result.totals.total_segments.find(({ code }) => code === 'shipping')?.value).toBeNull();
    expect(
      await db
        .selectFrom('cart')
        .select(['country', 'region_id'])
        .where('id', '=', cartId)
        .executeTakeFirst(),
    ).toEqual({ country: 'IQ', region_id: 611 });
    expect(
      await db.selectFrom('cart_address').select('address').where('cart_id', '=', cartId).executeTakeFirst(),
    ).toMatchObject({ address: { firstname: 'نور' } });
  });

  it('answers totals without delivery when no method is named, and keeps the one that was (wire §3.3)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    await inform(cartId, { shippingAddress: { countryId: 'IQ' }, ...flatrate });
    const { result, meta } = await inform(cartId, { shippingAddress: { countryId: 'IQ' } }, { view: 'cart' });
    expect([
      result.totals.grand_total,
      result.totals.total_segments.find(({ code }) => code === 'shipping')?.value,
    ]).toEqual([12_000, null]);
    expect([meta?.cart?.totals.grand_total, (await totals(cartId)).grand_total]).toEqual([17_000, 17_000]);
  });

  it.each([
    [
      'an unknown method',
      { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'xyz' },
      404,
      'Carrier with such method not found: flatrate, xyz',
    ],
    [
      'half a method',
      { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'flatrate' },
      404,
      'Carrier with such method not found: flatrate, ',
    ],
    [
      'a method that does not go there',
      { shippingAddress: { countryId: 'TR' }, ...flatrate },
      404,
      'Carrier with such method not found: flatrate, flatrate',
    ],
    [
      'a method not yet free',
      {
        shippingAddress: { countryId: 'IQ' },
        shippingCarrierCode: 'freeshipping',
        shippingMethodCode: 'freeshipping',
      },
      404,
      'Carrier with such method not found: freeshipping, freeshipping',
    ],
    [
      'an endless address',
      { shippingAddress: { countryId: 'IQ', extension_attributes: { note: 'x'.repeat(20_000) } } },
      400,
      expect.any(String),
    ],
    [
      'a region no database holds',
      { shippingAddress: { countryId: 'IQ', region_id: 99_999_999_999 } },
      400,
      expect.any(String),
    ],
  ])('refuses %s and remembers nothing', async (_, addressInformation, status, result) => {
    const cartId = await newCart({ storeCode: 'en' });
    await add(cartId, { sku: 'MUG' }, { query: { storeCode: 'en' } });
    expect(
      await shop.refused('cart/shipping-information', {
        query: { storeCode: 'en', cartId },
        body: { addressInformation },
      }),
    ).toMatchObject({ status, result });
    expect(
      await db
        .selectFrom('cart')
        .select(['country', 'shipping_method_code'])
        .where('id', '=', cartId)
        .executeTakeFirst(),
    ).toEqual({ country: null, shipping_method_code: null });
    expect(await db.selectFrom('cart_address').selectAll().where('cart_id', '=', cartId).execute()).toEqual(
      [],
    );
  });

  it('refuses to inform an empty cart, and a body without the element', async () => {
    const query = { ...ar, cartId: await newCart() };
    expect(
      await shop.refused('cart/shipping-information', {
        query,
        body: { addressInformation: { shippingAddress: { countryId: 'IQ' } } },
      }),
    ).toMatchObject({ status: 400, code: 'cart.empty' });
    for (const name of ['cart/shipping-information', 'cart/shipping-methods'] as const) {
      expect(await shop.refused(name, { query, body: {} })).toMatchObject({
        status: 500,
        result: 'No address element provided within the request body',
      });
    }
  });

  it('offers a virtual cart neither delivery nor cash on delivery (case 45)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'CARD' });
    expect((await shop.call('cart/payment-methods', { query: { ...ar, cartId } })).result).toEqual([]);
    expect(
      (
        await shop.call('cart/shipping-methods', {
          query: { ...ar, cartId },
          body: { address: { country_id: 'IQ' } },
        })
      ).result,
    ).toEqual([]);
    await add(cartId, { sku: 'MUG' });
    expect((await shop.call('cart/payment-methods', { query: { ...ar, cartId } })).result).toHaveLength(1);
  });

  it('charges the fee of a chosen payment while that may pay the cart, and for the time it may not does not', async () => {
    await db
      .updateTable('payment_limit')
      .set({ fee: 750 })
      .where('code', '=', 'cashondelivery')
      .where('currency', '=', 'IQD')
      .execute();
    const cartId = await newCart();
    const {
      result: { item_id },
    } = await add(cartId, { sku: 'MUG' });
    await shop.call('cart/selected-payment-method', {
      query: { ...ar, cartId },
      body: { method: 'cashondelivery' },
    });
    const before = (await totals(cartId)).grand_total;
    await add(cartId, { sku: 'CARD' });
    await shop.call('cart/delete', {
      query: { ...ar, cartId },
      body: { cartItem: { sku: 'MUG', item_id, quoteId: cartId } },
    });
    const alone = await totals(cartId);
    expect([before, alone.grand_total, alone.total_segments.map(({ code }) => code)]).toEqual([
      12_750,
      alone.subtotal,
      ['subtotal', 'tax', 'grand_total'],
    ]);
    await db.updateTable('payment_limit').set({ fee: 0 }).where('code', '=', 'cashondelivery').execute();
  });

  it('collects totals with given methods, keeps them, and goes on with them', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const collect = (body?: object) =>
      shop.call('cart/collect-totals', { query: { ...ar, cartId }, ...(body ? { body } : {}) });
    const given = await collect({ methods: { paymentMethod: { method: 'cashondelivery' }, ...flatrate } });
    expect(given.result.grand_total).toBe(17_000);
    expect((await collect()).result.grand_total).toBe(17_000);
    expect(
      await shop.refused('cart/collect-totals', {
        query: { ...ar, cartId },
        body: { methods: { paymentMethod: { method: 'points' } } },
      }),
    ).toMatchObject({ status: 400, code: 'cart.payment-method-not-available' });
  });
});

describe('cart/selected-payment-method', () => {
  it.each<[string, object]>([
    ['POST', { method: 'cashondelivery' }],
    ['PUT', { method: 'cashondelivery' }],
    ['POST', { method: { method: 'cashondelivery', additional_data: { note: 'x' } } }],
  ])('case 45: by %s of %j is remembered, and its fee is in the totals', async (method, body) => {
    await db
      .updateTable('payment_limit')
      .set({ fee: 750 })
      .where('code', '=', 'cashondelivery')
      .where('currency', '=', 'IQD')
      .execute();
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const answer = await shop.send('cart/selected-payment-method', {
      query: { ...ar, cartId },
      body,
      method,
    });
    expect([answer.status, ((await answer.json()) as { result: unknown }).result]).toEqual([200, true]);
    const { grand_total, total_segments } = await totals(cartId);
    expect([grand_total, total_segments.find(({ code }) => code === 'payment')?.value]).toEqual([
      12_750, 750,
    ]);
    await db.updateTable('payment_limit').set({ fee: 0 }).where('code', '=', 'cashondelivery').execute();
  });

  it.each([{ method: 'xyz' }, { method: { method: 'xyz' } }])(
    'case 45: %j is not available, in the words of the wire',
    async (body) => {
      const cartId = await newCart();
      await add(cartId, { sku: 'MUG' });
      expect(
        await shop.refused('cart/selected-payment-method', { query: { storeCode: 'en', cartId }, body }),
      ).toMatchObject({ status: 400, result: 'The requested Payment Method is not available.' });
    },
  );
});
