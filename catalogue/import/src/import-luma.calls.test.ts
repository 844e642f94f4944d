import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formats } from './formats.ts';
import { importCatalog, type ImportResult } from './command/import-catalog.ts';

const connection = await testDatabase();
const { db } = connection;
const folder = mkdtempSync(join(tmpdir(), 'dijla-luma-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The Magento sample catalog is never copied into the repository; when it is absent, the fixtures of the
 * repository cover the same rules.
 */
const luma = fileURLToPath(new URL('../../../../shared/data/luma', import.meta.url));
const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const isLumaHere = existsSync(luma);

const run = (from: string, media: string) =>
  importCatalog(connection, {
    name: 'magento-csv',
    format: formats['magento-csv'],
    from,
    media,
    shelves: [join(folder, 'shelf')],
  });

const one = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
  Object.values((await statement.execute(db)).rows[0] ?? {})[0];

const written = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from change) as changes, (select count(*) from audit) as acts, (select count(*) from stock_movement) as movements`.execute(
      db,
    )
  ).rows;

const touchedBy = (result: ImportResult): unknown =>
  result.ok ? result.summary.touched : result.data.message;

describe('the import of our own small export', () => {
  it('derives dinars from dollars in steps of 250', async () => {
    await run(join(fixtures, 'shop'), join(fixtures, 'media'));
    const { rows } =
      await sql`select p.amount, p.is_derived from price p join product on product.id = p.product_id where product.sku = 'G-TENT' and p.currency = 'IQD' order by p.amount`.execute(
        db,
      );
    expect(rows).toEqual([
      { amount: 118_000, is_derived: true },
      { amount: 157_250, is_derived: true },
    ]);
  });

  it('puts its pictures on the shelf and says which is missing', async () => {
    const result = await run(join(fixtures, 'shop'), join(fixtures, 'media'));
    expect([
      existsSync(join(folder, 'shelf/a/tent.jpg')),
      result.log?.warnings
        .filter(({ code }) => code === 'missing-picture')
        .map(({ file, subject }) => [file, subject]),
    ]).toEqual([
      true,
      [
        ['courses/products_courses.csv', 'C-COURSE /a/course.jpg'],
        ['gear/products_gear.csv', 'G-MAT /a/mat.jpg'],
      ],
    ]);
  });

  it('changes nothing when it is run again', async () => {
    const before = await written();
    const again = await run(join(fixtures, 'shop'), join(fixtures, 'media'));
    expect([touchedBy(again), await written()]).toEqual([0, before]);
  });

  it('stops at a broken file with its line and leaves everything as it was', async () => {
    const before = await written();
    const result = await run(join(fixtures, 'broken'), join(fixtures, 'media'));
    expect([result, await written()]).toMatchObject([
      {
        ok: false,
        code: 'import.broken-file',
        data: { message: expect.stringMatching(/\.csv, line \d+: /) },
      },
      Object(before),
    ]);
  });
});

describe('the import of a Magento product file alone', () => {
  const lines = [
    'sku,store_view_code,product_type,categories,name,product_online,visibility,price,additional_attributes,qty,is_in_stock,configurable_variations',
    'PF-S,,simple,,Alone S,1,Not Visible Individually,12,"size=S,fabric=Wool|Silk",4,1,',
    'PF-M,,simple,,Alone M,1,Not Visible Individually,9,,0,0,',
    'PF,,configurable,"Default Category/Alone/Tees",Alone,1,"Catalog, Search",,,0,1,"sku=PF-S,size=S|sku=PF-M,size=M"',
    'PF,ar,configurable,,وحده,,,,,,,',
  ];

  it('brings categories, attributes, the configurable and its variants, and changes nothing when it is run again', async () => {
    const from = join(folder, 'catalog_product.csv');
    writeFileSync(from, lines.join('\n'));
    const result = await run(from, join(fixtures, 'media'));
    expect(result).toMatchObject({
      ok: true,
      summary: {
        counts: { product: { added: 3, refused: 0 }, category: { added: 2 }, attribute: { refused: 0 } },
      },
    });
    const { rows } = await sql`
      select c.sku, c.attributes ? 'size' as is_chosen, (select string_agg(t.language || ' ' || t.name, ',' order by t.language) from product_text t where t.product_id = p.id) as names
      from product p join product_variant v on v.parent_id = p.id join product c on c.id = v.child_id where p.sku = 'PF' order by v.position`.execute(
      db,
    );
    expect(rows).toEqual([
      { sku: 'PF-S', is_chosen: true, names: 'ar وحده,en Alone' },
      { sku: 'PF-M', is_chosen: true, names: 'ar وحده,en Alone' },
    ]);
    expect(touchedBy(await run(from, join(fixtures, 'media')))).toBe(0);
  });
});

describe.skipIf(!isLumaHere)(
  'the import of the Luma catalogue (skipped where ../shared/data/luma is absent)',
  () => {
    const expected = isLumaHere ? JSON.parse(readFileSync(join(luma, 'EXPECTED.json'), 'utf8')) : {};
    let result: ImportResult;
    beforeAll(async () => {
      await sql`truncate product, category_store, review restart identity cascade`.execute(db);
      result = await run(join(luma, 'fixtures'), join(luma, 'media'));
    }, 300_000);

    it('takes every product of every type', async () => {
      const { rows } = await sql<{
        type: string;
        count: number;
      }>`select type, count(*) as count from product group by type`.execute(db);
      expect({ virtual: 0, ...Object.fromEntries(rows.map(({ type, count }) => [type, count])) }).toEqual(
        expected.products.by_type,
      );
      expect(result.ok && { virtual: 0, ...result.summary.productTypes }).toEqual(expected.products.by_type);
    });

    it('shows 187 of them, and their variants below their configurables', async () => {
      expect(await one(sql`select count(distinct product_id) from product_store where visibility > 1`)).toBe(
        expected.products.visible_in_catalogue,
      );
      expect(await one(sql`select count(*) from product_variant`)).toBe(expected.variants.total);
    });

    it('puts them into their categories', async () => {
      expect(await one(sql`select count(*) from product_category where category_id > 2`)).toBe(
        expected.categories.direct_assignments_excluding_root,
      );
      expect(
        await one(
          sql`select count(distinct category_id) from category_store s join category c on c.id = s.category_id where c.source = 'import'`,
        ),
      ).toBe(expected.categories.distinct);
    });

    it('gives every product its main picture', async () => {
      expect(
        await one(
          sql`select count(*) from product p where not exists (select from product_media m where m.product_id = p.id and m.hash is not null and m.tone is not null)`,
        ),
      ).toBe(0);
    });

    it('takes the reviews of known products with their stars', async () => {
      const { rows } = await sql<{
        rating: number;
        count: number;
      }>`select rating, count(*) as count from review where source = 'import' group by rating order by rating`.execute(
        db,
      );
      expect(rows.map(({ count }) => count)).toEqual([17, 50, 90, 109, 82]);
      expect(result.ok && result.summary.counts['review']).toMatchObject({ added: 348, refused: 152 });
    });

    it('tells the row, file and line of every row it does not take', () => {
      expect(result.log?.warnings.filter(({ code }) => code === 'unknown-category')).toMatchObject([
        { file: expect.stringContaining('fitness_equipment'), line: expect.any(Number), isRowTaken: true },
      ]);
      expect(result.log?.warnings.every(({ file, line }) => file !== '' && line > 0)).toBe(true);
    });

    it('changes nothing when it is run again', async () => {
      const before = await written();
      const again = await run(join(luma, 'fixtures'), join(luma, 'media'));
      expect([touchedBy(again), again.ok && again.copied, await written()]).toEqual([0, 0, before]);
    }, 300_000);
  },
);
