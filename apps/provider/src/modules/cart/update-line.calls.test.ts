import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder, type Variant } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const variants = new Map<string, Variant>();

const ar = { storeCode: 'ar' };
const emptyOptions = {
  extension_attributes: { custom_options: [], bundle_options: [], configurable_item_options: [] },
};
const options = (sku: string) => ({
  extension_attributes: { configurable_item_options: variants.get(sku)?.options ?? [] },
});

const newCart = async (query: Record<string, string> = ar): Promise<string> =>
  (await shop.call('cart/create', { query })).result;
const add = (cartId: string, item: object, query: Record<string, string> = ar) =>
  shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: item } });
const refusedAdd = (cartId: string, item: object) =>
  shop.refused('cart/update', { query: { ...ar, cartId }, body: { cartItem: item } });
const pull = async (cartId: string, query: Record<string, string> = ar) =>
  (await shop.call('cart/pull', { query: { ...query, cartId } })).result;
const quantities = async (cartId: string) => (await pull(cartId)).map(({ sku, qty }) => [sku, qty]);

beforeAll(async () => {
  const { simple, configurable } = catalogBuilder(db);
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' } });
  await simple({ sku: 'LAST', qty: 5 });
  await simple({ sku: 'GONE', qty: 0 });
  await simple({ sku: 'SWITCHED-OFF', isInStock: false });
  await simple({ sku: 'UNCOUNTED', qty: 0, manageStock: false });
  await simple({ sku: 'DISABLED', status: 2 });
  await simple({ sku: 'HIDDEN', visibility: 1 });
  await simple({ sku: 'UNPRICED', price: {} });
  await simple({ sku: 'FREE', price: { IQD: 0 } });
  await simple({ sku: 'DOLLARS-ONLY', price: { USD: 500 } });
  await simple({ sku: 'CARD', type: 'virtual' });
  await simple({ sku: 'BUNDLE', type: 'bundle' });
  const tee = await configurable({
    sku: 'TEE',
    colors: ['black', 'red'],
    sizes: ['M', 'L'],
    price: { IQD: 15_000, USD: 1145 },
    qty: 50,
  });
  const old = await configurable({ sku: 'OLD-TEE', colors: ['black'], sizes: ['M'], status: 2 });
  for (const variant of [...tee.variants, ...old.variants]) variants.set(variant.sku, variant);
});

