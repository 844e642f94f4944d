import { countStatements } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
const receive = receivedPayments(db);
const { aCustomer } = accountsOf(shop);
const { simple, configurable } = catalogBuilder(db);
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  city: 'Baghdad',
  postcode: '10069',
  firstname: 'Zubaydah',
  lastname: 'Hasan',
};
const billing = { ...address, street: ['Mansour 1', '4'], company: 'Dijla', vat_id: 'IQ-77' };

/** Places an order one minute after the previous one and returns its number. */
const order = async (
  token: string,
  { products = [{ sku: 'MUG', qty: 1 }] as object[], store = 'ar', coupon = '', given = {} as object } = {},
): Promise<string> => {
  clock.now += 60_000;
  const query = { storeCode: store, token };
  const { result: cartId } = await shop.call('cart/create', { query });
  for (const cartItem of products)
    await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem } });
  if (coupon) await shop.call('cart/apply-coupon', { query: { ...query, cartId, coupon } });
  const addressInformation = {
    shippingAddress: address,
    billingAddress: billing,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    ...given,
  };
  return (await shop.call('order/place', { query, body: { cart_id: cartId, products, addressInformation } }))
    .result.orderNumber;
};
const history = async (token: string, query: Record<string, string> = {}) =>
  (await shop.call('user/order-history', { query: { token, ...query } })).result;
