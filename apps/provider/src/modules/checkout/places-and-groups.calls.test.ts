import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { shippingRatesHandler } from './shipping-rates-sql.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const filled = async (sku = 'MUG', token = ''): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: { ...ar, token } })).result;
  await shop.call('cart/update', { query: { ...ar, cartId, token }, body: { cartItem: { sku, qty: 1 } } });
  return cartId;
};
const paymentsOf = async (cartId: string, token = ''): Promise<string[]> =>
  (await shop.call('cart/payment-methods', { query: { ...ar, cartId, token } })).result.map(
    ({ code }: { code: string }) => code,
  );

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 1000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 } });
  const rate = {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    country: 'IQ',
    currency: 'IQD',
    source: 'owner',
  };
  await db
    .insertInto('shipping_rate')
    .values([
      { ...rate, region_code: 'IQ-BA', min_subtotal: 0, price: 8000 },
      { ...rate, region_code: 'IQ-BA', min_subtotal: 50_000, price: 6000 },
      { ...rate, region_code: 'IQ-BG', min_subtotal: 0, price: 3000 },
      { ...rate, region_code: 'IQ-BG', postcode: '10069', min_subtotal: 0, price: 1 },
    ])
    .execute();
  await db
    .updateTable('payment_method')
    .set({ is_active: true })
    .where('code', '=', 'banktransfer')
    .execute();
});

