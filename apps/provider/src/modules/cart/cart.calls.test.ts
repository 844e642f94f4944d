import { randomUUID } from 'node:crypto';
import { countStatements } from '@dijla/provider/database';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogueBuilder, type Variant } from '@dijla/test-kit/catalogue-builder';
import { testDatabase } from '@dijla/test-kit/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
let tee: Variant | undefined;

const ar = { storeCode: 'ar' };
const newCart = async (query: Record<string, string> = ar): Promise<string> => (await shop.call('cart/create', { query })).result;
const add = (cartId: string, item: object, { query = {}, key }: { query?: Record<string, string>; key?: string } = {}) =>
  shop.call('cart/update', { query: { ...ar, cartId, ...query }, body: { cartItem: { qty: 1, ...item } }, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
const addTee = (cartId: string, qty = 1) =>
  add(cartId, { sku: 'TEE', qty, product_option: { extension_attributes: { configurable_item_options: tee?.options ?? [] } } });
const pull = async (cartId: string) => (await shop.call('cart/pull', { query: { ...ar, cartId } })).result;
const totals = async (cartId: string, query: Record<string, string> = ar) => (await shop.call('cart/totals', { query: { ...query, cartId } })).result;
const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => (await countStatements(work)).statements;

beforeAll(async () => {
  const { simple, configurable } = catalogueBuilder(db);
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' }, qty: 100_000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 } });
  await simple({ sku: 'DEAR', price: { IQD: 150_000 } });
  await simple({ sku: 'LAST', qty: 3 });
  await simple({
    sku: 'DATED', price: { IQD: 20_000 },
    special: { IQD: 15_000, from: new Date('2026-11-21T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') },
  });
  for (let index = 0; index < 60; index += 1) await simple({ sku: `ROW-${index}` });
  [tee] = (await configurable({ sku: 'TEE', colors: ['Black', 'Red'], sizes: ['M', 'L'], price: { IQD: 15_000 } })).variants;
});

describe('cart/create', () => {
  it('makes a new cart each time, under a secret of 128 bits (case 24)', async () => {
    const [one, other] = [await newCart(), await newCart()];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(other);
  });

  it('answers the first cart again under the same key, to twenty at once and in the other store too', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await shop.call('cart/create', { query: ar, headers })).result));
    expect(new Set(ids).size).toBe(1);
    expect(await shop.call('cart/create', { query: { storeCode: 'en', view: 'cart' }, headers })).toMatchObject({ result: ids[0], meta: { cart: { cart_id: ids[0] } } });
  });
});

describe('an empty cart', () => {
  it('has no lines, and totals with one grand total (case 25)', async () => {
    const cartId = await newCart();
    expect(await pull(cartId)).toEqual([]);
    const { items, total_segments, grand_total } = await totals(cartId);
    expect({ items, grand_total }).toEqual({ items: [], grand_total: 0 });
    expect(total_segments.filter(({ code }) => code === 'grand_total')).toHaveLength(1);
  });

  it('is answered about shipping methods too, as an empty list stops older clients', async () => {
    const body = { address: { country_id: 'IQ', street: [null, null], region_id: 0, region: null } };
    expect((await shop.call('cart/shipping-methods', { query: { ...ar, cartId: await newCart() }, body })).result).toHaveLength(1);
  });
});

describe('cart/mine', () => {
  it("answers the cookie's cart while it is active, else null", async () => {
    const created = await shop.call('cart/create', { query: ar });
    const cookie = (created.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await shop.call('cart/mine', { headers: { cookie } })).result).toBe(created.result);
    expect((await shop.call('cart/mine', { query: { view: 'cart' }, headers: { cookie } })).meta?.cart?.cart_id).toBe(created.result);
    expect((await shop.call('cart/mine')).result).toBeNull();
    expect((await shop.call('cart/mine', { query: { view: 'cart' }, headers: { cookie: `dijla_cart=${'0'.repeat(32)}` } })).result).toBeNull();
  });
});

