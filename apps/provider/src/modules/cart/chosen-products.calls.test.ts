import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { choosingShopper } from '@dijla/test-kit/choosing-shopper';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { optionId, selectionId, linkId } = await composedProducts(db);
const { newCart, body, add, refusedAdd, quantities } = choosingShopper(shop);

const ar = { storeCode: 'ar' };

const part = (option: string, selections: readonly string[], changes: object = {}) => {
  const id = optionId(option);
  return {
    [id]: {
      option_id: id,
      option_qty: 1,
      option_selections: selections.map((sku) => selectionId(`${option} ${sku}`)),
      ...changes,
    },
  };
};
const links = (...codes: string[]) => ({
  downloadable_option: { downloadable_links: codes.map((code) => linkId(`FILM ${code}`)) },
});
const twoStraps = part('KIT strap', ['STRAP'], { option_qty: 2 });
const engraved = {
  [optionId('RING engraving')]: { option_id: optionId('RING engraving'), option_value: 'لنور' },
};

describe('cart/update of a bundle', () => {
  it('makes one line of its choice, priced by its parts, and answers the choice as it was sent (case 30)', async () => {
    const cartId = await newCart();
    const { result, meta } = await add(cartId, 'KIT', {
      bundle_options: { ...part('KIT gems', ['BOX', 'GEM']), ...twoStraps },
    });
    expect(result).toMatchObject({ sku: 'KIT', product_type: 'bundle', qty: 1, price: 13_000 });
    expect(JSON.stringify(result.product_option)).toBe(
      JSON.stringify({
        extension_attributes: {
          bundle_options: [
            {
              option_id: optionId('KIT strap'),
              option_qty: 2,
              option_selections: [selectionId('KIT strap STRAP')],
            },
            {
              option_id: optionId('KIT gems'),
              option_qty: 1,
              option_selections: [selectionId('KIT gems BOX'), selectionId('KIT gems GEM')],
            },
          ],
        },
      }),
    );
    expect(meta?.cart?.items[0]).toMatchObject({
      options: [
        { label: 'الحزام', value: '2 × منتج STRAP' },
        { label: 'الأحجار', value: 'منتج BOX، 3 × منتج GEM' },
      ],
      prices: [],
      parts: [
        { sku: 'STRAP', qty: 2 },
        { sku: 'BOX', qty: 1 },
        { sku: 'GEM', qty: 3 },
      ],
      is_virtual: false,
      is_in_stock: true,
      url_path: expect.any(String),
    });
    expect((await shop.call('cart/pull', { query: { ...ar, cartId } })).result).toEqual([result]);
    const { result: totals } = await shop.call('cart/totals', { query: { ...ar, cartId } });
    expect(JSON.parse(totals.items[0]?.options ?? '')).toEqual([
      { value: '2 × منتج STRAP', label: 'الحزام' },
      { value: 'منتج BOX، 3 × منتج GEM', label: 'الأحجار' },
    ]);
  });

  it('merges the same choice and keeps another apart, in whatever shape and type it is sent', async () => {
    const cartId = await newCart();
    await add(cartId, 'KIT', { bundle_options: twoStraps });
    await add(cartId, 'KIT', {
      bundle_options: Object.values(twoStraps).map((each) => ({
        ...each,
        option_id: String(each.option_id),
        option_selections: each.option_selections.map(String),
      })),
    });
    await add(cartId, 'KIT', {
      bundle_options: {
        ...twoStraps,
        ...part('KIT gems', []),
        ...part('KIT wrap', [], { option_selections: [null] }),
      },
    });
    await add(cartId, 'KIT', { bundle_options: part('KIT strap', ['CASE'], { option_qty: 3 }) });
    expect(await quantities(cartId)).toEqual([3, 1]);
  });

  it('takes the price of many for a part of which many are bought', async () => {
    const { result } = await add(await newCart(), 'KIT', { bundle_options: twoStraps }, { qty: 3 });
    expect(result).toMatchObject({ qty: 3, price: 7000 });
  });

  it('counts as delivered when all of its parts are', async () => {
    const cartId = await newCart();
    const { meta } = await add(cartId, 'CODES', { bundle_options: part('CODES code', ['CODE']) });
    expect(meta?.cart).toMatchObject({ items: [{ is_virtual: true }], shipping_methods: [] });
    expect(meta?.cart?.payment_methods.map(({ code }) => code)).not.toContain('cashondelivery');
  });

  it('takes another choice for a line, and its quantity alone', async () => {
    const cartId = await newCart();
    const {
      result: { item_id },
    } = await add(cartId, 'KIT', { bundle_options: twoStraps });
    expect((await add(cartId, 'KIT', {}, { item_id, qty: 2 })).result).toMatchObject({ qty: 2, price: 8000 });
    expect(
      (
        await add(
          cartId,
          'KIT',
          { bundle_options: part('KIT strap', ['CASE'], { option_qty: 2 }) },
          { item_id, qty: 2 },
        )
      ).result,
    ).toMatchObject({ item_id, price: 16_000 });
    await shop.call('cart/delete', { query: { ...ar, cartId }, body: { cartItem: { item_id } } });
    expect(await quantities(cartId)).toEqual([]);
  });

  it('lesson 24: says of each line how many of it the others leave, once their parts together are more than there are', async () => {
    const cartId = await newCart();
    await add(cartId, 'KIT', { bundle_options: twoStraps }, { qty: 2 });
    await add(cartId, 'STRAP', {}, { qty: 3 });
    const strap = db.selectFrom('product').select('id').where('sku', '=', 'STRAP');
    const saying = async (qty: number) => {
      await db.updateTable('stock_level').set({ qty }).where('product_id', '=', strap).execute();
      const { meta } = await shop.call('cart/pull', { query: { ...ar, cartId, view: 'cart' } });
      return [
        meta?.cart?.notices.map(({ code, data }) => [code, data.available]),
        meta?.cart?.items.map(({ is_in_stock }) => is_in_stock),
      ];
    };
    const short = (available: number) => ['line-out-of-stock', available];
    expect([await saying(6), await saying(3), await saying(7)]).toEqual([
      [
        [short(1), short(2)],
        [true, true],
      ],
      [
        [short(0), short(0)],
        [true, true],
      ],
      [[], [true, true]],
    ]);
    await db.updateTable('stock_level').set({ qty: 40 }).where('product_id', '=', strap).execute();
  });

  it.each<[string, object, string]>([
    ['no choice', {}, 'cart.options-missing'],
    ['an empty choice', { bundle_options: part('KIT strap', []) }, 'cart.options-missing'],
    ['only what need not be chosen', { bundle_options: part('KIT gems', ['GEM']) }, 'cart.options-missing'],
    [
      'two where one may be chosen',
      { bundle_options: part('KIT strap', ['STRAP', 'CASE']) },
      'cart.choice-too-many',
    ],
    [
      'the same twice',
      { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM', 'GEM']) } },
      'cart.choice-too-many',
    ],
    [
      'an option twice',
      { bundle_options: [...Object.values(twoStraps), ...Object.values(twoStraps)] },
      'cart.choice-too-many',
    ],
    [
      'another quantity of what has its own',
      { bundle_options: part('KIT strap', ['STRAP'], { option_qty: 3 }) },
      'cart.choice-qty-fixed',
    ],
    [
      'a quantity of many at once',
      { bundle_options: { ...twoStraps, ...part('KIT gems', ['BOX'], { option_qty: 2 }) } },
      'cart.choice-qty-fixed',
    ],
    [
      'half a piece',
      { bundle_options: part('KIT strap', ['CASE'], { option_qty: 1.5 }) },
      'cart.qty-invalid',
    ],
    [
      'less than nothing',
      { bundle_options: part('KIT strap', ['CASE'], { option_qty: -1 }) },
      'cart.qty-invalid',
    ],
    [
      'a choice of another option',
      { bundle_options: part('KIT strap', [], { option_selections: [selectionId('KIT gems GEM')] }) },
      'cart.choice-not-found',
    ],
    [
      'a choice of another bundle',
      { bundle_options: part('KIT strap', [], { option_selections: [selectionId('CODES code CODE')] }) },
      'cart.choice-not-found',
    ],
    [
      'a choice that is none',
      { bundle_options: part('KIT strap', [], { option_selections: ["1' or 1=1"] }) },
      'cart.choice-not-found',
    ],
    [
      'a choice beyond numbers',
      { bundle_options: part('KIT strap', [], { option_selections: [1e300] }) },
      'cart.choice-not-found',
    ],
    ['goods that are switched off', { bundle_options: part('KIT strap', ['OFF']) }, 'cart.choice-not-found'],
    [
      'goods that ask for a choice themselves',
      { bundle_options: part('KIT strap', ['NESTED']) },
      'cart.choice-not-found',
    ],
    [
      'an option of another product',
      { bundle_options: { ...twoStraps, 7: { option_id: 7, option_qty: 1, option_selections: [1] } } },
      'cart.choice-not-found',
    ],
    [
      'answers it did not ask for',
      { bundle_options: twoStraps, custom_options: engraved },
      'cart.choice-not-found',
    ],
    ['links it does not have', { bundle_options: twoStraps, ...links('film') }, 'cart.choice-not-found'],
    [
      'options of a variant',
      { bundle_options: twoStraps, configurable_item_options: [{ option_id: '93', option_value: '49' }] },
      'cart.no-such-variant',
    ],
    [
      'more options than any product has',
      {
        bundle_options: Object.fromEntries(
          Array.from({ length: 201 }, (_, id) => [id, { option_id: id, option_selections: [] }]),
        ),
      },
      'request.invalid',
    ],
  ])('refuses %s and makes no line', async (_, given, code) => {
    expect(await refusedAdd('KIT', given)).toMatchObject({ status: 400, code, result: expect.any(String) });
  });

  it('says in words which part is missing', async () => {
    expect((await refusedAdd('KIT', {})).result).toBe('اختر أولاً: الحزام');
  });

  it('sums what its parts take from stock with what other lines take, and says how many can be had', async () => {
    const cartId = await newCart();
    await add(cartId, 'BOX', {}, { qty: 3 });
    const wrapped = (option_qty: number) => ({
      bundle_options: { ...part('KIT strap', ['CASE']), ...part('KIT wrap', ['BOX'], { option_qty }) },
    });
    const refused = await shop.refused('cart/update', {
      query: { ...ar, cartId },
      body: body('KIT', wrapped(2), { qty: 3 }),
    });
    expect(refused).toMatchObject({ status: 400, code: 'cart.qty-not-available' });
    const { meta } = await add(cartId, 'KIT', wrapped(2), { qty: 2 });
    expect(meta?.cart?.items[1]).toMatchObject({ qty: 2, salable_qty: 3, is_in_stock: true });
    expect(
      await shop.refused('cart/update', { query: { ...ar, cartId }, body: body('BOX', {}) }),
    ).toMatchObject({ code: 'cart.qty-not-available' });
  });

  it('is out of stock when one of its parts is too few for one', async () => {
    await db
      .updateTable('stock_level')
      .set({ qty: 2 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'GEM'))
      .execute();
    expect(
      await refusedAdd('KIT', { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM']) } }),
    ).toMatchObject({ status: 400, code: 'cart.out-of-stock' });
    await db
      .updateTable('stock_level')
      .set({ qty: 30 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'GEM'))
      .execute();
  });

  it('does not ask of a part the least quantity it is sold in alone', async () => {
    expect(
      (await add(await newCart(), 'KIT', { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM']) } }))
        .result.qty,
    ).toBe(1);
  });

  it('refuses more pieces within bundles than a line may hold', async () => {
    expect(
      await refusedAdd(
        'KIT',
        { bundle_options: part('KIT strap', ['CASE'], { option_qty: 9000 }) },
        { qty: 9000 },
      ),
    ).toMatchObject({ status: 400, code: 'cart.qty-invalid' });
  });
});

describe('cart/update of a group', () => {
  it('is refused, for a group is bought as its members', async () => {
    expect(await refusedAdd('SET', {})).toMatchObject({ status: 400, code: 'cart.product-not-salable' });
  });

  it('takes its members as lines of their own, one without a page too (case 32)', async () => {
    const cartId = await newCart();
    await add(cartId, 'STRAP', {});
    const { meta } = await add(cartId, 'SPOON', {}, { qty: 2 });
    expect(meta?.cart).toMatchObject({
      items: [
        { sku: 'STRAP', url_path: 'strap' },
        { sku: 'SPOON', qty: 2, url_path: 'set' },
      ],
      notices: [],
    });
  });
});

describe('cart/update of a download', () => {
  it('costs the product and the chosen links, and a product without a price of its own is not unknown', async () => {
    const cartId = await newCart();
    const { result, meta } = await add(cartId, 'FILM', links('making', 'film'));
    expect(result).toMatchObject({ sku: 'FILM', product_type: 'downloadable', price: 4250 });
    expect(result.product_option).toEqual({ extension_attributes: links('film', 'making') });
    expect(meta?.cart).toMatchObject({
      items: [{ options: [{ label: 'الأفلام', value: 'الfilm، الmaking' }], is_virtual: true }],
      shipping_methods: [],
    });
    await add(cartId, 'FILM', links('film', 'making'));
    await add(cartId, 'FILM', links('film'));
    expect(await quantities(cartId)).toEqual([2, 1]);
  });

  it('comes with all its links when they are not sold one by one', async () => {
    const cartId = await newCart();
    expect((await add(cartId, 'BOOK', {})).result).toMatchObject({ price: 6000 });
    expect(
      (await add(cartId, 'BOOK', { downloadable_option: { downloadable_links: [linkId('BOOK one')] } }))
        .result,
    ).toMatchObject({ price: 6000 });
  });

  it.each<[string, object, string]>([
    ['no link', {}, 'cart.links-missing'],
    ['an empty list', { downloadable_option: { downloadable_links: [] } }, 'cart.links-missing'],
    [
      'a link of another download',
      { downloadable_option: { downloadable_links: [linkId('BOOK one')] } },
      'cart.choice-not-found',
    ],
    ['a link twice', links('film', 'film'), 'cart.choice-too-many'],
    ['a link that costs nothing of a download that costs nothing', links('free'), 'cart.price-unknown'],
  ])('refuses %s and makes no line', async (_, given, code) => {
    expect(await refusedAdd('FILM', given)).toMatchObject({ status: 400, code });
  });
});