describe('delivery by governorate', () => {
  const priceIn = async (address: object) =>
    (
      await shop.call('cart/shipping-methods', {
        query: { ...ar, cartId: await filled() },
        body: { address },
      })
    ).result[0]?.amount;

  it.each([
    [603, 8000],
    [611, 3000],
    [605, 5000],
    [undefined, 5000],
    ['603', 8000],
  ])('to region %s costs %i', async (region_id, amount) =>
    expect(await priceIn({ country_id: 'IQ', region_id })).toBe(amount),
  );

  it('is what the country costs where the governorate has no price, what everywhere costs where the country has none, and by a table alone', async () => {
    await shippingRatesHandler.save(
      db as DatabaseTransaction,
      [
        {
          carrier_code: 'tablerate',
          method_code: 'bestway',
          rates: [
            { country: '*', price: 20_000 },
            { country: 'IQ', price: 7000 },
            { country: 'IQ', region_code: 'IQ-BA', price: 9000 },
          ].map((rate) => ({ region_code: '*', postcode: '*', currency: 'IQD', min_subtotal: 0, ...rate })),
        },
      ],
      { actor: 'test', requestId: 'test', source: 'import' },
    );
    await db
      .updateTable('shipping_method')
      .set({ is_active: true })
      .where('carrier_code', '=', 'tablerate')
      .execute();
    const priceTo = async (address: object) =>
      (
        await shop.call('cart/shipping-methods', {
          query: { ...ar, cartId: await filled() },
          body: { address },
        })
      ).result.find(({ carrier_code }: { carrier_code: string }) => carrier_code === 'tablerate')?.amount;
    expect([
      await priceTo({ country_id: 'IQ', region_id: 603 }),
      await priceTo({ country_id: 'IQ', region_id: 611 }),
      await priceTo({ country_id: 'JO' }),
    ]).toEqual([9000, 7000, 20_000]);
    await shippingRatesHandler.remove(db as DatabaseTransaction, ['tablerate/bestway'], {
      actor: 'test',
      requestId: 'test',
      source: 'import',
    });
  });

  it('is taken for no postcode and for no region the shop does not know: such a price was never asked', async () => {
    const rate = {
      country: 'IQ',
      region_code: 'IQ-BA',
      postcode: '*',
      currency: 'IQD' as const,
      min_subtotal: 0,
      price: 1,
    };
    const given = [
      rate,
      { ...rate, postcode: '10069' },
      { ...rate, region_code: 'AK' },
      { ...rate, country: '*' },
    ];
    const { records, warnings } = await shippingRatesHandler.check(db, [
      { carrier_code: 'tablerate', method_code: 'bestway', rates: given },
    ]);
    expect([records[0]?.rates, warnings.map(({ code }) => code)]).toEqual([
      [rate],
      ['unpriced-place', 'unpriced-place', 'unpriced-place'],
    ]);
  });

  it.each<[object, number]>([
    [{ region: 'البصره' }, 8000],
    [{ region: 'Basrah', region_id: 0 }, 8000],
    [{ region_code: 'IQ-BA' }, 8000],
    [{ region_code: 'BGD' }, 3000],
    [{ region: { region: 'Baghdad', region_code: null, region_id: null } }, 3000],
    [{ region: 'Atlantis' }, 5000],
  ])('to what clients call %j costs %i', async (named, amount) =>
    expect(await priceIn({ country_id: 'IQ', ...named })).toBe(amount),
  );

  const ordering = async (named: object, { sku = 'MUG', payment_method_code = 'cashondelivery' } = {}) => ({
    query: ar,
    body: {
      cart_id: await filled(sku),
      products: [{ sku, qty: 1 }],
      addressInformation: {
        shippingAddress: {
          country_id: 'IQ',
          street: ['1'],
          telephone: '07701234567',
          city: 'x',
          firstname: 'نور',
          lastname: 'حسن',
          ...named,
        },
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code,
      },
    },
  });

  it('is what an order by name costs, and the order keeps which governorate that is', async () => {
    const { result } = await shop.call(
      'order/place',
      await ordering({ region: 'محافظة البصرة', region_id: '0' }),
    );
    const order = await db
      .selectFrom('current_order')
      .innerJoin('order_address', 'order_address.order_id', 'current_order.id')
      .select(['shipping_amount', 'region_id', 'region'])
      .where('current_order.order_number', '=', result.orderNumber)
      .where('kind', '=', 'shipping')
      .executeTakeFirst();
    expect(order).toEqual({ shipping_amount: 8000, region_id: 603, region: 'Basra' });
  });

  it.each([[{ region: 'Atlantis' }], [{ region_id: 12 }]])(
    'refuses an order to %j, which is none of ours, as one with a wrong address (wire §4.3)',
    async (named) => {
      const { status, code, result } = await shop.refused('order/place', await ordering(named));
      expect([status, code, result]).toEqual([
        400,
        'order.region-unknown',
        [expect.objectContaining({ dataPath: '.addressInformation.shippingAddress.region' })],
      ]);
    },
  );

  it('takes an order of cards alone, which go nowhere, whatever place it names', async () => {
    const { result } = await shop.call(
      'order/place',
      await ordering({ region: 'Atlantis' }, { sku: 'CARD', payment_method_code: 'banktransfer' }),
    );
    expect(result.orderNumber).toEqual(expect.any(String));
  });

  it('is what totals charge, and what the device computes from the context', async () => {
    const cartId = await filled();
    const addressInformation = {
      shippingAddress: { countryId: 'IQ', region_id: 603 },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    };
    const { result } = await shop.call('cart/shipping-information', {
      query: { ...ar, cartId },
      body: { addressInformation },
    });
    expect(result.totals).toMatchObject({ shipping_amount: 8000, grand_total: 16_000 });
    expect(
      (await shop.call('cart/totals-context', { query: ar })).result.shipping_methods[0]?.regions,
    ).toEqual([
      {
        region_id: 603,
        steps: [
          { min_subtotal: 0, price: 8000 },
          { min_subtotal: 50_000, price: 6000 },
        ],
      },
      { region_id: 611, steps: [{ min_subtotal: 0, price: 3000 }] },
    ]);
  });

  const told = { city: 'البصرة', region_id: 603 };
  it.each<[string, object, number, object]>([
    [
      'stays with a method chosen by the country alone',
      { countryId: 'IQ' },
      8000,
      { countryId: 'IQ', ...told },
    ],
    [
      'stays when more of the address is told',
      { countryId: 'IQ', city: 'الزبير' },
      8000,
      { countryId: 'IQ', ...told, city: 'الزبير' },
    ],
    [
      'is another one when one is named',
      { countryId: 'IQ', region_code: 'IQ-BG' },
      3000,
      { countryId: 'IQ', region_code: 'IQ-BG' },
    ],
    [
      'is none when it is taken back',
      { countryId: 'IQ', region_id: null },
      5000,
      { countryId: 'IQ', region_id: null },
    ],
    ...[
      { region_id: 0 },
      { region_id: '0' },
      { region_id: '' },
      { regionId: 0 },
      { region: 0 },
      { region: '', region_code: '' },
      { region: { region: null, region_id: 0 } },
    ].map((nothing): [string, object, number, object] => [
      `stays with ${JSON.stringify(nothing)}, which clients fill in for what they do not know`,
      { countryId: 'IQ', ...nothing },
      8000,
      expect.objectContaining(told),
    ]),
  ])('%s', async (_, shippingAddress, amount, address) => {
    const cartId = await filled();
    const inform = async (addressInformation: object) =>
      (
        await shop.call('cart/shipping-information', {
          query: { ...ar, cartId },
          body: { addressInformation },
        })
      ).result.totals;
    await inform({ shippingAddress: { countryId: 'IQ', ...told } });
    expect(
      await inform({ shippingAddress, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }),
    ).toMatchObject({ shipping_amount: amount });
    expect(
      await db.selectFrom('cart_address').select('address').where('cart_id', '=', cartId).executeTakeFirst(),
    ).toEqual({ address });
  });

  it('is remembered when it was only told where methods were asked for, for totals, methods and the order (wire §3.1, §3.5)', async () => {
    const {
      query,
      body: { addressInformation, ...body },
    } = await ordering({});
    const ofCart = { ...query, cartId: body.cart_id };
    const amountsTo = async (address: object) =>
      (
        await shop.call('cart/shipping-methods', {
          query: ofCart,
          body: { address: { country_id: 'IQ', ...address } },
        })
      ).result[0]?.amount;
    expect([
      await amountsTo({ region: 'Basra', region_id: 603, region_code: '' }),
      await amountsTo({ region: '', region_id: 0, region_code: '' }),
    ]).toEqual([8000, 8000]);
    const flatrate = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
    const informed = await shop.call('cart/shipping-information', {
      query: ofCart,
      body: { addressInformation: { shippingAddress: { countryId: 'IQ' }, ...flatrate } },
    });
    expect(informed.result.totals).toMatchObject({ shipping_amount: 8000, grand_total: 16_000 });
    await shop.call('order/place', {
      query,
      body: {
        ...body,
        addressInformation: {
          ...addressInformation,
          shippingAddress: { ...addressInformation.shippingAddress, region_id: 0 },
        },
      },
    });
    expect(
      await db
        .selectFrom('current_order')
        .innerJoin('order_address', 'order_address.order_id', 'current_order.id')
        .select(['grand_total', 'region_id', 'region'])
        .where('cart_id', '=', body.cart_id)
        .where('kind', '=', 'shipping')
        .executeTakeFirst(),
    ).toEqual({ grand_total: 16_000, region_id: 603, region: 'Basra' });
  });

  it('is none in an order that names none, for a cart that was told none', async () => {
    const { result } = await shop.call('order/place', await ordering({ region_id: 0 }));
    expect(
      await db
        .selectFrom('current_order')
        .innerJoin('order_address', 'order_address.order_id', 'current_order.id')
        .select(['shipping_amount', 'region_id'])
        .where('current_order.order_number', '=', result.orderNumber)
        .where('kind', '=', 'shipping')
        .executeTakeFirst(),
    ).toEqual({ shipping_amount: 5000, region_id: null });
  });

  it('is gone, and the address with it, when the goods go abroad', async () => {
    const cartId = await filled();
    for (const shippingAddress of [{ countryId: 'IQ', ...told }, { countryId: 'JO' }])
      await shop.call('cart/shipping-information', {
        query: { ...ar, cartId },
        body: { addressInformation: { shippingAddress } },
      });
    expect(
      await db
        .selectFrom('cart')
        .innerJoin('cart_address', 'cart_id', 'id')
        .select(['country', 'region_id', 'address'])
        .where('id', '=', cartId)
        .executeTakeFirst(),
    ).toEqual({ country: 'JO', region_id: null, address: { countryId: 'JO' } });
  });
});

