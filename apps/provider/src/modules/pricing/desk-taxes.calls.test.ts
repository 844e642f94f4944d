import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderOfOne, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { staffSession } from '@dijla/test-kit/staff-session';
import { beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
// Store views are read when the shop starts.
await db.updateTable('store_view').set({ source_price_includes_tax: false }).execute();
const { shop, newCart, totals } = await promotingShop(db, { now: () => Date.now() });
const at = { url: 'http://localhost', database, fetch: shop.fetch };
const desk = await staffSession(at, { role: 'owner' });
const query = { storeCode: 'ar' };
const taxes = () => desk.call('desk/taxes', { query });
type Taxes = Awaited<ReturnType<typeof taxes>>;
const written = ({ version, classes, rates, rules }: Taxes) => ({
  version,
  classes: classes.map(({ id, kind, name }) => ({ id, kind, name })),
  rates: rates.map(({ code, country, region_id, rate }) => ({ code, country, region_id, rate })),
  rules,
});
type Written = ReturnType<typeof written>;
const save = async (change: (was: Written) => object) => {
  const was = written(await taxes());
  return desk.call('desk/set-taxes', { query, body: { ...was, ...change(was) } });
};

beforeAll(async () => {
  await catalogBuilder(db).simple({ sku: 'MUG', price: { IQD: 10_000 }, qty: 1000 });
});

describe('taxes at the desk', () => {
  it('begin with what every shop has', async () => {
    expect(await taxes()).toMatchObject({
      country: 'IQ',
      guest_class_id: 3,
      classes: [
        { id: 2, kind: 'product' },
        { id: 3, kind: 'customer', uses: 3 },
      ],
      rates: [{ code: 'Iraq', country: 'IQ', region_id: null, rate: 0 }],
      rules: [{ code: 'Iraq', product_class_ids: [2], customer_class_ids: [3], rates: ['Iraq'] }],
    });
    expect((await taxes()).regions).toContainEqual({ id: 603, country: 'IQ', name: 'البصرة' });
  });

  it('count in carts once they are saved, those of a governorate before those of the country', async () => {
    const cartId = await newCart({ MUG: 1 });
    expect((await totals(cartId)).grand_total).toBe(10_000);
    const saved = await save((was) => ({
      rates: [
        ...was.rates.map((rate) => ({ ...rate, rate: 100_000 })),
        { code: 'Baghdad', country: 'IQ', region_id: 611, rate: 52_500 },
      ],
      rules: was.rules.map((rule) => ({ ...rule, rates: ['Iraq', 'Baghdad'] })),
    }));
    expect(saved.rates).toContainEqual({
      code: 'Baghdad',
      country: 'IQ',
      region_id: 611,
      region_name: 'Baghdad',
      rate: 52_500,
    });
    expect(await totals(cartId)).toMatchObject({ tax_amount: 1000, grand_total: 11_000 });
    await shop.call('order/place', orderOfOne(cartId, 'MUG'));
    const order = await db
      .selectFrom('current_order')
      .select('tax_amount')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(order.tax_amount).toBe(525);
  });

  it('add classes under new ids, which rules of the same save may name, and rename those there are', async () => {
    const saved = await save((was) => ({
      classes: [
        { id: 2, kind: 'product', name: 'Goods' },
        { id: -1, kind: 'product', name: 'Books' },
      ],
      rules: [...was.rules, { ...was.rules[0], code: 'Books', product_class_ids: [-1], rates: [] }],
    }));
    const books = saved.classes.find(({ name }) => name === 'Books');
    expect(books).toMatchObject({ kind: 'product', uses: 0 });
    expect(books?.id).toBeGreaterThan(1000);
    expect(saved.rules.at(-1)).toMatchObject({ code: 'Books', product_class_ids: [books?.id] });
    expect(saved.classes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Goods', 'Retail Customer']),
    );
    const after = await save((was) => ({
      rules: was.rules.slice(0, 1).map((rule) => ({ ...rule, rates: ['Iraq'] })),
      rates: was.rates.slice(0, 1),
    }));
    expect([after.rules.length, after.rates.length]).toEqual([1, 1]);
    const act = await db
      .selectFrom('audit')
      .select(['act', 'entity', 'before'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({ act: 'saved', entity: 'taxes' });
    expect(JSON.stringify(act.before)).toContain('Books');
  });

  it('are refused where a colleague was quicker, for what is not there, and to those who set no prices', async () => {
    const was = written(await taxes());
    await save(({ rates }) => ({ rates: rates.map((rate) => ({ ...rate, rate: 30_000 })) }));
    expect(await desk.refused('desk/set-taxes', { query, body: was })).toBe('desk.changed-meanwhile');
    const current = written(await taxes());
    const [rule] = current.rules;
    const [rate] = current.rates;
    const refused = (given: object) =>
      desk.refused('desk/set-taxes', { query, body: { ...current, ...given } });
    const unknown = [
      { rules: [{ ...rule, rates: ['Mars'] }] },
      { rules: [{ ...rule, product_class_ids: [3] }] },
      { rules: [{ ...rule, customer_class_ids: [-4] }] },
      { rates: [{ ...rate, region_id: 999 }] },
      { rates: [{ ...rate, country: 'JO', region_id: 611 }] },
      { classes: [{ id: 2, kind: 'customer', name: 'Goods' }] },
      { classes: [{ id: 77, kind: 'product', name: 'Goods' }] },
    ];
    for (const given of unknown) expect(await refused(given)).toBe('desk.setting-not-found');
    const wrong = [
      { rates: [{ ...rate, rate: 1_000_001 }] },
      { rates: [{ ...rate, country: 'Iraq' }] },
      { rates: [rate, rate] },
      { rules: [rule, rule] },
      { classes: [{ id: 2, kind: 'product', name: ' ' }] },
    ];
    for (const given of wrong) expect(await refused(given)).toBe('request.invalid');
    const other = await staffSession(at, { role: 'catalogue' });
    expect(await other.refused('desk/taxes')).toBe('request.not-permitted');
    expect(await other.refused('desk/set-taxes', { query, body: current })).toBe('request.not-permitted');
  });

  it('are tried on a product, the newest that is taxed or one that is named', async () => {
    const example = { sku: 'MUG', tax_class_id: 2, price: 10_000, unit: { code: 'IQD', scale: 0 } };
    expect(await desk.call('desk/tax-example', { query })).toMatchObject(example);
    expect(await desk.call('desk/tax-example', { query: { ...query, sku: 'MUG' } })).toMatchObject(example);
    expect(await desk.refused('desk/tax-example', { query: { ...query, sku: 'NOTHING' } })).toBe(
      'desk.product-not-found',
    );
  });
});