describe('totals', () => {
  it('are whole dinars whose segments sum to the grand total (case 44)', async () => {
    const cartId = await newCart();
    await addTee(cartId, 2);
    await add(cartId, { sku: 'MUG' });
    const answer = await totals(cartId);
    expect(answer).toMatchObject({ grand_total: 42_000, subtotal: 42_000, base_grand_total: 32.06, quote_currency_code: 'IQD', base_currency_code: 'USD', items_qty: 3 });
    expect(answer).not.toHaveProperty('coupon_code');
    expect(answer.total_segments.map(({ code, title, value }) => [code, title, value])).toEqual([
      ['subtotal', 'مجموع المنتجات', 42_000], ['shipping', 'التوصيل', null], ['tax', 'الضريبة', 0], ['grand_total', 'المجموع الكلي', 42_000],
    ]);
  });

  it('carry options as a JSON string of labels and values (case 43)', async () => {
    const cartId = await newCart();
    await addTee(cartId);
    await add(cartId, { sku: 'MUG' });
    const [first, second] = (await totals(cartId)).items;
    expect(first?.options).toBe('[{"value":"Black","label":"اللون"},{"value":"M","label":"القياس"}]');
    expect(second?.options).toBe('[]');
  });

  it('use the ids and quantities of pull and update, as numbers (case 35)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, { sku: 'MUG', qty: 2 });
    const [pulled] = await pull(cartId);
    const [counted] = (await totals(cartId)).items;
    expect([typeof result.item_id, pulled?.item_id, counted?.item_id, counted?.qty]).toEqual(['number', result.item_id, result.item_id, 2]);
  });

  it('follow a special price through its window', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'DATED' });
    const at = async (instant: string): Promise<number> => {
      clock.now = Date.parse(instant);
      return (await totals(cartId)).subtotal;
    };
    expect([await at('2026-11-20T23:59:59.999Z'), await at('2026-11-21T00:00:00Z'), await at('2026-11-21T23:59:59Z'), await at('2026-11-22T00:00:00Z')])
      .toEqual([20_000, 15_000, 15_000, 20_000]);
  });

  it('keep the base rate frozen with the first line', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    await db.insertInto('exchange_rate').values({ base_currency: 'USD', quote_currency: 'IQD', numerator: 1500, denominator: 1, valid_from: new Date(clock.now) }).execute();
    const later = await newCart();
    await add(later, { sku: 'MUG' });
    expect([(await totals(cartId)).base_grand_total, (await totals(later)).base_grand_total]).toEqual([9.16, 8]);
    await db.deleteFrom('exchange_rate').where('numerator', '=', 1500).execute();
  });

  it('wear English titles in the English store', async () => {
    const cartId = await newCart({ storeCode: 'en' });
    const titles = (await totals(cartId, { storeCode: 'en' })).total_segments.map(({ title }) => title);
    expect(titles).toEqual(['Subtotal', 'Tax', 'Grand total']);
  });
});