describe('ways to pay by group', () => {
  it('offers a transfer to everybody, for gift cards too, with what has to be done', async () => {
    expect(await paymentsOf(await filled())).toEqual(['cashondelivery', 'banktransfer']);
    const { result } = await shop.call('cart/payment-methods', {
      query: { storeCode: 'ar', cartId: await filled('CARD') },
    });
    expect(result).toEqual([
      {
        code: 'banktransfer',
        title: 'حوالة مصرفية',
        offline: true,
        instructions: expect.stringContaining('رقم الطلب'),
        kind: 'transfer',
      },
    ]);
  });

  it.each([
    [2, 'invoice'],
    ['Members', 'vouchers'],
  ])('offers group %s %s, and refuses it to all others', async (group, code) => {
    const groupCode = typeof group === 'number' ? 'Wholesale' : group;
    await db
      .insertInto('payment_method')
      .values({ code, customer_groups: [groupCode] })
      .execute();
    await db.insertInto('payment_limit').values({ code, currency: 'IQD' }).execute();
    const [member, other] = [await aCustomer(), await aCustomer()];
    const groupId =
      typeof group === 'number'
        ? group
        : (
            await db
              .insertInto('customer_group')
              .values({ code: group, price_list: 'general', tax_class_id: 3 })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id;
    await db
      .updateTable('customer')
      .set({ customer_group_id: groupId })
      .where('id', '=', member.profile.id)
      .execute();
    const { token } = member;
    const cartId = await filled('MUG', token);
    expect(await paymentsOf(cartId, token)).toContain(code);
    expect(
      (
        await shop.call('cart/selected-payment-method', {
          query: { ...ar, cartId, token },
          body: { method: code },
        })
      ).result,
    ).toBe(true);
    const foreign = await filled('MUG', other.token);
    expect(await paymentsOf(foreign, other.token)).not.toContain(code);
    expect(
      await shop.refused('cart/selected-payment-method', {
        query: { ...ar, cartId: foreign, token: other.token },
        body: { method: code },
      }),
    ).toMatchObject({ status: 400 });
    expect(
      (
        await shop.call('cart/totals-context', { query: { ...ar, token: other.token } })
      ).result.payment_methods.map((method: { code: string }) => method.code),
    ).not.toContain(code);
  });
});