const numbers = async (token: string, query: Record<string, string> = {}) =>
  (await history(token, query)).items.map(({ increment_id }) => increment_id);

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000, USD: 611 }, qty: 1000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 }, qty: 1000 });
  await db
    .updateTable('payment_method')
    .set({ is_active: true })
    .where('code', '=', 'banktransfer')
    .execute();
  const promotion = await db
    .insertInto('promotion')
    .values({
      code: 'half',
      source: 'test',
      rule: JSON.stringify({
        when: { match: 'all', of: [] },
        actions: [{ type: 'percent', percent: 500_000 }],
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('coupon').values({ code: 'HALF', promotion_id: promotion.id }).execute();
});

describe('user/order-history', () => {
  it('wire case 66: lists orders newest first, with their count, and all that clients read unguarded', async () => {
    const { token, profile } = await aCustomer();
    const placed = [
      await order(token, { products: [{ sku: 'MUG', qty: 2 }], coupon: 'HALF' }),
      await order(token, { store: 'en' }),
    ];
    const { items, total_count, search_criteria } = await history(token);
    expect({ total_count, search_criteria, numbers: items.map(({ increment_id }) => increment_id) }).toEqual({
      total_count: 2,
      search_criteria: { page_size: 20, current_page: 1 },
      numbers: placed.toReversed(),
    });
    const [dollars, dinars] = items;
    expect(dinars).toMatchObject({
      entity_id: Number(placed[0]),
      status: 'pending',
      state: 'new',
      created_at: '2026-11-21 09:01:00',
      customer_firstname: profile.firstname,
      customer_lastname: profile.lastname,
      order_currency_code: 'IQD',
      store_id: 1,
      is_virtual: 0,
      subtotal: 16_000,
      subtotal_incl_tax: 16_000,
      discount_amount: -8000,
      discount_description: 'HALF',
      total_item_count: 1,
      total_qty_ordered: 2,
      items: [
        { item_id: 1, sku: 'MUG', qty_ordered: 2, price: 8000, row_total: 16_000, discount_amount: 8000 },
      ],
      billing_address: {
        firstname: 'Zubaydah',
        street: ['Mansour 1', '4'],
        company: 'Dijla',
        vat_id: 'IQ-77',
        telephone: '07701234567',
        country_id: 'IQ',
        region_id: 611,
      },
      payment: { method: 'cashondelivery', additional_information: [expect.stringMatching(/\p{L}/u)] },
      status_histories: [{ status: 'pending' }],
      extension_attributes: {
        shipping_assignments: [
          {
            shipping: {
              address: { street: ['Karrada 62', ''], city: 'Baghdad' },
              method: 'flatrate_flatrate',
              total: { shipping_amount: dinars?.shipping_amount },
            },
          },
        ],
      },
    });
    expect(dinars?.grand_total).toBe(8000 + (dinars?.shipping_amount ?? Number.NaN));
    expect(dinars?.total_due).toBe(dinars?.grand_total);
    expect(dollars).toMatchObject({
      order_currency_code: 'USD',
      store_id: 2,
      subtotal: 6.11,
      items: [{ price: 6.11, row_total: 6.11 }],
    });
  });

  it('wire case 66: of an order without delivery the shipping address is empty and yet there', async () => {
    const { token } = await aCustomer();
    await order(token, {
      products: [{ sku: 'CARD', qty: 1 }],
      given: {
        shippingAddress: undefined,
        shipping_method_code: undefined,
        shipping_carrier_code: undefined,
        payment_method_code: 'banktransfer',
      },
    });
    expect((await history(token)).items[0]).toMatchObject({
      is_virtual: 1,
      shipping_description: '',
      billing_address: { city: 'Baghdad' },
      extension_attributes: {
        shipping_assignments: [{ shipping: { address: {}, total: { shipping_amount: 0 } } }],
      },
    });
  });

  it('wire case 66: a line of a configurable is one line, its variant, with what was chosen', async () => {
    const { token } = await aCustomer();
    const {
      variants: [chosen],
    } = await configurable({ sku: 'TEE', colors: ['BLK'], sizes: ['S', 'M'], price: { IQD: 15_000 } });
    const product_option = { extension_attributes: { configurable_item_options: chosen?.options } };
    await order(token, { products: [{ sku: 'TEE', qty: 1, product_option }] });
    expect((await history(token)).items[0]?.items).toEqual([
      expect.objectContaining({ sku: chosen?.sku, product_type: 'configurable', product_option }),
    ]);
  });

  it('wire case 67: pages follow one another without overlap; beyond the last there is nothing, nor for who has ordered nothing', async () => {
    const { token } = await aCustomer();
    expect(await history(token)).toEqual({
      items: [],
      search_criteria: { page_size: 20, current_page: 1 },
      total_count: 0,
    });
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) placed.unshift(await order(token));
    // Two orders of the same instant, as imports produce.
    await db
      .updateTable('order')
      .set({ placed_at: new Date(clock.now) })
      .where('order_number', 'in', placed.slice(0, 3))
      .execute();
    const pages = [
      await numbers(token, { pageSize: '2' }),
      await numbers(token, { pageSize: '2', currentPage: '2' }),
      await numbers(token, { pageSize: '2', currentPage: '3' }),
      await numbers(token, { pageSize: '2', currentPage: '4' }),
    ];
    expect(pages).toEqual([placed.slice(0, 2), placed.slice(2, 4), placed.slice(4), []]);
    expect((await history(token, { pageSize: '', currentPage: '4' })).total_count).toBe(5);
  });

  it('EverShop CVE-2025-12919, order readable by id only: is her own orders, whatever addresses others gave', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    await order(owner.token);
    await order('', { given: { shippingAddress: { ...address, email: other.email } } });
    expect([await numbers(other.token), (await history(owner.token)).total_count]).toEqual([[], 1]);
    for (const token of ['', 'x'.repeat(43)])
      expect(await shop.refused('user/order-history', { query: { token } })).toMatchObject({
        status: 401,
        code: 'user.not-signed-in',
      });
  });

  it('tells what the courier takes for each order, as it was frozen with it; nothing of one that does not say it', async () => {
    const { token } = await aCustomer();
    const unsaid = await order(token);
    await order(token);
    await order(token, { store: 'en' });
    await db
      .updateTable('order')
      .set({
        payable_currency: null,
        payable_rate_numerator: null,
        payable_rate_denominator: null,
        payable_step: null,
      })
      .where('order_number', '=', unsaid)
      .execute();
    await db
      .insertInto('exchange_rate')
      .values({
        base_currency: 'USD',
        quote_currency: 'IQD',
        numerator: 1400,
        denominator: 1,
        valid_from: new Date(clock.now),
      })
      .execute();
    await db.updateTable('store_view').set({ payable_step: 1000 }).execute();
    // $6.11 plus $4.00 delivery is 13,244.10 dinars at 1,310, and 14,154.00 at 1,400.
    const items = (await history(token)).items.map(({ grand_total, payable }) => ({ grand_total, payable }));
    expect(items).toEqual([
      { grand_total: 10.11, payable: { currency_code: 'IQD', total: 13_250 } },
      { grand_total: 13_000, payable: { currency_code: 'IQD', total: 13_000 } },
      { grand_total: 13_000, payable: undefined },
    ]);
  });

  it('tells what a pending order waits for, and nothing of one that is packed', async () => {
    const { token } = await aCustomer();
    const packed = Number(await order(token));
    await order(token);
    await db
      .insertInto('payment_method_text')
      .values({ code: 'banktransfer', language: 'ar', title: 'حوالة', instructions: 'IQ82' })
      .onConflict((on) => on.columns(['code', 'language']).doUpdateSet({ instructions: 'IQ82' }))
      .execute();
    await order(token, { given: { payment_method_code: 'banktransfer' } });
    await moved(packed, [1, 'preparing']);
    const items = (await history(token)).items.map(({ status, stage }) => ({ status, stage }));
    expect(items).toEqual([
      { status: 'pending', stage: 'unpaid' },
      { status: 'pending', stage: 'unconfirmed' },
      { status: 'preparing', stage: undefined },
    ]);
  });

  const moved = async (id: number, ...states: readonly (readonly [number, string])[]): Promise<void> => {
    for (const [number, to_state] of states)
      await db
        .insertInto('order_event')
        .values({ order_id: id, package: number, to_state, actor: 'staff' })
        .execute();
  };

  it('tells where an order stands', async () => {
    const { token } = await aCustomer();
    const id = Number(await order(token));
    await moved(id, [1, 'pending'], [1, 'preparing'], [1, 'dispatched'], [1, 'complete']);
    expect((await history(token)).items[0]).toMatchObject({
      status: 'complete',
      state: 'complete',
      status_histories: ['pending', 'preparing', 'dispatched', 'complete'].map((status) => ({ status })),
    });
  });

  it('X11: tells what is still to be paid by what the ledger received, in the order’s own currency', async () => {
    const { token } = await aCustomer();
    const [dinars, dollars] = [
      Number(await order(token)),
      Number(await order(token, { store: 'en', products: [{ sku: 'MUG', qty: 2 }] })),
    ];
    const due = async () => (await history(token)).items.map(({ total_due }) => total_due);
    const [all = 0] = await due();
    await moved(dinars, [1, 'preparing'], [1, 'dispatched'], [1, 'complete']);
    expect(await due()).toEqual([all, 13_000]);
    await receive(dinars, 3000);
    const { payable_total: payable } = await db
      .selectFrom('current_order')
      .select('payable_total')
      .where('id', '=', dollars)
      .executeTakeFirstOrThrow();
    await receive(dollars, (payable ?? 0) / 2);
    expect(await due()).toEqual([Math.round(all * 50) / 100, 10_000]);
    await receive(dinars, 10_250);
    await receive(dollars, (payable ?? 0) / 2);
    expect(await due()).toEqual([0, 0]);
  });

  it('wire §11: lists its packages, each with its state and its items; the order is as far as the least of them', async () => {
    const { token } = await aCustomer();
    const number = await order(token, {
      products: [
        { sku: 'MUG', qty: 3 },
        { sku: 'CARD', qty: 1 },
      ],
    });
    const id = Number(number);
    const one = { entity_id: 1, increment_id: `${number}-1` };
    const packages = async () => (await history(token)).items[0]?.extension_attributes.packages;
    expect(await packages()).toEqual([
      {
        ...one,
        status: 'pending',
        items: [
          { item_id: 1, sku: 'MUG', name: expect.any(String), qty: 3 },
          { item_id: 2, sku: 'CARD', name: expect.any(String), qty: 1 },
        ],
      },
    ]);
    await moved(id, [1, 'preparing']);
    await inTransaction(db, async (transaction) => {
      await sql`insert into order_package (order_id, number, increment_id) values (${id}, 2, ${`${number}-2`})`.execute(
        transaction,
      );
      await sql`update order_package_line set qty = 1 where order_id = ${id} and line_number = 1`.execute(
        transaction,
      );
      await sql`insert into order_package_line (order_id, package, line_number, qty) values (${id}, 2, 1, 2)`.execute(
        transaction,
      );
    });
    await moved(id, [2, 'preparing'], [1, 'dispatched'], [1, 'complete'], [2, 'dispatched']);
    const { items } = await history(token);
    expect(items[0]).toMatchObject({
      status: 'dispatched',
      status_histories: ['pending', 'preparing', 'dispatched'].map((status) => ({ status })),
      extension_attributes: {
        packages: [
          {
            ...one,
            status: 'complete',
            items: [
              { item_id: 1, qty: 1 },
              { item_id: 2, qty: 1 },
            ],
          },
          {
            entity_id: 2,
            increment_id: `${number}-2`,
            status: 'dispatched',
            items: [{ item_id: 1, sku: 'MUG', qty: 2 }],
          },
        ],
      },
    });
  });

  it.each([
    ['pageSize', '0'],
    ['pageSize', '-1'],
    ['pageSize', '101'],
    ['pageSize', '2.5'],
    ['pageSize', 'ten'],
    ['pageSize', '1e2'],
    ['currentPage', '0'],
    ['currentPage', '100000'],
    ['currentPage', '٢x'],
  ])('refuses %s %s by its name', async (name, value) => {
    const { token } = await aCustomer();
    expect(await shop.refused('user/order-history', { query: { token, [name]: value } })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      result: expect.stringContaining(`${name}: should be a whole number from 1 to`),
    });
  });

  it('bagisto#7239: takes two statements however many orders and lines, and a third for pending ones', async () => {
    const { token } = await aCustomer();
    const counted = async () => (await countStatements(() => history(token))).statements.length;
    const none = await counted();
    const both = [
      { sku: 'MUG', qty: 1 },
      { sku: 'CARD', qty: 1 },
    ];
    await order(token, { products: both });
    const one = await counted();
    for (let count = 0; count < 2; count += 1) await order(token, { products: both });
    expect([none, one, await counted()]).toEqual([2, 3, 3]);
  });

  it('is found at the other address too', async () => {
    const { token } = await aCustomer();
    await order(token);
    const answer = await shop.fetch(
      new Request(`http://shop.test/api/ext/orders/customer-order-history?token=${token}&pageSize=5`),
    );
    expect(await answer.json()).toMatchObject({
      code: 200,
      result: { total_count: 1, search_criteria: { page_size: 5 } },
    });
  });
});
