import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { composedGoods } from '@dijla/test-kit/composed-goods';
import { testDatabase } from '@dijla/test-kit/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { optionId, valueId, selectionId, linkId } = await composedGoods(db);

const ar = { storeCode: 'ar' };
const newCart = async (): Promise<string> => (await shop.call('cart/create', { query: ar })).result;
const body = (sku: string, extension_attributes: object, changes: object = {}) => ({ cartItem: { sku, qty: 1, product_option: { extension_attributes }, ...changes } });
const add = (cartId: string, sku: string, extension_attributes: object, changes: object = {}) =>
  shop.call('cart/update', { query: { ...ar, cartId, view: 'cart' }, body: body(sku, extension_attributes, changes) });
const refusedAdd = async (sku: string, extension_attributes: object, changes: object = {}) => {
  const cartId = await newCart();
  const refused = await shop.refused('cart/update', { query: { ...ar, cartId }, body: body(sku, extension_attributes, changes) });
  expect((await shop.call('cart/pull', { query: { ...ar, cartId } })).result).toEqual([]);
  return refused;
};
const quantities = async (cartId: string) => (await shop.call('cart/pull', { query: { ...ar, cartId } })).result.map(({ qty }) => qty);

const part = (option: string, selections: readonly string[], changes: object = {}) => {
  const id = optionId(option);
  return { [id]: { option_id: id, option_qty: 1, option_selections: selections.map((sku) => selectionId(`${option} ${sku}`)), ...changes } };
};
const answer = (option: string, option_value: string | null) => ({ [optionId(option)]: { option_id: optionId(option), option_value } });
const links = (...codes: string[]) => ({ downloadable_option: { downloadable_links: codes.map((code) => linkId(`FILM ${code}`)) } });
const twoStraps = part('KIT strap', ['STRAP'], { option_qty: 2 });
const engraved = answer('RING engraving', 'لنور');

