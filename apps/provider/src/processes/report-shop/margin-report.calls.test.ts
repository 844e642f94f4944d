import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { anOrder, desk, work } = await workedShop(database);
const owner = await desk();

const today = isoDayAt(Date.now());
const period = { from: today, until: today };
const margin = (query: object = {}) =>
  owner.call('desk/report-margin', { query: { ...period, storeCode: 'en', ...query } });
const costs = (currency: string, lines: readonly { sku: string; amount: number | null }[]) => ({
  body: { currency, lines },
});

describe('the report of margins', () => {
  it('takes what products cost from what they brought, and says what has no cost', async () => {
    // Each piece costs 8,000.
    const [known, unknown, inDollars, called] = [
      await anOrder({ qty: 3 }),
      await anOrder({ qty: 2 }),
      await anOrder({ qty: 2 }),
      await anOrder({ qty: 5 }),
    ];
    await work(called.id, 'desk/cancel-order', { reason: 'Not reached' });
    const rate = (
      await sql<{ numerator: number; denominator: number }>`
        select numerator, denominator from exchange_rate where base_currency <> quote_currency order by valid_from desc limit 1`.execute(
        db,
      )
    ).rows[0];
    expect(
      await owner.call('desk/save-product-costs', costs('IQD', [{ sku: known.sku, amount: 5000 }])),
    ).toEqual({ changed: 1 });
    await owner.call('desk/save-product-costs', costs('USD', [{ sku: inDollars.sku, amount: 250 }]));
    const report = await margin();
    const rowOf = (sku: string) => report.rows.find(({ key }) => key === sku);
    expect(rowOf(known.sku)).toMatchObject({ pieces: 3, amount: 24_000, cost: 15_000, margin: 9000 });
    expect(rowOf(unknown.sku)).toMatchObject({ pieces: 2, amount: 16_000, cost: null, margin: null });
    const dinars = Math.round((5 * (rate?.numerator ?? 0)) / (rate?.denominator ?? 1));
    expect(rowOf(inDollars.sku)).toMatchObject({ cost: dinars, margin: 16_000 - dinars });
    expect(rowOf(called.sku)).toBeUndefined();
    expect(report.total).toMatchObject({
      pieces: 5,
      amount: 40_000,
      cost: 15_000 + dinars,
      margin: 25_000 - dinars,
      rows: 3,
      without: { rows: 1, amount: 16_000 },
    });
    expect(report.rows.at(-1)).toMatchObject({ key: unknown.sku });
    const body = { report: 'margin', ...period };
    const csv = await (await owner.call('desk/report-csv', { query: { storeCode: 'en' }, body })).text();
    expect(csv).toContain('Product,SKU,Pieces,Brought (IQD),Cost (IQD),Margin (IQD)');
    expect(csv).toContain(`${known.sku},3,24000,15000,9000`);
  });

  it('knows a cost until it is taken away, and writes all or none', async () => {
    const { sku } = await anOrder();
    await owner.call('desk/save-product-costs', costs('USD', [{ sku, amount: 475 }]));
    const cost = async () => (await owner.call('desk/product-cost', { query: { sku } })).cost;
    expect(await cost()).toEqual({ amount: 475, currency: 'USD' });
    expect(
      await owner.refused(
        'desk/save-product-costs',
        costs('IQD', [
          { sku, amount: 1 },
          { sku: 'NO-SUCH', amount: 1 },
        ]),
      ),
    ).toBe('desk.skus-unknown');
    expect(await cost()).toEqual({ amount: 475, currency: 'USD' });
    expect(await owner.call('desk/save-product-costs', costs('USD', [{ sku, amount: 475 }]))).toEqual({
      changed: 0,
    });
    await owner.call('desk/save-product-costs', costs('IQD', [{ sku, amount: null }]));
    expect(await cost()).toBeNull();
    for (const lines of [
      [],
      [{ sku, amount: -1 }],
      [
        { sku, amount: 1 },
        { sku, amount: 2 },
      ],
      [{ sku: '', amount: 1 }],
    ])
      expect(await owner.refused('desk/save-product-costs', costs('IQD', lines))).toBe('request.invalid');
    expect(await owner.refused('desk/product-cost', { query: { sku: 'NO-SUCH' } })).toBe(
      'desk.product-not-found',
    );
  });

  it('is of the owner alone, and no document of a shopper says what a product costs', async () => {
    const { sku } = await anOrder();
    await owner.call('desk/save-product-costs', costs('IQD', [{ sku, amount: 7_654_321 }]));
    for (const role of ['orders', 'catalogue', 'support'])
      expect(await (await desk(role)).refused('desk/product-cost', { query: { sku } })).toBe(
        'request.not-permitted',
      );
    const { rows } = await sql<{ said: number }>`
      select count(*)::integer as said from catalogue_document where document::text like '%7654321%'`.execute(
      db,
    );
    expect(rows[0]?.said).toBe(0);
  });
});