describe('cart/totals-context', () => {
  it('is one versioned document that a client need not read twice', async () => {
    const first = await shop.call('cart/totals-context', { query: ar });
    expect(first.result).toMatchObject({ store_code: 'ar', base_rate: { numerator: 1310, denominator: 1 }, currency: { code: 'IQD', scale: 0 } });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${first.result.version}"`);
    expect((await shop.send('cart/totals-context', { query: ar, headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('gets another version when anything in it changes, and the first again when it changes back', async () => {
    const version = async () => (await shop.call('cart/totals-context', { query: ar })).result.version;
    const first = await version();
    const price = (amount: number) => db.updateTable('shipping_price').set({ price: amount }).where('method_code', '=', 'flatrate').where('currency', '=', 'IQD').execute();
    await price(6000);
    expect(await version()).not.toBe(first);
    await price(5000);
    expect(await version()).toBe(first);
    expect((await shop.call('cart/totals-context', { query: { storeCode: 'en' } })).result.version).not.toBe(first);
  });
});

describe('shipping and payment', () => {
  const flatrate = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
  const inform = (cartId: string, addressInformation: object, query: Record<string, string> = {}) =>
    shop.call('cart/shipping-information', { query: { ...ar, cartId, ...query }, body: { addressInformation } });

  it('offers a method for a country alone (case 39)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await shop.call('cart/shipping-methods', { query: { ...ar, cartId }, body: { address: { country_id: 'IQ' } } });
    expect(result).toEqual([{
      carrier_code: 'flatrate', carrier_title: 'توصيل عادي', method_code: 'flatrate', method_title: 'خلال 24 ساعة',
      amount: 5000, base_amount: 3.82, available: true, error_message: '', price_excl_tax: 5000, price_incl_tax: 5000,
    }]);
  });

  it('offers free shipping beside flat rate from its step on, and nothing abroad', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'DEAR' });
    const codes = async (country_id: string) =>
      (await shop.call('cart/shipping-methods', { query: { ...ar, cartId }, body: { address: { country_id } } })).result.map(({ carrier_code }) => carrier_code);
    expect(await codes('IQ')).toEqual(['flatrate', 'freeshipping']);
    expect(await codes('TR')).toEqual([]);
  });

  it.each([
    ['camelCase', { shippingAddress: { countryId: 'IQ' }, billingAddress: { countryId: 'IQ' }, ...flatrate }],
    ['snake_case (case 41)', { shipping_address: { country_id: 'iq' }, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' }],
  ])('answers totals with delivery and the payment methods to %s (case 40)', async (_, information) => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await inform(cartId, information);
    expect(result.payment_methods).toEqual([{ code: 'cashondelivery', title: 'الدفع عند الاستلام' }]);
    expect(result.extension_attributes).toEqual({ cashondelivery: '{"min":1000,"max":3000000}' });
    expect(result.totals.total_segments.find(({ code }) => code === 'shipping')).toMatchObject({ value: 5000, title: 'التوصيل' });
    expect((await totals(cartId)).grand_total).toBe(17_000);
  });

  it('remembers an address without methods and answers payment methods (case 42)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const { result } = await inform(cartId, { shippingAddress: { countryId: 'IQ', firstname: 'نور', street: ['الكرادة 62', null], region_id: '611' } });
    expect(result.payment_methods).toHaveLength(1);
    expect(result.totals.total_segments.find(({ code }) => code === 'shipping')?.value).toBeNull();
    expect(await db.selectFrom('cart').select(['country', 'region_id']).where('id', '=', cartId).executeTakeFirst()).toEqual({ country: 'IQ', region_id: 611 });
    expect(await db.selectFrom('cart_address').select('address').where('cart_id', '=', cartId).executeTakeFirst()).toMatchObject({ address: { firstname: 'نور' } });
  });

  it.each([
    ['an unknown method', { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'xyz' }, 404, 'Carrier with such method not found: flatrate, xyz'],
    ['half a method', { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'flatrate' }, 404, 'Carrier with such method not found: flatrate, '],
    ['a method that does not go there', { shippingAddress: { countryId: 'TR' }, ...flatrate }, 404, 'Carrier with such method not found: flatrate, flatrate'],
    ['a method not yet free', { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'freeshipping', shippingMethodCode: 'freeshipping' }, 404, 'Carrier with such method not found: freeshipping, freeshipping'],
    ['an endless address', { shippingAddress: { countryId: 'IQ', extension_attributes: { note: 'x'.repeat(20_000) } } }, 400, expect.any(String)],
    ['a region no database holds', { shippingAddress: { countryId: 'IQ', region_id: 99_999_999_999 } }, 400, expect.any(String)],
  ])('refuses %s and remembers nothing', async (_, addressInformation, status, result) => {
    const cartId = await newCart({ storeCode: 'en' });
    await add(cartId, { sku: 'MUG' }, { query: { storeCode: 'en' } });
    expect(await shop.refused('cart/shipping-information', { query: { storeCode: 'en', cartId }, body: { addressInformation } })).toMatchObject({ status, result });
    expect(await db.selectFrom('cart').select(['country', 'shipping_method_code']).where('id', '=', cartId).executeTakeFirst()).toEqual({ country: null, shipping_method_code: null });
    expect(await db.selectFrom('cart_address').selectAll().where('cart_id', '=', cartId).execute()).toEqual([]);
  });

  it('refuses to inform an empty cart, and a body without the element', async () => {
    const query = { ...ar, cartId: await newCart() };
    expect(await shop.refused('cart/shipping-information', { query, body: { addressInformation: { shippingAddress: { countryId: 'IQ' } } } })).toMatchObject({ status: 400, code: 'cart.empty' });
    for (const name of ['cart/shipping-information', 'cart/shipping-methods'] as const) {
      expect(await shop.refused(name, { query, body: {} })).toMatchObject({ status: 500, result: 'No address element provided within the request body' });
    }
  });

  it('offers a virtual cart neither delivery nor cash on delivery (case 45)', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'CARD' });
    expect((await shop.call('cart/payment-methods', { query: { ...ar, cartId } })).result).toEqual([]);
    expect((await shop.call('cart/shipping-methods', { query: { ...ar, cartId }, body: { address: { country_id: 'IQ' } } })).result).toEqual([]);
    await add(cartId, { sku: 'MUG' });
    expect((await shop.call('cart/payment-methods', { query: { ...ar, cartId } })).result).toHaveLength(1);
  });

  it('collects totals with given methods, keeps them, and goes on with them', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const collect = (body?: object) => shop.call('cart/collect-totals', { query: { ...ar, cartId }, ...(body ? { body } : {}) });
    const given = await collect({ methods: { paymentMethod: { method: 'cashondelivery' }, ...flatrate } });
    expect(given.result.grand_total).toBe(17_000);
    expect((await collect()).result.grand_total).toBe(17_000);
    expect(await shop.refused('cart/collect-totals', { query: { ...ar, cartId }, body: { methods: { paymentMethod: { method: 'points' } } } }))
      .toMatchObject({ status: 400, code: 'cart.payment-method-not-available' });
  });
});