describe('cart/update', () => {
  it('answers a line with all a client needs, empty option lists being no options (case 26)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, {
      sku: 'MUG',
      qty: 1,
      product_option: emptyOptions,
      quoteId: cartId,
    });
    expect(result).toEqual({
      item_id: expect.any(Number),
      sku: 'MUG',
      qty: 1,
      name: 'كوب',
      price: 12_000,
      product_type: 'simple',
      quote_id: cartId,
    });
    expect(await pull(cartId)).toEqual([result]);
  });

  it('sums without item_id and sets exactly with it (case 27)', async () => {
    const cartId = await newCart();
    const first = await add(cartId, { sku: 'MUG', qty: 1 });
    await add(cartId, { sku: 'MUG', qty: '2' });
    expect(await quantities(cartId)).toEqual([['MUG', 3]]);
    const set = await add(cartId, { sku: 'MUG', qty: 7, item_id: first.result.item_id });
    expect(set.result).toMatchObject({ item_id: first.result.item_id, qty: 7 });
    expect(
      (await add(cartId, { sku: 'MUG', qty: 3, item_id: String(first.result.item_id) })).result.qty,
    ).toBe(3);
  });

  it('makes a line of the variant from the parent sku and options, and echoes the options as sent (case 28)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, { sku: 'TEE', qty: 2, product_option: options('TEE-M-BLACK') });
    expect(result).toMatchObject({
      sku: 'TEE-M-BLACK',
      product_type: 'configurable',
      qty: 2,
      product_option: options('TEE-M-BLACK'),
    });
    expect(await pull(cartId)).toEqual([result]);
  });

  it('takes option values as numbers, in any order, and answers them by ascending option id', async () => {
    const cartId = await newCart();
    const given = options('TEE-L-RED').extension_attributes.configurable_item_options;
    const asNumbers = given.map(({ option_id, option_value }) => ({
      option_value: Number(option_value),
      option_id: Number(option_id),
    }));
    const { result } = await add(cartId, {
      sku: 'TEE',
      qty: 1,
      product_option: { extension_attributes: { configurable_item_options: asNumbers.toReversed() } },
    });
    expect(result.sku).toBe('TEE-L-RED');
    expect(JSON.stringify(result.product_option)).toBe(
      JSON.stringify({
        extension_attributes: {
          configurable_item_options: asNumbers.map(({ option_id, option_value }) => ({
            option_id,
            option_value,
          })),
        },
      }),
    );
  });

  it('takes the child sku with the same options as the configurable, and the child sku alone as a simple line', async () => {
    const [one, other] = [await newCart(), await newCart()];
    expect(
      (await add(one, { sku: 'TEE-M-RED', qty: 1, product_option: options('TEE-M-RED') })).result
        .product_type,
    ).toBe('configurable');
    expect((await add(other, { sku: 'TEE-M-RED', qty: 1 })).result).toMatchObject({
      sku: 'TEE-M-RED',
      product_type: 'simple',
    });
  });

  it.each([
    ['no options', () => ({ sku: 'TEE', qty: 1 }), 'cart.options-missing'],
    ['empty options', () => ({ sku: 'TEE', qty: 1, product_option: emptyOptions }), 'cart.options-missing'],
    [
      'half of the options',
      () => ({
        sku: 'TEE',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: options(
              'TEE-M-RED',
            ).extension_attributes.configurable_item_options.slice(0, 1),
          },
        },
      }),
      'cart.options-missing',
    ],
    [
      'an option value that is none',
      () => ({
        sku: 'TEE',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: options(
              'TEE-M-RED',
            ).extension_attributes.configurable_item_options.map(({ option_id }) => ({
              option_id,
              option_value: '999999999999',
            })),
          },
        },
      }),
      'cart.no-such-variant',
    ],
    [
      'options of another variant',
      () => ({ sku: 'TEE-M-RED', qty: 1, product_option: options('TEE-M-BLACK') }),
      'cart.no-such-variant',
    ],
    [
      'options on a product without any',
      () => ({ sku: 'MUG', qty: 1, product_option: options('TEE-M-BLACK') }),
      'cart.no-such-variant',
    ],
    [
      'custom options on a product without any',
      () => ({
        sku: 'MUG',
        qty: 1,
        product_option: {
          extension_attributes: { custom_options: { 12: { option_id: 12, option_value: '3' } } },
        },
      }),
      'cart.choice-not-found',
    ],
    [
      'bundle options on a product without any',
      () => ({
        sku: 'MUG',
        qty: 1,
        product_option: {
          extension_attributes: {
            bundle_options: { 1: { option_id: 1, option_qty: 1, option_selections: [1] } },
          },
        },
      }),
      'cart.choice-not-found',
    ],
    [
      'links to a product without any',
      () => ({
        sku: 'MUG',
        qty: 1,
        product_option: { extension_attributes: { downloadable_option: { downloadable_links: [1] } } },
      }),
      'cart.choice-not-found',
    ],
  ])('refuses %s and makes no line (case 29)', async (_, item, code) => {
    const cartId = await newCart();
    expect(await refusedAdd(cartId, item())).toMatchObject({ status: 400, code, result: expect.any(String) });
    expect(await pull(cartId)).toEqual([]);
  });

  it('keeps campaign data with the line without telling lines apart by it', async () => {
    const cartId = await newCart();
    const campaign_data = { source: 'فيسبوك', id: 7 };
    const first = await add(cartId, {
      sku: 'MUG',
      qty: 1,
      product_option: { extension_attributes: { ...emptyOptions.extension_attributes, campaign_data } },
    });
    expect(first.result.product_option).toEqual({ extension_attributes: { campaign_data } });
    await add(cartId, { sku: 'MUG', qty: 1 });
    expect(await quantities(cartId)).toEqual([['MUG', 2]]);
  });

  it('changes the variant of a line, taking in a line that is that variant already', async () => {
    const cartId = await newCart();
    const black = await add(cartId, { sku: 'TEE', qty: 2, product_option: options('TEE-M-BLACK') });
    await add(cartId, { sku: 'TEE', qty: 3, product_option: options('TEE-M-RED') });
    const changed = await add(cartId, {
      sku: 'TEE-M-BLACK',
      qty: 4,
      item_id: black.result.item_id,
      product_option: options('TEE-M-RED'),
    });
    expect(changed.result).toMatchObject({ item_id: black.result.item_id, sku: 'TEE-M-RED', qty: 7 });
    expect(await quantities(cartId)).toEqual([['TEE-M-RED', 7]]);
  });

  it.each([-1, 0, 1.5, '2.5', 10_001, 1e21, '', 'many', '9'.repeat(30)])(
    'refuses quantity %s',
    async (qty) => {
      const cartId = await newCart();
      expect(await refusedAdd(cartId, { sku: 'MUG', qty })).toMatchObject({
        status: 400,
        code: 'cart.qty-invalid',
      });
      expect(await pull(cartId)).toEqual([]);
    },
  );

  it.each([{}, { qty: null }, { qty: [] }, { qty: { a: 1 } }, { qty: true }])(
    'refuses %j as a quantity',
    async (given) => {
      expect(await refusedAdd(await newCart(), { sku: 'MUG', ...given })).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
    },
  );

  it('takes a quantity in Arabic-Indic digits', async () => {
    expect((await add(await newCart(), { sku: 'MUG', qty: '١٢' })).result.qty).toBe(12);
  });

  it('refuses more than there is, naming what there is, and leaves the line (case 33)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, { sku: 'LAST', qty: 4 });
    const refused = await refusedAdd(cartId, { sku: 'LAST', qty: 2 });
    expect(refused).toMatchObject({ status: 400, code: 'cart.qty-not-available' });
    expect(refused.result).toContain('5');
    expect(await refusedAdd(cartId, { sku: 'LAST', qty: 6, item_id: result.item_id })).toMatchObject({
      code: 'cart.qty-not-available',
    });
    expect(await quantities(cartId)).toEqual([['LAST', 4]]);
  });

  it.each([
    ['GONE', 400, 'cart.out-of-stock'],
    ['SWITCHED-OFF', 400, 'cart.out-of-stock'],
    ['DISABLED', 400, 'cart.product-not-salable'],
    ['HIDDEN', 400, 'cart.product-not-salable'],
    ['BUNDLE', 400, 'cart.product-not-salable'],
    ['OLD-TEE-M-BLACK', 400, 'cart.product-not-salable'],
    ['UNPRICED', 400, 'cart.price-unknown'],
    ['FREE', 400, 'cart.price-unknown'],
    ['DOLLARS-ONLY', 400, 'cart.price-unknown'],
    ['NO-SUCH-SKU', 404, 'cart.product-not-found'],
    ["' or 1=1 --", 404, 'cart.product-not-found'],
    ['\ud800', 404, 'cart.product-not-found'],
    ['', 400, 'request.invalid'],
  ])('refuses %s', async (sku, status, code) => {
    const cartId = await newCart();
    expect(await refusedAdd(cartId, { sku, qty: 1 })).toMatchObject({ status, code });
    expect(await pull(cartId)).toEqual([]);
  });

  it.each(['UNCOUNTED', 'CARD'])('sells %s', async (sku) => {
    expect((await add(await newCart(), { sku, qty: 3 })).result.qty).toBe(3);
  });

  it('lesson 21: sums the demand for one product before comparing it with stock', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'TEE-L-BLACK', qty: 30 });
    expect(
      await refusedAdd(cartId, { sku: 'TEE', qty: 21, product_option: options('TEE-L-BLACK') }),
    ).toMatchObject({ code: 'cart.qty-not-available' });
    expect(
      (await add(cartId, { sku: 'TEE', qty: 20, product_option: options('TEE-L-BLACK') })).result.qty,
    ).toBe(50);
  });

  it.each([
    ['of another cart', async () => (await add(await newCart(), { sku: 'MUG', qty: 1 })).result.item_id],
    ['that never was', async () => 2_147_483_647],
    ['beyond the database', async () => 9_007_199_254_740_991],
    ['that is no number', async () => '1; drop table cart'],
  ])('finds no line by an id %s (fault: foreign child id inside own object)', async (_, itemId) => {
    const cartId = await newCart();
    expect(await refusedAdd(cartId, { sku: 'MUG', qty: 1, item_id: await itemId() })).toMatchObject({
      status: 404,
      code: 'cart.line-not-found',
    });
  });

  it.each(['', 'x', '0'.repeat(32), 'G'.repeat(32), "'", '..', '💥'.repeat(20)])(
    'finds no cart under %j',
    async (cartId) => {
      for (const name of ['cart/pull', 'cart/totals', 'cart/coupon'] as const) {
        expect(await shop.refused(name, { query: { ...ar, cartId } })).toMatchObject({
          status: 404,
          code: 'cart.not-found',
          result: expect.any(String),
        });
      }
      expect(await refusedAdd(cartId, { sku: 'MUG', qty: 1 })).toMatchObject({
        status: 404,
        code: 'cart.not-found',
      });
    },
  );

  it('finds the cart by quoteId or quote_id in the body', async () => {
    const cartId = await newCart();
    for (const name of ['quoteId', 'quote_id'])
      await shop.call('cart/update', {
        query: ar,
        body: { cartItem: { sku: 'MUG', qty: 1, [name]: cartId } },
      });
    expect(await quantities(cartId)).toEqual([['MUG', 2]]);
  });

  it.each([
    ['deeply nested', '['.repeat(500) + ']'.repeat(500), 200],
    ['too deeply nested', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['huge', JSON.stringify('x'.repeat(20_000)), 400],
    ['with half a surrogate pair', '{"a\\ud800":"\\udfff"}', 200],
    ['with numbers no number holds', '{"a":1e999,"b":-0,"c":123456789012345678901234567890}', 200],
  ])('meets campaign data %s without a fault', async (_, json, status) => {
    const cartId = await newCart();
    const rawBody = `{"cartItem":{"sku":"MUG","qty":1,"product_option":{"extension_attributes":{"campaign_data":${json}}}}}`;
    expect((await shop.send('cart/update', { query: { ...ar, cartId }, rawBody })).status).toBe(status);
    expect((await pull(cartId)).length).toBe(status === 200 ? 1 : 0);
  });

  it('holds 500 lines and refuses one more, not an increase of those it has', async () => {
    const cartId = await newCart();
    const ids: number[] = [];
    for (let index = 0; index < 500; index += 1)
      ids.push(await catalogBuilder(db).simple({ sku: `MANY-${index}` }));
    await db
      .insertInto('cart_line')
      .values(
        ids.map((product_id, index) => ({ cart_id: cartId, product_id, qty: 1, line_key: `MANY-${index}` })),
      )
      .execute();
    expect(await refusedAdd(cartId, { sku: 'MUG', qty: 1 })).toMatchObject({
      status: 400,
      code: 'cart.too-many-lines',
    });
    expect((await add(cartId, { sku: 'MANY-499', qty: 1 })).result.qty).toBe(2);
  });
});

