import { countStatements } from '@dijla/provider/database';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { giveBackOrder } from './order-steps.ts';

const database = await testDatabase();
const { db } = database;
const shop = await buyingProvider(db);
const { optionId, valueId, selectionId, linkId } = await composedProducts(db);
await db.insertInto('payment_method').values({ code: 'wallet' }).execute();
await db.insertInto('payment_limit').values({ code: 'wallet', currency: 'IQD' }).execute();

const ar = { storeCode: 'ar' };
type Item = { sku: string; qty: number; product_option?: object };
const part = (option: string, sku: string, option_qty: number) => ({
  option_id: optionId(option),
  option_qty,
  option_selections: [selectionId(`${option} ${sku}`)],
});
const kit = (qty: number, ...bundle_options: object[]): Item => ({
  sku: 'KIT',
  qty,
  product_option: { extension_attributes: { bundle_options } },
});
const twoStraps = part('KIT strap', 'STRAP', 2);
const film: Item = {
  sku: 'FILM',
  qty: 1,
  product_option: {
    extension_attributes: { downloadable_option: { downloadable_links: [linkId('FILM film')] } },
  },
};
const ring: Item = {
  sku: 'RING',
  qty: 1,
  product_option: {
    extension_attributes: {
      custom_options: [
        { option_id: optionId('RING engraving'), option_value: 'Noor' },
        { option_id: optionId('RING metal'), option_value: String(valueId('RING metal gold')) },
      ],
    },
  },
};

const newCart = async (items: readonly Item[]): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: ar })).result;
  for (const item of items)
    await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: item } });
  return cartId;
};
const address = {
  country_id: 'IQ',
  region_id: 611,
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
  telephone: '07701234567',
};
const delivered = {
  shippingAddress: address,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
  payment_method_code: 'cashondelivery',
};
const order = (cart_id: string, products: readonly Item[], addressInformation: object = delivered) => ({
  query: ar,
  body: { cart_id, store_code: 'ar', products, addressInformation },
});
const place = async (items: readonly Item[], addressInformation: object = delivered): Promise<string> => {
  const cartId = await newCart(items);
  await shop.call('order/place', order(cartId, items, addressInformation));
  return cartId;
};
const stockOf = async (sku: string): Promise<number> =>
  (
    await db
      .selectFrom('stock_level')
      .innerJoin('product', 'product.id', 'stock_level.product_id')
      .select('qty')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).qty;
const setStock = (sku: string, qty: number) =>
  db
    .updateTable('stock_level')
    .set({ qty })
    .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', sku))
    .execute();
const placed = (cartId: string) =>
  db.selectFrom('current_order').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
const linesOf = (cartId: string) =>
  db
    .selectFrom('current_order_line')
    .innerJoin('current_order', 'current_order.id', 'current_order_line.order_id')
    .selectAll('current_order_line')
    .where('cart_id', '=', cartId)
    .orderBy('line_number')
    .execute();

