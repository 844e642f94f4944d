import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { anOrder, addProduct, newCart, work, dispatched, desk } = await workedShop(database);
const owner = await desk();

const dayMs = 86_400_000;
const today = isoDayAt(Date.now());
const period = { from: today, until: today };
const turn = (query: object = {}) =>
  owner.call('desk/report-turn', { query: { ...period, storeCode: 'en', ...query } });
const funnel = (query: object = {}) => owner.call('desk/report-funnel', { query: { ...period, ...query } });

/** Orders of 3 of 50 pieces, of 2 of 50 that was called off, and of 4 of 4. */
let [slow, still, fast] = ['', '', ''];
let delivered = 0;
beforeAll(async () => {
  const [kept, called, gone] = [
    await anOrder({ qty: 3 }),
    await anOrder(),
    await anOrder({ qty: 4, stock: 4 }),
  ];
  [slow, still, fast] = [kept.sku, called.sku, gone.sku];
  delivered = gone.id;
  await work(called.id, 'desk/cancel-order', { reason: 'Not reached' });
  await sql`update stock_movement set at = at - interval '20 days' where reason = 'opening'`.execute(db);
});

describe('the report of how stock turns', () => {
  const rowOf = async (sku: string, query: object = {}) =>
    (await turn(query)).rows.find(({ key }) => key === sku);

  it('tells how long stock lasts and how often it was sold, without what came back', async () => {
    // The mean of 50 and 47 pieces.
    expect(await rowOf(slow)).toMatchObject({ pieces: 3, qty: 47, cover: 16, turn: Math.round(300 / 48.5) });
    expect(await rowOf(still)).toMatchObject({ pieces: 0, qty: 50, cover: null, turn: 0 });
    expect(await rowOf(fast)).toMatchObject({ pieces: 4, qty: 0, cover: 0, turn: 200 });
    const { days, total, rows } = await turn();
    expect(days).toBe(1);
    expect(total.pieces).toBe(7);
    expect(total.qty).toBe(rows.reduce((sum, { qty }) => sum + qty, 0));
  });

  it('has what nobody bought first, or what is sold out the soonest', async () => {
    const keys = async (sort: string) => (await turn({ sort })).rows.map(({ key }) => key);
    const slowest = await keys('slow');
    expect(slowest.indexOf(still)).toBeLessThan(slowest.indexOf(slow));
    expect(slowest.at(-1)).toBe(fast);
    expect((await keys('fast')).slice(0, 2)).toEqual([fast, slow]);
  });

  it('takes later movements back from the stock of a period that is over', async () => {
    const from = isoDayAt(Date.now() - 9 * dayMs);
    expect(await rowOf(slow, { from })).toMatchObject({ pieces: 3, cover: 157 });
    const before = { from, until: isoDayAt(Date.now() - 2 * dayMs) };
    expect(await rowOf(slow, before)).toMatchObject({ pieces: 0, qty: 47, turn: 0 });
    expect(await rowOf(fast, before)).toBeUndefined();
  });

  it('counts a product for each of its categories', async () => {
    const { rows: categories } = await sql<{ id: number }>`
      insert into category (parent_id, level, source) values (2, 2, 'test'), (2, 2, 'test') returning id`.execute(
      db,
    );
    for (const { id } of categories)
      await sql`insert into category_text (category_id, language, name) values (${id}, 'en', 'Of the test')`.execute(
        db,
      );
    const before = await turn({ by: 'category' });
    const pieces = ({ rows }: Awaited<ReturnType<typeof turn>>, key: number): number =>
      rows.find((row) => row.key === String(key))?.pieces ?? 0;
    for (const { id } of categories)
      await sql`insert into product_category (product_id, category_id) select id, ${id} from product where sku in (${slow}, ${fast})`.execute(
        db,
      );
    const after = await turn({ by: 'category' });
    for (const { id } of categories) expect(pieces(after, id) - pieces(before, id)).toBe(7);
    expect(after.rows.every(({ name }) => name !== '')).toBe(true);
  });
});

describe('the report of what becomes of carts', () => {
  it('counts carts with goods, in checkout, ordered and delivered, by the day they were made on', async () => {
    const before = (await funnel()).total;
    expect(before).toMatchObject({ carts: 3, checkouts: 3, orders: 3, delivered: 0, rows: 1 });
    const goods = [{ sku: await addProduct({ qty: 5 }), qty: 1 }];
    await newCart();
    await newCart(goods);
    const begun = await newCart(goods);
    await sql`insert into cart_address (cart_id, kind, address) values (${begun}, 'shipping', '{}')`.execute(
      db,
    );
    await dispatched(delivered);
    await work(delivered, 'desk/deliver-order', { move: 'deliver', amount: 37_000 });
    const { total, rows } = await funnel({ from: isoDayAt(Date.now() - 6 * dayMs) });
    expect(total).toEqual({ carts: 5, checkouts: 4, orders: 3, delivered: 1, rows: 7 });
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key).toSorted());
    expect(rows.at(-1)).toEqual({ key: today, carts: 5, checkouts: 4, orders: 3, delivered: 1 });
    expect(rows[0]).toMatchObject({ carts: 0, orders: 0 });
    await sql`update cart set created_at = now() - interval '3 days' where id = ${begun}`.execute(db);
    expect((await funnel()).total).toMatchObject({ carts: 4, checkouts: 3 });
  });

  it('leaves out what staff wrote, and says from when on nothing is missing', async () => {
    const { carts } = (await funnel()).total;
    await sql`update "order" set source = 'phone' where id = ${delivered}`.execute(db);
    const { total, complete_from } = await funnel();
    expect(total).toMatchObject({ carts: carts - 1, delivered: 0 });
    expect(complete_from).toBe(isoDayAt(Date.now() - 90 * dayMs));
  });
});

describe('both as files', () => {
  it('have headings in the reader’s language', async () => {
    const firstLine = async (body: object, storeCode: string) =>
      (await (await owner.call('desk/report-csv', { query: { storeCode }, body })).text())
        .replace('\uFEFF', '')
        .split('\r\n')[0];
    expect(await firstLine({ report: 'turn', by: 'product', sort: 'slow', ...period }, 'en')).toBe(
      'Product,SKU,Sold,In stock,Days of cover,Turn',
    );
    expect(await firstLine({ report: 'funnel', ...period }, 'ar')).toBe('اليوم,السلال,إتمام الطلب,طُلبت,سُلّمت');
    for (const call of ['desk/report-turn', 'desk/report-funnel'] as const) {
      expect(await owner.refused(call, { query: { from: today } })).toBe('request.invalid');
      expect(await (await desk('orders')).refused(call, { query: period })).toBe('request.not-permitted');
    }
  });
});