describe('cart/update of a bundle', () => {
  it('makes one line of its choice, priced by its parts, and answers the choice as it was sent (case 30)', async () => {
    const cartId = await newCart();
    const { result, meta } = await add(cartId, 'KIT', { bundle_options: { ...part('KIT gems', ['BOX', 'GEM']), ...twoStraps } });
    expect(result).toMatchObject({ sku: 'KIT', product_type: 'bundle', qty: 1, price: 13_000 });
    expect(JSON.stringify(result.product_option)).toBe(JSON.stringify({ extension_attributes: { bundle_options: [
      { option_id: optionId('KIT strap'), option_qty: 2, option_selections: [selectionId('KIT strap STRAP')] },
      { option_id: optionId('KIT gems'), option_qty: 1, option_selections: [selectionId('KIT gems BOX'), selectionId('KIT gems GEM')] },
    ] } }));
    expect(meta?.cart?.items[0]).toMatchObject({
      options: [{ label: 'الحزام', value: '2 × منتج STRAP' }, { label: 'الأحجار', value: 'منتج BOX، 3 × منتج GEM' }],
      prices: [], parts: [{ sku: 'STRAP', qty: 2 }, { sku: 'BOX', qty: 1 }, { sku: 'GEM', qty: 3 }], is_virtual: false, is_in_stock: true, url_path: expect.any(String),
    });
    expect((await shop.call('cart/pull', { query: { ...ar, cartId } })).result).toEqual([result]);
    const { result: totals } = await shop.call('cart/totals', { query: { ...ar, cartId } });
    expect(JSON.parse(totals.items[0]?.options ?? '')).toEqual([{ value: '2 × منتج STRAP', label: 'الحزام' }, { value: 'منتج BOX، 3 × منتج GEM', label: 'الأحجار' }]);
  });

  it('merges the same choice and keeps another apart, in whatever shape and type it is sent', async () => {
    const cartId = await newCart();
    await add(cartId, 'KIT', { bundle_options: twoStraps });
    await add(cartId, 'KIT', { bundle_options: Object.values(twoStraps).map((each) => ({ ...each, option_id: String(each.option_id), option_selections: each.option_selections.map(String) })) });
    await add(cartId, 'KIT', { bundle_options: { ...twoStraps, ...part('KIT gems', []), ...part('KIT wrap', [], { option_selections: [null] }) } });
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
    const { result: { item_id } } = await add(cartId, 'KIT', { bundle_options: twoStraps });
    expect((await add(cartId, 'KIT', {}, { item_id, qty: 2 })).result).toMatchObject({ qty: 2, price: 8000 });
    expect((await add(cartId, 'KIT', { bundle_options: part('KIT strap', ['CASE'], { option_qty: 2 }) }, { item_id, qty: 2 })).result).toMatchObject({ item_id, price: 16_000 });
    await shop.call('cart/delete', { query: { ...ar, cartId }, body: { cartItem: { item_id } } });
    expect(await quantities(cartId)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no choice', {}, 'cart.options-missing'],
    ['an empty choice', { bundle_options: part('KIT strap', []) }, 'cart.options-missing'],
    ['only what need not be chosen', { bundle_options: part('KIT gems', ['GEM']) }, 'cart.options-missing'],
    ['two where one may be chosen', { bundle_options: part('KIT strap', ['STRAP', 'CASE']) }, 'cart.choice-too-many'],
    ['the same twice', { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM', 'GEM']) } }, 'cart.choice-too-many'],
    ['an option twice', { bundle_options: [...Object.values(twoStraps), ...Object.values(twoStraps)] }, 'cart.choice-too-many'],
    ['another quantity of what has its own', { bundle_options: part('KIT strap', ['STRAP'], { option_qty: 3 }) }, 'cart.choice-qty-fixed'],
    ['a quantity of many at once', { bundle_options: { ...twoStraps, ...part('KIT gems', ['BOX'], { option_qty: 2 }) } }, 'cart.choice-qty-fixed'],
    ['half a piece', { bundle_options: part('KIT strap', ['CASE'], { option_qty: 1.5 }) }, 'cart.qty-invalid'],
    ['less than nothing', { bundle_options: part('KIT strap', ['CASE'], { option_qty: -1 }) }, 'cart.qty-invalid'],
    ['a choice of another option', { bundle_options: part('KIT strap', [], { option_selections: [selectionId('KIT gems GEM')] }) }, 'cart.choice-not-found'],
    ['a choice of another bundle', { bundle_options: part('KIT strap', [], { option_selections: [selectionId('CODES code CODE')] }) }, 'cart.choice-not-found'],
    ['a choice that is none', { bundle_options: part('KIT strap', [], { option_selections: ["1' or 1=1"] }) }, 'cart.choice-not-found'],
    ['a choice beyond numbers', { bundle_options: part('KIT strap', [], { option_selections: [1e300] }) }, 'cart.choice-not-found'],
    ['goods that are switched off', { bundle_options: part('KIT strap', ['OFF']) }, 'cart.choice-not-found'],
    ['goods that ask for a choice themselves', { bundle_options: part('KIT strap', ['NESTED']) }, 'cart.choice-not-found'],
    ['an option of another product', { bundle_options: { ...twoStraps, 7: { option_id: 7, option_qty: 1, option_selections: [1] } } }, 'cart.choice-not-found'],
    ['answers it did not ask for', { bundle_options: twoStraps, custom_options: engraved }, 'cart.choice-not-found'],
    ['links it does not have', { bundle_options: twoStraps, ...links('film') }, 'cart.choice-not-found'],
    ['options of a variant', { bundle_options: twoStraps, configurable_item_options: [{ option_id: '93', option_value: '49' }] }, 'cart.no-such-variant'],
    ['more options than any product has', { bundle_options: Object.fromEntries(Array.from({ length: 201 }, (_, id) => [id, { option_id: id, option_selections: [] }])) }, 'request.invalid'],
  ])('refuses %s and makes no line', async (_, given, code) => {
    expect(await refusedAdd('KIT', given)).toMatchObject({ status: 400, code, result: expect.any(String) });
  });

  it('says in words which part is missing', async () => {
    expect((await refusedAdd('KIT', {})).result).toBe('اختر أولاً: الحزام');
  });

  it('sums what its parts take from stock with what other lines take, and says how many can be had', async () => {
    const cartId = await newCart();
    await add(cartId, 'BOX', {}, { qty: 3 });
    const wrapped = (option_qty: number) => ({ bundle_options: { ...part('KIT strap', ['CASE']), ...part('KIT wrap', ['BOX'], { option_qty }) } });
    const refused = await shop.refused('cart/update', { query: { ...ar, cartId }, body: body('KIT', wrapped(2), { qty: 3 }) });
    expect(refused).toMatchObject({ status: 400, code: 'cart.qty-not-available' });
    const { meta } = await add(cartId, 'KIT', wrapped(2), { qty: 2 });
    expect(meta?.cart?.items[1]).toMatchObject({ qty: 2, salable_qty: 3, is_in_stock: true });
    expect(await shop.refused('cart/update', { query: { ...ar, cartId }, body: body('BOX', {}) })).toMatchObject({ code: 'cart.qty-not-available' });
  });

  it('is out of stock when one of its parts is too few for one', async () => {
    await db.updateTable('stock_level').set({ qty: 2 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'GEM')).execute();
    expect(await refusedAdd('KIT', { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM']) } })).toMatchObject({ status: 400, code: 'cart.out-of-stock' });
    await db.updateTable('stock_level').set({ qty: 30 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'GEM')).execute();
  });

  it('does not ask of a part the least quantity it is sold in alone', async () => {
    expect((await add(await newCart(), 'KIT', { bundle_options: { ...twoStraps, ...part('KIT gems', ['GEM']) } })).result.qty).toBe(1);
  });

  it('refuses more pieces within bundles than a line may hold', async () => {
    expect(await refusedAdd('KIT', { bundle_options: part('KIT strap', ['CASE'], { option_qty: 9000 }) }, { qty: 9000 })).toMatchObject({ status: 400, code: 'cart.qty-invalid' });
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
    expect(meta?.cart).toMatchObject({ items: [{ sku: 'STRAP', url_path: 'strap' }, { sku: 'SPOON', qty: 2, url_path: 'set' }], notices: [] });
  });
});

describe('cart/update of a download', () => {
  it('costs the product and the chosen links, and a product without a price of its own is not unknown', async () => {
    const cartId = await newCart();
    const { result, meta } = await add(cartId, 'FILM', links('making', 'film'));
    expect(result).toMatchObject({ sku: 'FILM', product_type: 'downloadable', price: 4250 });
    expect(result.product_option).toEqual({ extension_attributes: links('film', 'making') });
    expect(meta?.cart).toMatchObject({ items: [{ options: [{ label: 'الأفلام', value: 'الfilm، الmaking' }], is_virtual: true }], shipping_methods: [] });
    await add(cartId, 'FILM', links('film', 'making'));
    await add(cartId, 'FILM', links('film'));
    expect(await quantities(cartId)).toEqual([2, 1]);
  });

  it('comes with all its links when they are not sold one by one', async () => {
    const cartId = await newCart();
    expect((await add(cartId, 'BOOK', {})).result).toMatchObject({ price: 6000 });
    expect((await add(cartId, 'BOOK', { downloadable_option: { downloadable_links: [linkId('BOOK one')] } })).result).toMatchObject({ price: 6000 });
  });

  it.each<[string, object, string]>([
    ['no link', {}, 'cart.links-missing'],
    ['an empty list', { downloadable_option: { downloadable_links: [] } }, 'cart.links-missing'],
    ['a link of another download', { downloadable_option: { downloadable_links: [linkId('BOOK one')] } }, 'cart.choice-not-found'],
    ['a link twice', links('film', 'film'), 'cart.choice-too-many'],
    ['a link that costs nothing of a download that costs nothing', links('free'), 'cart.price-unknown'],
  ])('refuses %s and makes no line', async (_, given, code) => {
    expect(await refusedAdd('FILM', given)).toMatchObject({ status: 400, code });
  });
});

describe('cart/update of a product with options of its own', () => {
  it('prices what is answered and answers it with the same strings (case 31)', async () => {
    const cartId = await newCart();
    const extras = [valueId('RING extras card'), valueId('RING extras box')].join(',');
    const custom_options = { ...answer('RING extras', extras), ...engraved, ...answer('RING metal', String(valueId('RING metal gold'))), ...answer('RING day', '2026-02-03'), ...answer('RING story', null) };
    const { result, meta } = await add(cartId, 'RING', { custom_options });
    expect(result).toMatchObject({ sku: 'RING', product_type: 'simple', price: 20_000 + 2000 + 2000 + 750 + 1000 });
    expect(result.product_option?.extension_attributes?.custom_options).toEqual(Object.values(custom_options).toSorted((one, other) => one.option_id - other.option_id));
    expect(meta?.cart?.items[0]?.options).toEqual([
      { label: 'الengraving', value: 'لنور' }, { label: 'الmetal', value: 'الgold' }, { label: 'الextras', value: 'الcard، الbox' }, { label: 'الday', value: '3-2-2026' },
    ]);
    expect(meta?.cart?.items[0]?.extras).toEqual([{ type: 'fixed', amount: 2000 }, { type: 'percent', percent: 100_000 }, { type: 'percent', percent: 50_000 }, { type: 'fixed', amount: 750 }, { type: 'fixed', amount: 0 }]);
  });

  it('takes shares of the price of many', async () => {
    const { result } = await add(await newCart(), 'RING', { custom_options: { ...engraved, ...answer('RING metal', String(valueId('RING metal gold'))) } }, { qty: 3 });
    expect(result.price).toBe(18_000 + 2000 + 1800);
  });

  it('tells lines apart by their answers, and sums what they take from stock', async () => {
    const cartId = await newCart();
    await add(cartId, 'RING', { custom_options: engraved }, { qty: 4 });
    await add(cartId, 'RING', { custom_options: Object.values(engraved) }, { qty: 2 });
    await add(cartId, 'RING', { custom_options: answer('RING engraving', 'Sara') }, { qty: 4 });
    expect(await quantities(cartId)).toEqual([6, 4]);
    expect(await shop.refused('cart/update', { query: { ...ar, cartId }, body: body('RING', { custom_options: engraved }) })).toMatchObject({ code: 'cart.qty-not-available' });
  });

  it('is one line whichever of the values was ticked first', async () => {
    const cartId = await newCart();
    const [card, box] = [valueId('RING extras card'), valueId('RING extras box')];
    await add(cartId, 'RING', { custom_options: { ...engraved, ...answer('RING extras', `${card},${box}`) } });
    await add(cartId, 'RING', { custom_options: { ...engraved, ...answer('RING extras', `${box},${card}`) } });
    expect(await quantities(cartId)).toEqual([2]);
  });

  it('asks nothing that need not be answered', async () => {
    expect((await add(await newCart(), 'MUG', {})).result).toMatchObject({ sku: 'MUG', price: 12_000 });
  });

  it('asks a configurable its own options beside the variant', async () => {
    const cartId = await newCart();
    const { id, value } = await db.selectFrom('attribute as a').innerJoin('attribute_option as o', 'o.attribute_id', 'a.id').select(['a.id', 'o.id as value']).where('a.code', '=', 'color').executeTakeFirstOrThrow();
    const configurable_item_options = [{ option_id: String(id), option_value: String(value) }];
    const { result, meta } = await add(cartId, 'TEE', { configurable_item_options, custom_options: answer('TEE print', 'دجلة') });
    expect(result).toMatchObject({ sku: 'TEE-RED', product_type: 'configurable', price: 20_000 });
    expect(meta?.cart?.items[0]?.options).toEqual([{ label: 'الcolor', value: 'الred' }, { label: 'الprint', value: 'دجلة' }]);
    await add(cartId, 'TEE', { configurable_item_options });
    expect(await quantities(cartId)).toEqual([1, 1]);
    expect((await add(cartId, 'TEE-RED', { configurable_item_options }, { item_id: result.item_id, qty: 2 })).result).toMatchObject({ item_id: result.item_id, qty: 2, price: 20_000 });
  });

  it.each<[string, object, string]>([
    ['no answer', {}, 'cart.options-missing'],
    ['a blank answer', answer('RING engraving', '  '), 'cart.options-missing'],
    ['null', answer('RING engraving', null), 'cart.options-missing'],
    ['a text that is too long', answer('RING engraving', 'x'.repeat(13)), 'cart.text-too-long'],
    ['a text without a limit of its own that is too long', { ...engraved, ...answer('RING story', 'x'.repeat(1001)) }, 'cart.text-too-long'],
    ['two values where one may be chosen', { ...engraved, ...answer('RING metal', `${valueId('RING metal gold')},${valueId('RING metal silver')}`) }, 'cart.choice-too-many'],
    ['a value twice', { ...engraved, ...answer('RING extras', `${valueId('RING extras box')},${valueId('RING extras box')}`) }, 'cart.choice-too-many'],
    ['a value of another option', { ...engraved, ...answer('RING metal', String(valueId('RING extras box'))) }, 'cart.choice-not-found'],
    ['a value that is none', { ...engraved, ...answer('RING metal', 'gold') }, 'cart.choice-not-found'],
    ['a day that is none', { ...engraved, ...answer('RING day', '2026-02-30') }, 'cart.date-invalid'],
    ['an option of another product', { ...engraved, ...answer('MUG color', String(valueId('MUG color red'))) }, 'cart.choice-not-found'],
  ])('refuses %s and makes no line', async (_, custom_options, code) => {
    expect(await refusedAdd('RING', { custom_options })).toMatchObject({ status: 400, code, result: expect.any(String) });
  });

  it.each(['\ud800 half a letter', '\u202eback', "'; drop", '{"a":1}'])('merges the same strange text %j and keeps what can be kept of it', async (text) => {
    const cartId = await newCart();
    const custom_options = { ...answer('RING engraving', 'x'), ...answer('RING story', text) };
    for (const _ of [1, 2]) await add(cartId, 'RING', { custom_options });
    expect(await quantities(cartId)).toEqual([2]);
  });

  it('keeps a text as long as it may be, of letters that cannot be written shorter', async () => {
    const cartId = await newCart();
    const story = Array.from({ length: 1000 }, (_, place) => String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000))).join('');
    const custom_options = { ...answer('RING engraving', 'x'), ...answer('RING story', story) };
    for (const _ of [1, 2]) await add(cartId, 'RING', { custom_options });
    await add(cartId, 'RING', { custom_options: { ...custom_options, ...answer('RING story', `${story.slice(1)}!`) } });
    expect(await quantities(cartId)).toEqual([2, 1]);
  });

  it('counts characters as people do', async () => {
    expect((await add(await newCart(), 'RING', { custom_options: answer('RING engraving', '💍'.repeat(12)) })).result.qty).toBe(1);
  });
});

describe('a line whose choice can no longer be had', () => {
  it('stays in the cart, says so, and can be taken out', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, 'MUG', { custom_options: answer('MUG color', String(valueId('MUG color blue'))) });
    await db.deleteFrom('custom_option_value').where('id', '=', valueId('MUG color blue')).execute();
    const { meta } = await shop.call('cart/pull', { query: { ...ar, cartId, view: 'cart' } });
    expect(meta?.cart).toMatchObject({ items: [{ sku: 'MUG', options: [] }], notices: [{ code: 'line-not-salable', item_id: result.item_id }] });
    await shop.call('cart/delete', { query: { ...ar, cartId }, body: { cartItem: { item_id: result.item_id } } });
    expect(await quantities(cartId)).toEqual([]);
  });
});
