import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@dijla/test-kit/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue, type ImportOptions, type ImportResult } from './import-catalogue.ts';

const { db } = await testDatabase();
const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const luma = fileURLToPath(new URL('../../../../shared/data/luma', import.meta.url));
const shelf = mkdtempSync(join(tmpdir(), 'dijla-shelf-'));
afterAll(() => rmSync(shelf, { recursive: true }));

const options: ImportOptions = { format: 'magento-csv', from: join(fixtures, 'shop'), media: join(fixtures, 'media'), shelf, isDryRun: false };

const rowsOf = async (): Promise<unknown> =>
  (await sql`select (select count(*) from product) as products, (select count(*) from category) as categories, (select count(*) from attribute_option) as options,
    (select count(*) from price) as prices, (select count(*) from change) as changes, (select count(*) from audit) as acts, (select count(*) from stock_movement) as movements`.execute(db)).rows[0];

const savedBy = (result: ImportResult) => (result.ok ? [result.saved.attributes, result.saved.categories, result.saved.products].map(({ added, changed }) => [added, changed]) : result);

describe('importCatalogue', () => {
  let untouched: unknown;
  beforeAll(async () => {
    untouched = await rowsOf();
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    const result = await importCatalogue(db, { ...options, isDryRun: true });
    expect([savedBy(result), await rowsOf(), readdirSync(shelf)]).toEqual([[[7, 0], [7, 0], [7, 0]], untouched, []]);
  });

  it('stops at a broken file and leaves the database as it was', async () => {
    const result = await importCatalogue(db, { ...options, from: join(fixtures, 'broken') });
    expect([result.ok, result.ok ? '' : result.code, await rowsOf()]).toEqual([false, 'import.broken-file', untouched]);
  });

  it('refuses a folder without products', async () => {
    expect(await importCatalogue(db, { ...options, from: join(fixtures, 'media') })).toMatchObject({ ok: false, code: 'import.nothing-found' });
  });

  it('takes the catalogue, puts its pictures on the shelf and reports the missing one', async () => {
    const result = await importCatalogue(db, options);
    expect(result).toMatchObject({ ok: true, copied: 4, taken: { configurable: 1, variants: 2, simple: 4, categories: 7, pictures: 4 } });
    expect([existsSync(join(shelf, 'a/tent.jpg')), result.ok && result.remarks.filter(({ code }) => code === 'missing-picture').map(({ subject }) => subject)]).toEqual([true, ['/a/mat.jpg']]);
  });

  it('derives dinars from dollars in steps of 250', async () => {
    const { rows } = await sql`select p.amount, p.is_derived from price p join product on product.id = p.product_id where product.sku = 'G-TENT' and p.currency = 'IQD' order by p.amount`.execute(db);
    expect(rows).toEqual([{ amount: 118_000, is_derived: true }, { amount: 157_250, is_derived: true }]);
  });

  it('an import run twice changes nothing', async () => {
    await importCatalogue(db, options);
    const before = await rowsOf();
    const again = await importCatalogue(db, options);
    expect([savedBy(again), again.ok && again.copied, await rowsOf()]).toEqual([[[0, 0], [0, 0], [0, 0]], 0, before]);
  });

  it.skipIf(!existsSync(luma))('takes the Luma catalogue, twice without a change (skipped where ../shared/data/luma is absent)', async () => {
    const whole = { ...options, from: join(luma, 'fixtures'), media: join(luma, 'media') };
    const first = await importCatalogue(db, whole);
    expect(first).toMatchObject({ ok: true, taken: { configurable: 147, variants: 1_847, simple: 44, categories: 38, attributes: 21, options: 199 } });
    expect(savedBy(await importCatalogue(db, whole))).toEqual([[0, 0], [0, 0], [0, 0]]);
  }, 120_000);
});