describe('order/place with chosen goods', () => {
  it('gives the parts of a bundle back as it took them', async () => {
    await Promise.all([setStock('STRAP', 40), setStock('BOX', 7)]);
    const cartId = await place([kit(2, twoStraps, part('KIT wrap', 'BOX', 1)), { sku: 'STRAP', qty: 1 }]);
    const orderId = (await placed(cartId))?.id ?? 0;
    const cause = { kind: 'cancellation', key: 'cancellation', actor: 'test' } as const;
    const giveBack = (line_number: number, qty: number) =>
      inTransaction(db, (transaction) =>
        giveBackOrder(transaction, {
          orderId,
          lines: [{ line_number, qty }],
          cause: { ...cause, key: `${line_number} ${qty}` },
          requestId: 'test',
        }),
      );
    await giveBack(1, 1);
    expect([await stockOf('STRAP'), await stockOf('BOX')]).toEqual([37, 6]);
    await giveBack(2, 1);
    await giveBack(1, 2);
    expect([await stockOf('STRAP'), await stockOf('BOX')]).toEqual([40, 7]);
  });

  it('keeps every choice with its line and takes what bundles hold from stock', async () => {
    await Promise.all([setStock('STRAP', 40), setStock('BOX', 7), setStock('RING', 10)]);
    const items = [
      kit(2, twoStraps, part('KIT wrap', 'BOX', 1)),
      kit(1, twoStraps),
      film,
      ring,
      { sku: 'STRAP', qty: 1 },
      { sku: 'SPOON', qty: 2 },
    ];
    const cartId = await place(items);
    expect(await linesOf(cartId)).toMatchObject([
      {
        sku: 'KIT',
        product_type: 'bundle',
        qty: 2,
        price: 8500,
        row_total: 17_000,
        options: [
          { label: 'الحزام', value: '2 × منتج STRAP' },
          { label: 'التغليف', value: 'منتج BOX' },
        ],
        parts: [
          { sku: 'STRAP', name: 'منتج STRAP', qty: 2, product_id: expect.any(Number) },
          { sku: 'BOX', qty: 1 },
        ],
        product_option: items[0]?.product_option,
      },
      { sku: 'KIT', qty: 1, price: 8000, parts: [{ sku: 'STRAP', qty: 2 }] },
      {
        sku: 'FILM',
        product_type: 'downloadable',
        price: 3000,
        options: [{ label: 'الأفلام', value: 'الfilm' }],
        parts: [],
        product_option: film.product_option,
      },
      {
        sku: 'RING',
        price: 24_000,
        options: [
          { label: 'الengraving', value: 'Noor' },
          { label: 'الmetal', value: 'الgold' },
        ],
        product_option: ring.product_option,
      },
      { sku: 'STRAP', product_type: 'simple' },
      { sku: 'SPOON', qty: 2 },
    ]);
    const { id = 0 } = (await placed(cartId)) ?? {};
    expect([await stockOf('STRAP'), await stockOf('BOX'), await stockOf('RING')]).toEqual([
      40 - 4 - 2 - 1,
      5,
      9,
    ]);
    const moved = await db
      .selectFrom('stock_movement')
      .innerJoin('product', 'product.id', 'stock_movement.product_id')
      .select(['sku', 'delta'])
      .where('order_id', '=', id)
      .orderBy('sku')
      .execute();
    expect(moved).toEqual([
      { sku: 'BOX', delta: -2 },
      { sku: 'FILM', delta: -1 },
      { sku: 'RING', delta: -1 },
      { sku: 'SPOON', delta: -2 },
      { sku: 'STRAP', delta: -7 },
    ]);
  });

  it('shows the desk what its buyer chose and typed', async () => {
    await Promise.all([setStock('STRAP', 40), setStock('BOX', 7), setStock('RING', 10)]);
    const cartId = await place([kit(1, twoStraps), ring]);
    const { id = 0 } = (await placed(cartId)) ?? {};
    const staffed = { url: 'http://localhost', database, fetch: shop.fetch };
    const desk = await staffSession(staffed, { role: 'support' });
    expect((await desk.call('desk/order', { query: { orderId: String(id) } })).lines).toMatchObject([
      {
        options: [{ label: 'الحزام', value: '2 × منتج STRAP' }],
        parts: [{ sku: 'STRAP', name: 'منتج STRAP', qty: 2 }],
      },
      {
        options: [
          { label: 'الengraving', value: 'Noor' },
          { label: 'الmetal', value: 'الgold' },
        ],
        parts: [],
      },
    ]);
  });

  it('delivers nothing of a cart of downloads and codes, and takes no cash for it', async () => {
    const codes: Item = {
      sku: 'CODES',
      qty: 1,
      product_option: { extension_attributes: { bundle_options: [part('CODES code', 'CODE', 1)] } },
    };
    const items = [film, codes];
    const cartId = await newCart(items);
    expect(
      await shop.refused(
        'order/place',
        order(cartId, items, { billingAddress: address, payment_method_code: 'cashondelivery' }),
      ),
    ).toMatchObject({ code: 'cart.payment-method-not-available' });
    await shop.call(
      'order/place',
      order(cartId, items, { billingAddress: address, payment_method_code: 'wallet' }),
    );
    expect(await placed(cartId)).toMatchObject({
      is_virtual: true,
      shipping_amount: 0,
      shipping_method_code: null,
      grand_total: 4000,
    });
  });

  it('is aligned to the choices of the body (case 55)', async () => {
    const cartId = await newCart([kit(1, twoStraps), ring]);
    await shop.call(
      'order/place',
      order(cartId, [kit(2, part('KIT strap', 'CASE', 3)), { ...ring, qty: 2 }]),
    );
    expect((await linesOf(cartId)).map(({ sku, qty, price }) => [sku, qty, price])).toEqual([
      ['RING', 2, 24_000],
      ['KIT', 2, 24_000],
    ]);
  });

  it.each<[string, Item]>([
    ['a bundle without its choice', { sku: 'KIT', qty: 1 }],
    ['a group', { sku: 'SET', qty: 1 }],
    ['a download without a link', { sku: 'FILM', qty: 1 }],
    ['an answer that is missing', { sku: 'RING', qty: 1 }],
    [
      'a choice of another bundle',
      kit(1, { option_id: optionId('KIT strap'), option_selections: [selectionId('CODES code CODE')] }),
    ],
  ])('answers 500 "Error while adding products" to %s and keeps the cart', async (_, item) => {
    const cartId = await newCart([{ sku: 'STRAP', qty: 1 }]);
    expect(await shop.refused('order/place', order(cartId, [item]))).toMatchObject({
      status: 500,
      code: 'order.products-not-added',
      result: expect.stringContaining(item.sku),
    });
    expect(await placed(cartId)).toBeUndefined();
  });

  it('lesson 21: bundles and single pieces of one product at once never take more than there is', async () => {
    await setStock('STRAP', 7);
    const carts = await Promise.all(
      Array.from({ length: 6 }, async (_, place) => {
        const items = place % 2 === 0 ? [kit(1, twoStraps)] : [{ sku: 'STRAP', qty: 1 }];
        return { items, cartId: await newCart(items) };
      }),
    );
    const answers = await Promise.all(
      carts.map(({ items, cartId }) => shop.send('order/place', order(cartId, items))),
    );
    const sold = (await Promise.all(carts.map(({ cartId }) => linesOf(cartId))))
      .flat()
      .reduce((sum, { sku, qty }) => sum + (sku === 'KIT' ? 2 : 1) * qty, 0);
    expect(answers.every(({ status }) => status === 200 || status === 500)).toBe(true);
    expect([await stockOf('STRAP'), sold]).toEqual([7 - sold, expect.any(Number)]);
    expect(sold).toBeGreaterThan(5);
  });

  it('keeps to its statements however many choices there are', async () => {
    await setStock('STRAP', 1000);
    const answers = Array.from({ length: 12 }, (_, place): Item => ({
      sku: 'RING',
      qty: 1,
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: optionId('RING engraving'), option_value: `No ${place}` }],
        },
      },
    }));
    await setStock('RING', 100);
    const few = await newCart([kit(1, twoStraps)]);
    const many = await newCart([kit(1, twoStraps), kit(1, part('KIT strap', 'CASE', 1)), film, ...answers]);
    const statements = async (cartId: string, items: readonly Item[]): Promise<number> =>
      (await countStatements(() => shop.call('order/place', order(cartId, items)))).statements.length;
    const counts = [
      await statements(few, [kit(1, twoStraps)]),
      await statements(many, [kit(1, twoStraps), kit(1, part('KIT strap', 'CASE', 1)), film, ...answers]),
    ];
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(15);
    const cartId = await newCart([]);
    expect(
      (
        await countStatements(() =>
          shop.call('cart/update', {
            query: { ...ar, cartId, view: 'cart' },
            body: { cartItem: kit(1, twoStraps) },
          }),
        )
      ).statements.length,
    ).toBeLessThanOrEqual(5);
  });
});
