import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { choosingShopper } from '@dijla/test-kit/choosing-shopper';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { optionId, valueId } = await composedProducts(db);
const { newCart, body, add, refusedAdd, quantities } = choosingShopper(shop);

const ar = { storeCode: 'ar' };
const answer = (option: string, option_value: string | null) => ({
  [optionId(option)]: { option_id: optionId(option), option_value },
});
const engraved = answer('RING engraving', 'لنور');

describe('cart/update of a product with options of its own', () => {
  it('prices what is answered and answers it with the same strings (case 31)', async () => {
    const cartId = await newCart();
    const extras = [valueId('RING extras card'), valueId('RING extras box')].join(',');
    const custom_options = {
      ...answer('RING extras', extras),
      ...engraved,
      ...answer('RING metal', String(valueId('RING metal gold'))),
      ...answer('RING day', '2026-02-03'),
      ...answer('RING story', null),
    };
    const { result, meta } = await add(cartId, 'RING', { custom_options });
    expect(result).toMatchObject({
      sku: 'RING',
      product_type: 'simple',
      price: 20_000 + 2000 + 2000 + 750 + 1000,
    });
    expect(result.product_option?.extension_attributes?.custom_options).toEqual(
      Object.values(custom_options).toSorted((one, other) => one.option_id - other.option_id),
    );
    expect(meta?.cart?.items[0]?.options).toEqual([
      { label: 'الengraving', value: 'لنور' },
      { label: 'الmetal', value: 'الgold' },
      { label: 'الextras', value: 'الcard، الbox' },
      { label: 'الday', value: '3-2-2026' },
    ]);
    // A line with custom text is made to order.
    expect(meta?.cart?.items[0]?.is_made).toBe(true);
    expect(meta?.cart?.items[0]?.extras).toEqual([
      { type: 'fixed', amount: 2000 },
      { type: 'percent', percent: 100_000 },
      { type: 'percent', percent: 50_000 },
      { type: 'fixed', amount: 750 },
      { type: 'fixed', amount: 0 },
    ]);
  });

  it('takes shares of the price of many', async () => {
    const { result } = await add(
      await newCart(),
      'RING',
      { custom_options: { ...engraved, ...answer('RING metal', String(valueId('RING metal gold'))) } },
      { qty: 3 },
    );
    expect(result.price).toBe(18_000 + 2000 + 1800);
  });

  it('tells lines apart by their answers, and sums what they take from stock', async () => {
    const cartId = await newCart();
    await add(cartId, 'RING', { custom_options: engraved }, { qty: 4 });
    await add(cartId, 'RING', { custom_options: Object.values(engraved) }, { qty: 2 });
    await add(cartId, 'RING', { custom_options: answer('RING engraving', 'Sara') }, { qty: 4 });
    expect(await quantities(cartId)).toEqual([6, 4]);
    expect(
      await shop.refused('cart/update', {
        query: { ...ar, cartId },
        body: body('RING', { custom_options: engraved }),
      }),
    ).toMatchObject({ code: 'cart.qty-not-available' });
  });

  it('is one line whichever of the values was ticked first', async () => {
    const cartId = await newCart();
    const [card, box] = [valueId('RING extras card'), valueId('RING extras box')];
    await add(cartId, 'RING', {
      custom_options: { ...engraved, ...answer('RING extras', `${card},${box}`) },
    });
    await add(cartId, 'RING', {
      custom_options: { ...engraved, ...answer('RING extras', `${box},${card}`) },
    });
    expect(await quantities(cartId)).toEqual([2]);
  });

  it('asks nothing that need not be answered', async () => {
    expect((await add(await newCart(), 'MUG', {})).result).toMatchObject({ sku: 'MUG', price: 12_000 });
  });

  it('asks a configurable its own options beside the variant', async () => {
    const cartId = await newCart();
    const { id, value } = await db
      .selectFrom('attribute as a')
      .innerJoin('attribute_option as o', 'o.attribute_id', 'a.id')
      .select(['a.id', 'o.id as value'])
      .where('a.code', '=', 'color')
      .executeTakeFirstOrThrow();
    const configurable_item_options = [{ option_id: String(id), option_value: String(value) }];
    const { result, meta } = await add(cartId, 'TEE', {
      configurable_item_options,
      custom_options: answer('TEE print', 'دجلة'),
    });
    expect(result).toMatchObject({ sku: 'TEE-RED', product_type: 'configurable', price: 20_000 });
    expect(meta?.cart?.items[0]?.options).toEqual([
      { label: 'الcolor', value: 'الred' },
      { label: 'الprint', value: 'دجلة' },
    ]);
    await add(cartId, 'TEE', { configurable_item_options });
    expect(await quantities(cartId)).toEqual([1, 1]);
    expect(
      (await add(cartId, 'TEE-RED', { configurable_item_options }, { item_id: result.item_id, qty: 2 }))
        .result,
    ).toMatchObject({ item_id: result.item_id, qty: 2, price: 20_000 });
  });

  it.each<[string, object, string]>([
    ['no answer', {}, 'cart.options-missing'],
    ['a blank answer', answer('RING engraving', '  '), 'cart.options-missing'],
    ['null', answer('RING engraving', null), 'cart.options-missing'],
    ['a text that is too long', answer('RING engraving', 'x'.repeat(13)), 'cart.text-too-long'],
    [
      'a text without a limit of its own that is too long',
      { ...engraved, ...answer('RING story', 'x'.repeat(1001)) },
      'cart.text-too-long',
    ],
    [
      'two values where one may be chosen',
      {
        ...engraved,
        ...answer('RING metal', `${valueId('RING metal gold')},${valueId('RING metal silver')}`),
      },
      'cart.choice-too-many',
    ],
    [
      'a value twice',
      {
        ...engraved,
        ...answer('RING extras', `${valueId('RING extras box')},${valueId('RING extras box')}`),
      },
      'cart.choice-too-many',
    ],
    [
      'a value of another option',
      { ...engraved, ...answer('RING metal', String(valueId('RING extras box'))) },
      'cart.choice-not-found',
    ],
    ['a value that is none', { ...engraved, ...answer('RING metal', 'gold') }, 'cart.choice-not-found'],
    ['a day that is none', { ...engraved, ...answer('RING day', '2026-02-30') }, 'cart.date-invalid'],
    [
      'an option of another product',
      { ...engraved, ...answer('MUG color', String(valueId('MUG color red'))) },
      'cart.choice-not-found',
    ],
  ])('refuses %s and makes no line', async (_, custom_options, code) => {
    expect(await refusedAdd('RING', { custom_options })).toMatchObject({
      status: 400,
      code,
      result: expect.any(String),
    });
  });

  it.each(['\ud800 half a letter', '\u202eback', "'; drop", '{"a":1}'])(
    'merges the same strange text %j and keeps what can be kept of it',
    async (text) => {
      const cartId = await newCart();
      const custom_options = { ...answer('RING engraving', 'x'), ...answer('RING story', text) };
      for (const _ of [1, 2]) await add(cartId, 'RING', { custom_options });
      expect(await quantities(cartId)).toEqual([2]);
    },
  );

  it('keeps a text as long as it may be, of letters that cannot be written shorter', async () => {
    const cartId = await newCart();
    const story = Array.from({ length: 1000 }, (_, place) =>
      String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000)),
    ).join('');
    const custom_options = { ...answer('RING engraving', 'x'), ...answer('RING story', story) };
    for (const _ of [1, 2]) await add(cartId, 'RING', { custom_options });
    await add(cartId, 'RING', {
      custom_options: { ...custom_options, ...answer('RING story', `${story.slice(1)}!`) },
    });
    expect(await quantities(cartId)).toEqual([2, 1]);
  });

  it('counts characters as people do', async () => {
    expect(
      (await add(await newCart(), 'RING', { custom_options: answer('RING engraving', '💍'.repeat(12)) }))
        .result.qty,
    ).toBe(1);
  });
});

describe('a line whose choice can no longer be had', () => {
  it('stays in the cart, says so, and can be taken out', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, 'MUG', {
      custom_options: answer('MUG color', String(valueId('MUG color blue'))),
    });
    await db.deleteFrom('custom_option_value').where('id', '=', valueId('MUG color blue')).execute();
    const { meta } = await shop.call('cart/pull', { query: { ...ar, cartId, view: 'cart' } });
    expect(meta?.cart).toMatchObject({
      items: [{ sku: 'MUG', options: [] }],
      notices: [{ code: 'line-not-salable', item_id: result.item_id }],
    });
    await shop.call('cart/delete', {
      query: { ...ar, cartId },
      body: { cartItem: { item_id: result.item_id } },
    });
    expect(await quantities(cartId)).toEqual([]);
  });
});
