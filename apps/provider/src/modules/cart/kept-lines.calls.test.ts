import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { choosingShopper } from '@dijla/test-kit/choosing-shopper';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadStoreViews, storesOf } from '../store-views/store-views.ts';
import { cartOf } from './cart-of.ts';
import { loadCart } from './reading/cart-snapshot-sql.ts';
import { keepLines } from './reading/lines-before.ts';

const { db } = await testDatabase();
const opens = Date.parse('2026-11-22T10:00:00Z');
const clock = { now: opens - 1 };
const shop = await buyingProvider(db, { now: () => clock.now });
const { optionId, selectionId } = await composedProducts(db);
const stores = storesOf(await loadStoreViews(db));
const { newCart, add } = choosingShopper(shop);
const written = (option: string, option_value: string) => [{ option_id: optionId(option), option_value }];

const red = await db
  .selectFrom('attribute as a')
  .innerJoin('attribute_option as o', 'o.attribute_id', 'a.id')
  .select(['a.id', 'o.id as value'])
  .where('a.code', '=', 'color')
  .executeTakeFirstOrThrow();
const cartId = await newCart();
await add(cartId, 'TEE', {
  configurable_item_options: [{ option_id: String(red.id), option_value: String(red.value) }],
  custom_options: written('TEE print', 'نور'),
});
await add(cartId, 'KIT', {
  bundle_options: [{ option_id: optionId('KIT strap'), option_selections: [selectionId('KIT strap STRAP')] }],
});
await add(cartId, 'RING', { custom_options: written('RING engraving', 'لنور') });
await add(cartId, 'SPOON', {});

const write = (statement: string) => sql.raw(statement).execute(db);
const of = (sku: string) => `product_id = (select id from product where sku = '${sku}')`;
await write(
  `insert into price (product_id, price_list, currency, kind, amount, from_at) select product_id, price_list, currency, 'special', 11000, '2026-11-22 10:00Z' from price where ${of('TEE-RED')} and currency = 'IQD'`,
);

const seen = async (storeCode = 'ar') =>
  (await shop.call('cart/pull', { query: { storeCode, cartId, view: 'cart' } })).meta?.cart;
const linesNow = async () => {
  const reading = await loadCart(db, { cartId, storeCode: 'ar', now: clock.now });
  return cartOf(reading, stores.byCode('ar'))?.lines ?? [];
};

describe('lines of a cart that are kept from one reading to the next', () => {
  it('are the very same while nothing of them changes, but for what is made of other goods', async () => {
    const [first, second] = [await linesNow(), await linesNow()];
    expect(second.map((line, place) => [line.product.sku, line === first[place]])).toEqual([
      ['TEE-RED', true],
      ['KIT', false],
      ['RING', true],
      ['SPOON', true],
    ]);
  });

  it.each<[string, () => unknown]>([
    ['a price', () => write(`update price set amount = amount + 500 where ${of('TEE-RED')}`)],
    ['the time', () => void (clock.now = opens)],
    ['the price of a part', () => write(`update price set amount = amount + 500 where ${of('STRAP')}`)],
    ['the price of an option', () => write(`update custom_option_price set amount = amount + 250`)],
    [
      'the name it is sold by',
      () => write(`update product_text set name = 'قميص' where ${of('TEE')} and language = 'ar'`),
    ],
    [
      'the word for a value',
      () => write(`update attribute_option_text set label = 'قرمزي' where language = 'ar'`),
    ],
    [
      'the title of an option',
      () => write(`update custom_option_text set title = 'نقش' where language = 'ar'`),
    ],
    [
      'a picture',
      () =>
        write(
          `insert into product_media (product_id, path, position) select id, 'r/ring.webp', 0 from product where sku = 'RING'`,
        ),
    ],
    [
      'a tax class',
      () =>
        write(
          `insert into tax_class (id, name, kind) values (77, 'more', 'product'); update product set tax_class_id = 77 where sku = 'SPOON'`,
        ),
    ],
    ['pieces that are there', () => write(`update stock_level set qty = 1 where ${of('STRAP')}`)],
    [
      'goods so that they are sold no more',
      () => write(`update product set status = 2 where sku in ('TEE-RED', 'RING')`),
    ],
    ['a page so that it is gone', () => write(`update product_store set visibility = 1 where ${of('KIT')}`)],
    ['how many', () => write(`update cart_line set qty = 3 where ${of('SPOON')}`)],
    [
      'what is chosen',
      () =>
        write(
          `update cart_line set product_option = replace(product_option::text, 'لنور', 'سارة')::jsonb where ${of('RING')}`,
        ),
    ],
    ['that there was a line', () => write(`delete from cart_line where ${of('TEE-RED')}`)],
  ])('are not those from before, whoever changed %s', async (_, change) => {
    const before = await seen();
    await change();
    const after = await seen();
    keepLines(cartId, { store: stores.byCode('ar'), rows: [], lines: [] });
    expect(after).toEqual(await seen());
    expect(after).not.toEqual(before);
  });

  it('are of one store view', async () => {
    const names = async (storeCode: string) => (await seen(storeCode))?.items.map(({ name }) => name);
    const arabic = await names('ar');
    expect(await names('en')).not.toEqual(arabic);
    expect(await names('ar')).toEqual(arabic);
  });
});
