import { inflateRawSync } from 'node:zlib';
import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { anOrder, work, dispatched, desk } = worked;
const owner = await desk();

const today = isoDayAt(Date.now());
const period = { from: today, until: today };

const orderTo = (city: string, given: { qty?: number } = {}) => {
  const address = { ...worked.address, city };
  return anOrder({
    ...given,
    body: {
      addressInformation: {
        ...worked.information,
        shippingAddress: address,
        billingAddress: { ...address, vat_id: '' },
      },
    },
  });
};
const sales = (query: object) =>
  owner.call('desk/report-sales', { query: { ...period, storeCode: 'en', ...query } });
const refusals = (by: string) =>
  owner.call('desk/report-refusals', { query: { ...period, by, storeCode: 'en' } });
const placedAt = (id: number, at: string) =>
  sql`update order_listing set placed_at = ${at} where order_id = ${id}`.execute(db);

/** District 1014 is Al-Basrah in 603; the orders of the tests go to Baghdad, 611. */
let orders: { id: number; sku: string }[] = [];
let district: { name_en: string; name_ar: string };
beforeAll(async () => {
  district = await db
    .selectFrom('district')
    .select(['name_en', 'name_ar'])
    .where('region_id', '=', 611)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  orders = [
    await orderTo(district.name_en, { qty: 3 }),
    await orderTo(district.name_ar),
    await orderTo('حي السلام'),
    await orderTo('Nowhere'),
  ];
  const [, , refused, called] = orders;
  if (!refused || !called) throw new Error('no orders');
  await work(called.id, 'desk/cancel-order', { reason: 'Not reached' });
  await dispatched(refused.id);
  await work(refused.id, 'desk/deliver-order', { move: 'fail', reason: 'Nobody there' });
  await work(refused.id, 'desk/prepare-order', { move: 'reattempt' });
  await work(refused.id, 'desk/deliver-order', { move: 'refuse', reason: 'Not wanted' });
});

describe('the report of sales', () => {
  it('sums what is charged up, without what was called off, and shows every day', async () => {
    const report = await sales({ from: isoDayAt(Date.now() - 6 * 86_400_000) });
    expect(report.rows.map(({ key }) => key).at(-1)).toBe(today);
    expect(report).toMatchObject({ unit: { code: 'IQD', scale: 0 }, total: { rows: 7 } });
    expect(report.rows.at(-1)).toMatchObject({
      orders: report.total.orders,
      amount: report.total.amount,
    });
    // 3 × 8,000 and twice 2 × 8,000, each with 5,000 for delivery; the refused one is not called off yet.
    expect(report.total.amount).toBe(29_000 + 21_000 + 21_000);
    expect(report.rows[0]).toMatchObject({ orders: 0, pieces: 0, amount: 0 });
  });

  it('counts an order on the day that it is in Baghdad', async () => {
    const { id } = await anOrder();
    await placedAt(id, '2026-03-01T20:59:59Z');
    expect((await sales({ from: '2026-03-01', until: '2026-03-01' })).total.orders).toBe(1);
    await placedAt(id, '2026-03-01T21:00:00Z');
    expect((await sales({ from: '2026-03-01', until: '2026-03-01' })).total.orders).toBe(0);
    expect((await sales({ from: '2026-03-02', until: '2026-03-02' })).total.orders).toBe(1);
  });

  it('counts products by what they cost, delivery apart, the most first', async () => {
    const { rows } = await sales({ by: 'product' });
    const [first] = orders;
    expect(rows[0]).toMatchObject({ key: first?.sku, orders: 1, pieces: 3, amount: 24_000 });
  });

  it('knows a district by its name in either language, and other cities as themselves', async () => {
    const { rows } = await sales({ by: 'district' });
    expect(rows[0]).toMatchObject({ name: district.name_en, place: 'Baghdad', orders: 2, amount: 50_000 });
    expect(rows.map(({ name }) => name)).toContain('حي السلام');
    const arabic = await sales({ by: 'district', storeCode: 'ar' });
    expect(arabic.rows[0]).toMatchObject({ name: district.name_ar });
  });

  it('is refused for no period, a backward or an endless one', async () => {
    const wrong: Record<string, string>[] = [
      { from: today },
      { from: '2026-02-30', until: today },
      { from: '2026-02-02', until: '2026-02-01' },
      { from: '2020-01-01', until: '2026-01-01' },
      { ...period, by: 'moon' },
      { ...period, unit: 'EUR' },
    ];
    for (const query of wrong)
      expect(await owner.refused('desk/report-sales', { query })).toBe('request.invalid');
  });
});

