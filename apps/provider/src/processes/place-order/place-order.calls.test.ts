import { randomUUID } from 'node:crypto';
import { countStatements } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { orderingShop, type OrderedItem } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const {
  shop,
  ar,
  address,
  information,
  linesOf,
  optionsOf,
  addProduct,
  newCart,
  bodyOf,
  place,
  refusedOrder,
  isActive,
  stockOf,
  orderOf,
  soldOf,
} = await orderingShop({ db });
const { aCustomer } = accountsOf(shop);

describe('order/place', () => {
  it('turns a guest cart into an order, once and whole (case 47)', async () => {
    const sku = await addProduct({ qty: 10 });
    const cartId = await newCart([
      { sku: 'TEE', qty: 2, product_option: optionsOf('TEE-M-BLACK') },
      { sku, qty: 3 },
    ]);
    const { result } = await place(
      bodyOf(cartId, [
        { sku: 'TEE-M-BLACK', parentSku: 'TEE', qty: 2, product_option: optionsOf('TEE-M-BLACK') },
        { sku, qty: 3 },
      ]),
    );
    const order = await orderOf(cartId);
    expect(result).toEqual({
      access_key: expect.stringMatching(/^[\w-]{22}$/),
      backendOrderId: String(order?.id),
      magentoOrderId: String(order?.id),
      orderNumber: String(order?.id).padStart(9, '0'),
      transferedAt: order?.placed_at.toISOString(),
      payable: { currency_code: 'IQD', total: 71_000 },
      totals: expect.objectContaining({ grand_total: 71_000 }),
    });
    expect(result.orderNumber).toMatch(/^\d{9}$/);
    expect(order).toMatchObject({
      store_code: 'ar',
      currency: 'IQD',
      base_rate_numerator: 1310,
      items_qty: 5,
      subtotal: 66_000,
      shipping_amount: 5000,
      grand_total: 71_000,
      base_grand_total: 5420,
      shipping_title: 'توصيل عادي - خلال 24 ساعة',
      payment_method_code: 'cashondelivery',
      payment_title: 'الدفع عند الاستلام',
      is_virtual: false,
    });
    expect(await linesOf(cartId)).toMatchObject([
      {
        line_number: 1,
        sku: 'TEE-M-BLACK',
        parent_sku: 'TEE',
        product_type: 'configurable',
        qty: 2,
        price: 15_000,
        row_total: 30_000,
        options: [
          { label: 'اللون', value: 'Black' },
          { label: 'القياس', value: 'M' },
        ],
        product_option: optionsOf('TEE-M-BLACK'),
      },
      {
        line_number: 2,
        sku,
        parent_sku: null,
        product_type: 'simple',
        qty: 3,
        row_total: 36_000,
        options: [],
      },
    ]);
    expect(await isActive(cartId)).toBe(false);
    expect(await stockOf(sku)).toBe(7);
  });

  it('leaves movements, change rows, totals and its first event, and no address with the cart', async () => {
    const sku = await addProduct({ qty: 10 });
    const cartId = await newCart([{ sku, qty: 3 }]);
    await shop.call('cart/shipping-information', {
      query: { ...ar, cartId },
      body: { addressInformation: { shippingAddress: { countryId: 'IQ', firstname: 'نور' } } },
    });
    await place(bodyOf(cartId, [{ sku, qty: 3 }]));
    const { id = 0 } = (await orderOf(cartId)) ?? {};
    const { request_id, ...revision } = await db
      .selectFrom('order_revision')
      .select(['number', 'cause', 'actor', 'reason', 'request_id'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(revision).toEqual({ number: 1, cause: 'placed', actor: 'shopper', reason: null });
    const movement = await db.selectFrom('stock_movement').selectAll().where('order_id', '=', id).execute();
    expect(movement).toMatchObject([{ delta: -3, reason: 'order', actor: 'shopper' }]);
    expect(
      await db
        .selectFrom('change')
        .select(['entity', 'kind', 'request_id'])
        .where('entity_id', '=', movement[0]?.product_id ?? 0)
        .execute(),
    ).toEqual([{ entity: 'product', kind: 'stock', request_id }]);
    expect(
      await db
        .selectFrom('order_total')
        .select(['code', 'value'])
        .where('order_id', '=', id)
        .orderBy('position')
        .execute(),
    ).toEqual([
      { code: 'subtotal', value: 36_000 },
      { code: 'shipping', value: 5000 },
      { code: 'tax', value: 0 },
      { code: 'grand_total', value: 41_000 },
    ]);
    expect(
      await db
        .selectFrom('order_event')
        .select(['from_state', 'to_state'])
        .where('order_id', '=', id)
        .execute(),
    ).toEqual([{ from_state: null, to_state: 'pending' }]);
    expect(await db.selectFrom('cart_address').selectAll().where('cart_id', '=', cartId).execute()).toEqual(
      [],
    );
  });

  it('keeps names and streets exactly as given, but in one line, and numbers in one form (case 48)', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const odd = {
      ...address,
      firstname: '  نور\u200f\t',
      lastname: "O'Brien <script>alert(1)</script>",
      street: ['"; drop table cart; --', null],
      city: 'Ḥalabja 😀',
    };
    await place(
      bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], {
        addressInformation: { ...information, shippingAddress: odd },
      }),
    );
    const { id = 0 } = (await orderOf(cartId)) ?? {};
    expect(
      await db
        .selectFrom('order_address')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('kind', 'desc')
        .execute(),
    ).toMatchObject([
      {
        kind: 'shipping',
        firstname: 'نور',
        lastname: odd.lastname,
        street: [odd.street[0], ''],
        city: odd.city,
        telephone: '07701234567',
        postcode: '',
        region_id: 611,
      },
      { kind: 'billing', firstname: 'نور' },
    ]);
  });

  it.each(['call me', '0770123', '077012345678', '0000000000', '+964 770 12'])(
    'refuses the telephone %j, by its path',
    async (telephone) => {
      const items = [{ sku: 'MUG', qty: 1 }];
      const cartId = await newCart(items);
      const refused = await refusedOrder(
        bodyOf(cartId, items, {
          addressInformation: { ...information, shippingAddress: { ...address, telephone } },
        }),
      );
      expect(refused).toEqual({
        status: 400,
        code: 'order.invalid',
        result: [
          {
            keyword: 'format',
            dataPath: '.addressInformation.shippingAddress.telephone',
            message: 'should be a phone number',
            params: { format: 'phone' },
          },
        ],
      });
      expect(await isActive(cartId)).toBe(true);
    },
  );

  it('knows who asks again under her order id however she spells her number', async () => {
    const items = [{ sku: 'MUG', qty: 1 }];
    const order_id = randomUUID();
    const spelt = (telephone: string) => ({
      order_id,
      addressInformation: {
        ...information,
        shippingAddress: { ...address, telephone },
        billingAddress: null,
      },
    });
    const first = await place(bodyOf(await newCart(items), items, spelt('07701234567')));
    for (const telephone of ['+964 770 123 4567', '009647701234567', '٠٧٧٠ ١٢٣ ٤٥٦٧']) {
      expect((await place(bodyOf(await newCart(items), items, spelt(telephone)))).result).toEqual(
        first.result,
      );
    }
  });

  it('prices and names in the body are ignored (case 49)', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 2 }]);
    await place(
      bodyOf(
        cartId,
        [
          {
            sku: 'MUG',
            qty: 2,
            price: 1,
            price_incl_tax: 0,
            name: 'Free mug',
            type_id: 'virtual',
            totals: { grand_total: 1 },
            prices: [],
          },
        ],
        { user_id: '158', grand_total: 1 },
      ),
    );
    expect(await orderOf(cartId)).toMatchObject({ subtotal: 24_000, grand_total: 29_000 });
    expect(await linesOf(cartId)).toMatchObject([{ name: 'كوب', price: 12_000, product_type: 'simple' }]);
  });

  it.each<[string, readonly OrderedItem[], readonly OrderedItem[], readonly (string | number)[][]]>([
    ['quantities', [{ sku: 'MUG', qty: 1 }], [{ sku: 'MUG', qty: 4 }], [['MUG', 4]]],
    [
      'lines that are gone',
      [
        { sku: 'MUG', qty: 1 },
        { sku: 'OTHER', qty: 2 },
      ],
      [{ sku: 'OTHER', qty: '2' }],
      [['OTHER', 2]],
    ],
    [
      'lines that came',
      [{ sku: 'MUG', qty: 1 }],
      [
        { sku: 'OTHER', qty: 1 },
        { sku: 'MUG', qty: 1 },
      ],
      [
        ['MUG', 1],
        ['OTHER', 1],
      ],
    ],
    [
      'lines given twice',
      [{ sku: 'MUG', qty: 1 }],
      [
        { sku: 'MUG', qty: 1 },
        { sku: 'MUG', qty: 2 },
      ],
      [['MUG', 3]],
    ],
    ['an empty cart', [], [{ sku: 'MUG', qty: 1 }], [['MUG', 1]]],
  ])('the cart is aligned to the body before placing: %s (case 55)', async (_, inCart, inBody, sold) => {
    const cartId = await newCart(inCart);
    await place(bodyOf(cartId, inBody));
    expect(await soldOf(cartId)).toEqual(sold);
  });

  it('the cart is aligned to the options of the body, by parent sku or variant sku (case 55)', async () => {
    const black = { qty: 1, product_option: optionsOf('TEE-M-BLACK') };
    const red = { qty: 2, product_option: optionsOf('TEE-M-RED') };
    const one = await newCart([{ sku: 'TEE', ...black }]);
    await place(
      bodyOf(one, [
        { sku: 'TEE', ...black, qty: 3 },
        { sku: 'TEE-M-RED', parentSku: 'TEE', ...red },
      ]),
    );
    expect((await linesOf(one)).map(({ sku, qty, product_type }) => [sku, qty, product_type])).toEqual([
      ['TEE-M-BLACK', 3, 'configurable'],
      ['TEE-M-RED', 2, 'configurable'],
    ]);
  });

  it.each([
    ['an unknown sku', { sku: 'NO-SUCH', qty: 1 }],
    [
      'options that are impossible',
      {
        sku: 'TEE',
        qty: 1,
        product_option: {
          extension_attributes: { configurable_item_options: [{ option_id: '1', option_value: '2' }] },
        },
      },
    ],
    ['a configurable without options', { sku: 'TEE', qty: 1 }],
    ['more than there is', { sku: 'TEE-M-RED', qty: 5000 }],
  ])('answers 500 "Error while adding products" to %s and keeps the cart (case 55)', async (_, item) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const refused = await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }, item]));
    expect(refused).toMatchObject({
      status: 500,
      code: 'order.products-not-added',
      result: expect.stringMatching(/^Error while adding products/),
    });
    expect(refused.result).toContain(item.sku);
    expect(await isActive(cartId)).toBe(true);
    expect(await orderOf(cartId)).toBeUndefined();
  });

  it.each([
    [
      'no products',
      (body: object) => ({ ...body, products: undefined }),
      { keyword: 'required', dataPath: '', params: { missingProperty: 'products' } },
    ],
    [
      'an empty list of products',
      (body: object) => ({ ...body, products: [] }),
      { keyword: 'minItems', dataPath: '.products' },
    ],
    [
      'no last name',
      (body: object) => ({
        ...body,
        addressInformation: { ...information, shippingAddress: { ...address, lastname: undefined } },
      }),
      {
        keyword: 'required',
        dataPath: '.addressInformation.shippingAddress',
        params: { missingProperty: 'lastname' },
        message: "should have required property 'lastname'",
      },
    ],
    [
      'a name without a letter',
      (body: object) => ({
        ...body,
        addressInformation: { ...information, shippingAddress: { ...address, firstname: '123' } },
      }),
      { keyword: 'pattern', dataPath: '.addressInformation.shippingAddress.firstname' },
    ],
    [
      'no street',
      (body: object) => ({
        ...body,
        addressInformation: { ...information, shippingAddress: { ...address, street: [''] } },
      }),
      { dataPath: '.addressInformation.shippingAddress.street' },
    ],
    [
      'a negative quantity',
      (body: object) => ({ ...body, products: [{ sku: 'MUG', qty: -1 }] }),
      { dataPath: '.products[0].qty', keyword: 'minimum' },
    ],
    [
      'a fraction',
      (body: object) => ({ ...body, products: [{ sku: 'MUG', qty: 1.5 }] }),
      { dataPath: '.products' },
    ],
    [
      'a giant quantity',
      (body: object) => ({ ...body, products: [{ sku: 'MUG', qty: 1e15 }] }),
      { dataPath: '.products' },
    ],
    [
      'quantities that are giant together',
      (body: object) => ({
        ...body,
        products: [
          { sku: 'MUG', qty: 9000 },
          { sku: 'MUG', qty: 9000 },
        ],
      }),
      { dataPath: '.products' },
    ],
    [
      'a country of digits',
      (body: object) => ({
        ...body,
        addressInformation: { ...information, shippingAddress: { ...address, country_id: '12' } },
      }),
      { keyword: 'pattern', dataPath: '.addressInformation.shippingAddress.country_id' },
    ],
    [
      'a region beyond numbers',
      (body: object) => ({
        ...body,
        addressInformation: { ...information, shippingAddress: { ...address, region_id: 3_000_000_000 } },
      }),
      { dataPath: expect.stringContaining('region_id') },
    ],
    [
      'an endless address',
      (body: object) => ({
        ...body,
        addressInformation: {
          ...information,
          billingAddress: { ...address, extension_attributes: { note: 'x'.repeat(20_000) } },
        },
      }),
      { dataPath: '.addressInformation' },
    ],
    ['nothing at all', () => null, { keyword: 'type', dataPath: '' }],
  ])('answers a validator list to %s and keeps the cart (case 50)', async (_, change, fault) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const refused = await shop.refused('order/place', {
      query: ar,
      body: change(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }])),
    });
    expect(refused).toMatchObject({
      status: 400,
      code: 'order.invalid',
      result: [
        expect.objectContaining({ message: expect.any(String), params: expect.any(Object), ...fault }),
      ],
    });
    expect(await isActive(cartId)).toBe(true);
    expect(await orderOf(cartId)).toBeUndefined();
  });

  it.each([
    [
      'no delivery method',
      { ...information, shipping_method_code: null, shipping_carrier_code: null },
      400,
      'order.shipping-method-not-available',
    ],
    [
      'a delivery method that is none',
      { ...information, shipping_method_code: 'xyz' },
      400,
      'order.shipping-method-not-available',
    ],
    [
      'delivery not yet free',
      { ...information, shipping_method_code: 'freeshipping', shipping_carrier_code: 'freeshipping' },
      400,
      'order.shipping-method-not-available',
    ],
    [
      'a country we do not deliver to',
      { ...information, shippingAddress: { ...address, country_id: 'TR' } },
      400,
      'order.shipping-method-not-available',
    ],
    [
      'an unknown payment method',
      { ...information, payment_method_code: 'points' },
      400,
      'cart.payment-method-not-available',
    ],
  ])('refuses %s and keeps the cart', async (_, addressInformation, status, code) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    expect(
      await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], { addressInformation })),
    ).toMatchObject({ status, code, result: expect.any(String) });
    expect(await isActive(cartId)).toBe(true);
    expect(await orderOf(cartId)).toBeUndefined();
  });

  it('refuses an order without a delivery address as one whose address is wrong (wire §4.3)', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const addressInformation = { ...information, shippingAddress: null };
    expect(
      await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], { addressInformation })),
    ).toMatchObject({
      status: 400,
      code: 'order.shipping-address-missing',
      result: [{ dataPath: '.addressInformation', params: { missingProperty: 'shippingAddress' } }],
    });
    expect(await isActive(cartId)).toBe(true);
  });

  it('confirms with the totals it was placed with, and again to who repeats it', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 2 }]);
    const body = bodyOf(cartId, [{ sku: 'MUG', qty: 2 }]);
    const { result: first } = await place(body);
    const order = await orderOf(cartId);
    expect(first.totals).toEqual({
      grand_total: order?.grand_total,
      total_segments: expect.arrayContaining([
        { code: 'shipping', title: expect.any(String), value: 5000 },
        { code: 'grand_total', title: expect.any(String), value: order?.grand_total },
      ]),
    });
    expect((await place(body)).result.totals).toEqual(first.totals);
  });

  it.each(['', null, undefined, '10069'])('takes an address whose postcode is %j', async (postcode) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const shippingAddress = { ...address, postcode };
    const { result } = await place(
      bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], { addressInformation: { ...information, shippingAddress } }),
    );
    expect(result.orderNumber).toMatch(/^\d{9}$/);
  });

  it.each([undefined, null, ''])(
    'takes an address whose country is %j for one of the store view’s country',
    async (country_id) => {
      const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
      await place(
        bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], {
          addressInformation: {
            ...information,
            shippingAddress: { ...address, country_id },
            billingAddress: { ...address, country_id },
          },
        }),
      );
      const placed = await db
        .selectFrom('order_address')
        .innerJoin('current_order', 'current_order.id', 'order_id')
        .select(['country', 'shipping_amount'])
        .where('cart_id', '=', cartId)
        .execute();
      expect(placed).toEqual([
        { country: 'IQ', shipping_amount: 5000 },
        { country: 'IQ', shipping_amount: 5000 },
      ]);
    },
  );

  it('refuses cash on delivery above its limit', async () => {
    const sku = await addProduct({ price: { IQD: 1_600_000 } });
    const cartId = await newCart([{ sku, qty: 2 }]);
    expect(await refusedOrder(bodyOf(cartId, [{ sku, qty: 2 }]))).toMatchObject({
      code: 'cart.payment-method-not-available',
    });
    expect((await place(bodyOf(cartId, [{ sku, qty: 1 }]))).result.orderNumber).toMatch(/^\d{9}$/);
  });

  it('goes by the delivery method the cart remembers when the body names none', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const remembered = {
      shippingAddress: { countryId: 'IQ' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    };
    await shop.call('cart/shipping-information', {
      query: { ...ar, cartId },
      body: { addressInformation: remembered },
    });
    await place(
      bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], {
        addressInformation: { shippingAddress: address, payment_method_code: 'cashondelivery' },
      }),
    );
    expect(await orderOf(cartId)).toMatchObject({ shipping_amount: 5000, shipping_method_code: 'flatrate' });
  });

  it('takes a virtual cart without a delivery address (case 53)', async () => {
    await db.insertInto('payment_method').values({ code: 'wallet' }).execute();
    await db.insertInto('payment_limit').values({ code: 'wallet', currency: 'IQD' }).execute();
    const cartId = await newCart([{ sku: 'CARD', qty: 1 }]);
    const virtual = (given: object) =>
      bodyOf(cartId, [{ sku: 'CARD', qty: 1 }], {
        addressInformation: { billingAddress: address, payment_method_code: 'wallet', ...given },
      });
    expect(await refusedOrder(virtual({ payment_method_code: 'cashondelivery' }))).toMatchObject({
      code: 'cart.payment-method-not-available',
    });
    expect(await refusedOrder(virtual({ billingAddress: null }))).toMatchObject({
      code: 'order.shipping-address-missing',
    });
    await place(virtual({}));
    expect(await orderOf(cartId)).toMatchObject({
      is_virtual: true,
      shipping_amount: 0,
      shipping_method_code: null,
      grand_total: 10_000,
    });
    await db.deleteFrom('payment_method').where('code', '=', 'wallet').execute();
  });

  it.each(['', 'x', '0'.repeat(32), "' or 1=1"])('finds no cart under %j', async (cartId) => {
    expect(await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }]))).toMatchObject({
      status: 404,
      code: 'cart.not-found',
      result: expect.any(String),
    });
  });

  it.each([
    ['the seen total', 41_000],
    ['a higher one', 41_250],
    ['none', undefined],
    ['null', null],
  ])('takes an order whose body expects %s', async (_, expected_total) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 3 }]);
    await place(bodyOf(cartId, [{ sku: 'MUG', qty: 3 }], { expected_total, context_version: 'any' }));
    expect(await orderOf(cartId)).toMatchObject({ grand_total: 41_000 });
  });

  it('refuses an order that has become dearer than the shopper saw, names the new total and keeps the cart', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 3 }]);
    const refused = await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 3 }], { expected_total: 40_999 }));
    expect(refused).toMatchObject({
      status: 400,
      code: 'order.total-changed',
      result: expect.stringContaining('41,000 د.ع'),
    });
    expect([await orderOf(cartId), await isActive(cartId)]).toEqual([undefined, true]);
  });

  it('answers an order that was placed already, whatever its retry expects', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const first = await place(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }]));
    expect((await place(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], { expected_total: 1 }))).result).toEqual(
      first.result,
    );
  });

  it('refuses a line that carries more than a line may keep', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const product_option = { extension_attributes: { campaign_data: 'x'.repeat(20_000) } };
    expect(await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1, product_option }]))).toMatchObject({
      status: 400,
      code: 'order.invalid',
    });
  });

  it('refuses an address nested deeper than can be walked', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    const rawBody = JSON.stringify(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }])).replace(
      '"region":"Baghdad"',
      `"region":"Baghdad","extension_attributes":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    );
    expect((await shop.send('order/place', { query: ar, rawBody })).status).toBe(400);
  });

  it.each(['12', -1, {}, 1e300])('refuses an expected total of %j', async (expected_total) => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    expect(await refusedOrder(bodyOf(cartId, [{ sku: 'MUG', qty: 1 }], { expected_total }))).toMatchObject({
      status: 400,
      code: 'order.invalid',
    });
  });

  it('of a customer is not found for another who is signed in and knows its cart', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const items = [{ sku: 'MUG', qty: 1 }];
    const own = { ...ar, token: owner.token };
    const body = bodyOf(await newCart(items, own), items);
    const { result } = await place(body, own);
    expect(await refusedOrder(body, { ...ar, token: other.token } as typeof ar)).toMatchObject({
      code: 'cart.not-found',
    });
    expect((await place(body, own)).result).toMatchObject({ access_key: result.access_key });
  });

  it('of a customer is not found by its cart alone once she has signed out, nor by a cookie', async () => {
    const { token } = await aCustomer();
    const items = [{ sku: 'MUG', qty: 1 }];
    const own = { ...ar, token };
    const body = bodyOf(await newCart(items, own), items);
    const { result } = await place(body, own);
    const repeated = { access_key: result.access_key, orderNumber: result.orderNumber };
    // Her client lost the answer and repeats; an older one without a token.
    expect((await place(body, own)).result).toMatchObject(repeated);
    expect((await place(body)).result).toMatchObject(repeated);
    const byCookie = {
      query: ar,
      headers: { cookie: `dijla_cart=${body.cart_id}`, origin: 'http://shop.test' },
      body: { ...body, cart_id: null },
    };
    expect(await shop.refused('order/place', byCookie)).toMatchObject({ code: 'cart.not-found' });
    await shop.call('user/logout', { query: own });
    expect(await refusedOrder(body)).toMatchObject({ code: 'cart.not-found' });

    const guests = bodyOf(await newCart(items), items);
    const first = await place(guests);
    expect((await place(guests)).result).toMatchObject({ access_key: first.result.access_key });
  });

  it('goes by the cookie when the body names no cart', async () => {
    const cartId = await newCart([{ sku: 'MUG', qty: 1 }]);
    await shop.call('order/place', {
      query: ar,
      headers: { cookie: `dijla_cart=${cartId}`, origin: 'http://shop.test' },
      body: bodyOf('', [{ sku: 'MUG', qty: 1 }], { cart_id: null }),
    });
    expect(await orderOf(cartId)).toBeDefined();
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another host of the same site', { origin: 'http://blog.shop.test', 'sec-fetch-site': 'same-site' }],
    ['without an origin', { origin: 'null' }],
    ['of nobody', {}],
  ])('refuses an order by the cookie alone that comes from a page %s', async (_, headers) => {
    const items = [{ sku: 'MUG', qty: 1 }];
    const cartId = await newCart(items);
    const cookie = `dijla_cart=${cartId}`;
    expect(
      await shop.refused('order/place', {
        query: ar,
        headers: { ...headers, cookie },
        body: bodyOf('', items, { cart_id: null }),
      }),
    ).toMatchObject({ status: 403, code: 'order.foreign-page' });
    expect([await orderOf(cartId), await isActive(cartId)]).toEqual([undefined, true]);
    await shop.call('order/place', {
      query: ar,
      headers: { ...headers, cookie },
      body: bodyOf(cartId, items),
    });
    expect(await orderOf(cartId)).toBeDefined();
  });

  it('is in the store view of the request, else of the body, else of the cart', async () => {
    const items = [{ sku: 'MUG', qty: 1 }];
    const placedIn = async (
      query: Record<string, string>,
      store_code: string | null,
    ): Promise<string | undefined> => {
      const cartId = await newCart(items);
      await shop.call('order/place', { query, body: bodyOf(cartId, items, { store_code }) });
      return (await orderOf(cartId))?.currency;
    };
    expect([
      await placedIn({ storeCode: 'en' }, 'ar'),
      await placedIn({}, 'en'),
      await placedIn({}, null),
      await placedIn({}, 'xx'),
    ]).toEqual(['USD', 'USD', 'IQD', 'IQD']);
  });
});

describe('statements', () => {
  it('are 12 of the 15 allowed, at 1 line and at 60', async () => {
    const skus = await Promise.all(Array.from({ length: 60 }, () => addProduct()));
    const spent: number[] = [];
    for (const count of [1, 60]) {
      const items = skus.slice(0, count).map((sku) => ({ sku, qty: 1 }));
      const cartId = await newCart(items);
      const { statements } = await countStatements(() =>
        place(bodyOf(cartId, items, { order_id: randomUUID() })),
      );
      spent.push(statements.length);
    }
    expect(spent).toEqual([12, 12]);
  });
});