describe('view=cart', () => {
  it('lesson 05: one add is one call, with the whole cart in its answer', async () => {
    const cartId = await newCart();
    const { meta } = await add(cartId, { sku: 'MUG', qty: 2 }, { query: { view: 'cart' } });
    expect(meta?.cart).toMatchObject({
      cart_id: cartId, payment_methods: [{ code: 'cashondelivery' }], shipping_methods: [{ carrier_code: 'flatrate' }], notices: [], rules: [],
      items: [{ sku: 'MUG', parent_sku: 'MUG', qty: 2, url_path: 'mug', image: '/mug.webp', options: [], is_virtual: false, is_in_stock: true, salable_qty: null,
        prices: [{ kind: 'regular', amount: 12_000, min_qty: 1, from: null, until: null }] }],
      totals: { grand_total: 24_000 },
    });
    expect(meta?.cart?.context_version).toBe((await shop.call('cart/totals-context', { query: ar })).result.version);
  });

  it("shows a variant with its parent's address and its chosen options, and what little is left", async () => {
    const cartId = await newCart();
    await addTee(cartId);
    const { meta } = await add(cartId, { sku: 'LAST' }, { query: { view: 'cart' } });
    expect(meta?.cart?.items).toMatchObject([
      { sku: 'TEE-M-BLACK', parent_sku: 'TEE', url_path: 'tee', options: [{ label: 'اللون', value: 'Black' }, { label: 'القياس', value: 'M' }] },
      { sku: 'LAST', salable_qty: 3 },
    ]);
  });

  it('lesson 24: a sold-out line is data on the line while the cart goes on', async () => {
    const cartId = await newCart();
    const product_id = await catalogueBuilder(db).simple({ sku: `FLEETING-${randomUUID()}`, qty: 2 });
    const { sku } = await db.selectFrom('product').select('sku').where('id', '=', product_id).executeTakeFirstOrThrow();
    const { result } = await add(cartId, { sku, qty: 2 });
    const notices = async () => (await shop.call('cart/pull', { query: { ...ar, cartId, view: 'cart' } })).meta?.cart?.notices.map(({ code, item_id, data }) => [code, item_id, data.available]);
    expect(await notices()).toEqual([]);
    await db.updateTable('stock_level').set({ qty: 1 }).where('product_id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-out-of-stock', result.item_id, 1]]);
    await db.updateTable('product').set({ status: 2 }).where('id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-not-salable', result.item_id, 0]]);
    await db.deleteFrom('product_store').where('product_id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-not-salable', result.item_id, 0]]);
    expect(await shop.refused('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku, qty: 1 } } })).toMatchObject({ status: 404, code: 'cart.product-not-found' });
    expect((await add(cartId, { sku: 'MUG' })).result.qty).toBe(1);
  });
});