describe('the report of refusals', () => {
  it('counts packages by how often they were brought', async () => {
    const report = await refusals('attempts');
    expect(report.total).toEqual({ deliveries: 1, refused: 1, missed: 1, rows: 1 });
    expect(report.rows).toEqual([{ key: '2', name: '2', place: null, deliveries: 1, refused: 1, missed: 1 }]);
  });

  it('counts them by product and by district', async () => {
    expect((await refusals('product')).rows).toMatchObject([{ key: orders[2]?.sku, refused: 1 }]);
    expect((await refusals('district')).rows).toMatchObject([
      { name: 'حي السلام', place: 'Baghdad', deliveries: 1, refused: 1 },
    ]);
  });
});

describe('the report of stock', () => {
  const stock = (query: Record<string, string>) =>
    owner.call('desk/report-stock', { query: { storeCode: 'en', ...query } });

  it('values what is there, and tells when it was sold last', async () => {
    const report = await stock({ kind: 'value' });
    const first = report.rows.find(({ sku }) => sku === orders[0]?.sku);
    expect(first).toMatchObject({ qty: 47, price: 8000, value: 376_000 });
    expect(first?.last_sold_at?.slice(0, 4)).toBe('2026');
    expect(report.total.value).toBe(report.rows.reduce((sum, { value }) => sum + (value ?? 0), 0));
  });

  it('finds what is nearly gone, and what nobody bought for some days', async () => {
    const { sku } = await anOrder({ qty: 2, stock: 3 });
    expect((await stock({ kind: 'low' })).rows.map((row) => row.sku)).toContain(sku);
    const stands = async () => (await stock({ kind: 'still', days: '30' })).rows.map((row) => row.sku);
    expect(await stands()).not.toContain(sku);
    await sql`update stock_movement m set at = at - interval '31 days' from product p where p.id = m.product_id and p.sku = ${sku}`.execute(
      db,
    );
    expect(await stands()).toContain(sku);
  });
});

/** The files of a ZIP archive, by its central directory. */
const textsInZip = (zip: Buffer): string[] => {
  const texts: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const local = zip.readUInt32LE(at + 42);
    const begins = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begins, begins + zip.readUInt32LE(at + 20));
    texts.push((zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
  }
  return texts;
};

describe('a report as a file', () => {
  const names = ['=HYPERLINK("http://evil.example")', '+1', '-1+1', '@SUM(A1)', '\t=1'];
  const body = { report: 'sales', by: 'product', ...period };
  const nameIt = (name: string) =>
    sql`update product_text t set name = ${name} from product p where p.id = t.product_id and p.sku = ${orders[0]?.sku ?? ''}`.execute(
      db,
    );

  it.each(names)('keeps a product called %j a text in CSV and in a workbook', async (name) => {
    await nameIt(name);
    const csv = await (await owner.call('desk/report-csv', { query: { storeCode: 'en' }, body })).text();
    const [head = '', first = ''] = csv.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Product,SKU,Orders,Pieces,Amount (IQD)');
    expect(first.replace(/^"/, '').startsWith("'")).toBe(true);
    const book = await owner.call('desk/report-xlsx', { query: { storeCode: 'ar' }, body });
    const text = textsInZip(Buffer.from(await book.arrayBuffer())).join('\n');
    expect(text).not.toMatch(/<f[ >]/);
    expect(text).toContain('rightToLeft="1"');
    expect(text).toContain('المنتج');
  });

  it('has a row in the audit, and is refused for a report that there is not', async () => {
    const act = await db
      .selectFrom('audit')
      .select(['act', 'entity', 'entity_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(act).toEqual({ act: 'exported', entity: 'report', entity_id: 'sales' });
    expect(await owner.refused('desk/report-csv', { body: { report: 'everything' } })).toBe(
      'request.invalid',
    );
    expect(await owner.refused('desk/report-csv', { body: { ...body, from: '2020-01-01' } })).toBe(
      'request.invalid',
    );
  });

  it('is of the owner alone', async () => {
    for (const role of ['orders', 'catalogue', 'support'])
      expect(await (await desk(role)).refused('desk/report-xlsx', { body })).toBe('request.not-permitted');
  });
});