describe('stores', () => {
  it('moves a cart to the store view of its next change, prices, rate and all', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG', qty: 2 });
    const english = { storeCode: 'en' };
    expect((await pull(cartId, english))[0]).toMatchObject({ name: 'Mug', price: 9 });
    expect(
      await db
        .selectFrom('cart')
        .select(['currency', 'base_rate_numerator'])
        .where('id', '=', cartId)
        .executeTakeFirst(),
    ).toEqual({ currency: 'IQD', base_rate_numerator: 1310 });
    await add(cartId, { sku: 'TEE', qty: 1, product_option: options('TEE-M-RED') }, english);
    expect(
      await db
        .selectFrom('cart')
        .select(['currency', 'base_rate_numerator', 'store_code'])
        .where('id', '=', cartId)
        .executeTakeFirst(),
    ).toEqual({ currency: 'USD', base_rate_numerator: 1, store_code: 'en' });
    const totals = (await shop.call('cart/totals', { query: { ...english, cartId } })).result;
    expect(totals).toMatchObject({ quote_currency_code: 'USD', subtotal: 29.45 });
  });

  it('shows a cart in its own store view when the request names none or an unknown one', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG', qty: 1 });
    for (const query of [{}, { storeCode: 'xx' }])
      expect((await pull(cartId, query as Record<string, string>))[0]).toMatchObject({
        name: 'كوب',
        price: 12_000,
      });
  });
});