describe('changes', () => {
  it('adds once however often the same key comes, twenty at once too', async () => {
    const cartId = await newCart();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(cartId, { sku: 'MUG', qty: 2 }, { key })));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect((await pull(cartId)).map(({ qty }) => qty)).toEqual([2]);
  });

  it('answers a retry with the first answer and the cart as it is now', async () => {
    const cartId = await newCart();
    const key = randomUUID();
    const first = await add(cartId, { sku: 'MUG' }, { key });
    await add(cartId, { sku: 'MUG', qty: 5 });
    const again = await add(cartId, { sku: 'MUG' }, { key, query: { view: 'cart' } });
    expect(again.result).toEqual(first.result);
    expect(again.meta?.cart?.items.map(({ qty }) => qty)).toEqual([6]);
  });

  it('refuses a key that was used for something else', async () => {
    const cartId = await newCart();
    const headers = { 'idempotency-key': randomUUID() };
    await add(cartId, { sku: 'MUG' }, { key: headers['idempotency-key'] });
    const query = { ...ar, cartId };
    expect(await shop.refused('cart/update', { query, headers, body: { cartItem: { sku: 'MUG', qty: 2 } } })).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await shop.refused('cart/delete', { query, headers, body: { cartItem: { sku: 'MUG' } } })).toMatchObject({ status: 400, code: 'request.invalid' });
    expect((await pull(cartId)).map(({ qty }) => qty)).toEqual([1]);
  });

  it('keeps one key of two carts apart', async () => {
    const [one, other, key] = [await newCart(), await newCart(), randomUUID()];
    await add(one, { sku: 'MUG', qty: 2 }, { key });
    expect((await add(other, { sku: 'MUG', qty: 3 }, { key })).result.qty).toBe(3);
  });

  it('answers a retry with the first refusal though it would go now', async () => {
    const cartId = await newCart();
    const headers = { 'idempotency-key': randomUUID() };
    const given = { query: { ...ar, cartId }, headers, body: { cartItem: { sku: 'LAST', qty: 4 } } };
    const first = await shop.refused('cart/update', given);
    await db.updateTable('stock_level').set({ qty: 10 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'LAST')).execute();
    expect(await shop.refused('cart/update', given)).toEqual(first);
    await db.updateTable('stock_level').set({ qty: 3 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'LAST')).execute();
  });

  it('sums twenty adds that come at once', async () => {
    const cartId = await newCart();
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(cartId, { sku: index % 2 === 0 ? 'MUG' : 'ROW-1', qty: index + 1 })));
    expect((await pull(cartId)).map(({ sku, qty }) => [sku, qty]).toSorted()).toEqual([['MUG', 100], ['ROW-1', 110]]);
  });
});

describe('statements', () => {
  const rowsOf = async (count: number): Promise<string> => {
    const cartId = await newCart();
    for (let index = 0; index < count; index += 1) await add(cartId, { sku: `ROW-${index}` });
    return cartId;
  };

  it('lesson 19: an add costs two, with its key and its view, at 1 line and at 40', async () => {
    const spent: number[] = [];
    for (const lines of [1, 40]) {
      const cartId = await rowsOf(lines);
      spent.push((await statementsOf(() => add(cartId, { sku: 'MUG' }, { key: randomUUID(), query: { view: 'cart' } }))).length);
    }
    expect(spent).toEqual([2, 2]);
  });

  it('spends one on every read and on a new cart', async () => {
    const cartId = await rowsOf(3);
    const query = { ...ar, cartId, view: 'cart' };
    const spent = [
      await statementsOf(() => shop.call('cart/create', { query: ar })),
      await statementsOf(() => shop.call('cart/pull', { query })),
      await statementsOf(() => shop.call('cart/totals', { query })),
      await statementsOf(() => shop.call('cart/payment-methods', { query })),
      await statementsOf(() => shop.call('cart/shipping-methods', { query, body: { address: { country_id: 'IQ' } } })),
      await statementsOf(() => shop.call('cart/totals-context', { query: ar })),
    ];
    expect(spent.map((statements) => statements.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
