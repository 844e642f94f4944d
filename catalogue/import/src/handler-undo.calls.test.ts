import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothingArriving } from '@dijla/provider/database/record-handler';
import {
  aCategory,
  aPrice,
  aProduct,
  aStock,
  aVariant,
  anAttribute,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogFormat, Finding } from './catalog-format.ts';
import { importCatalog, type ImportOptions } from './command/import-catalog.ts';
import type { ImportRecord } from './record/import-record.ts';
import { makeRecordHandlers } from './record/record-handlers.ts';
import { undoImport } from './command/undo-import.ts';

const connection = await testDatabase();
const { db } = connection;
const folder = mkdtempSync(join(tmpdir(), 'dijla-import-'));
writeFileSync(join(folder, 'export.csv'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const finding = (records: readonly ImportRecord[]): CatalogFormat => ({
  about: 'a list',
  suffixes: ['.csv'],
  read: async function* read() {
    for (const [index, record] of records.entries()) {
      const found: Finding = { ...record, place: { file: 'export.csv', line: index + 2 } };
      yield found;
    }
  },
});

const run = (records: readonly ImportRecord[], changes: Partial<ImportOptions> = {}) =>
  importCatalog(connection, {
    name: 'a-list',
    format: finding(records),
    from: folder,
    shelves: [join(folder, 'shelf')],
    ...changes,
  });

const tee = (sizes: readonly string[]): ImportRecord[] => [
  {
    kind: 'product',
    record: aProduct('TEE', {
      type: 'configurable',
      axes: ['size'],
      variants: sizes.map((size) => `TEE-${size}`),
      categories: [{ url_path: 'men/tops', position: 1 }],
      prices: [],
    }),
  },
  ...sizes.map((size): ImportRecord => ({ kind: 'product', record: aVariant(`TEE-${size}`, { size }) })),
];

const first: readonly ImportRecord[] = [
  { kind: 'attribute', record: anAttribute('size', ['s', 'm']) },
  { kind: 'category', record: aCategory('men') },
  { kind: 'category', record: aCategory('men/tops') },
  ...tee(['s', 'm']),
  {
    kind: 'product',
    record: aProduct('MUG', { stock: aStock(10), prices: [aPrice(5_000), aPrice(4_000, { min_qty: 10 })] }),
  },
  { kind: 'product', record: aProduct('BOWL', { categories: [{ url_path: 'men', position: 3 }] }) },
  { kind: 'product-links', record: { sku: 'MUG', type: 'related', linked: ['BOWL'] } },
  {
    kind: 'review',
    record: {
      natural_key: 'r1',
      sku: 'MUG',
      status: 1,
      language: 'en',
      nickname: 'Ali',
      title: 'Good',
      detail: 'Keeps tea warm',
      rating: 5,
      created_at: null,
    },
  },
  {
    kind: 'tax-rate',
    record: {
      code: 'US-MI',
      country: 'US',
      region_id: 33,
      region_name: 'Michigan',
      postcode: '*',
      rate: 82_500,
    },
  },
];

const second: readonly ImportRecord[] = [
  { kind: 'attribute', record: anAttribute('size', ['s', 'm', 'l']) },
  { kind: 'attribute', record: anAttribute('colour', ['red']) },
  { kind: 'category', record: aCategory('men', { position: 7 }) },
  { kind: 'category', record: aCategory('men/tops') },
  { kind: 'category', record: aCategory('kitchen') },
  ...tee(['s', 'm', 'l']),
  {
    kind: 'product',
    record: aProduct('MUG', {
      url_key: 'big-mug',
      attributes: { colour: 'red' },
      stock: aStock(30),
      prices: [aPrice(9_000)],
      categories: [{ url_path: 'kitchen', position: 1 }],
    }),
  },
  { kind: 'product', record: aProduct('PLATE', { url_key: 'mug' }) },
  { kind: 'product-links', record: { sku: 'MUG', type: 'related', linked: ['PLATE', 'TEE'] } },
  {
    kind: 'review',
    record: {
      natural_key: 'r1',
      sku: 'MUG',
      status: 1,
      language: 'en',
      nickname: 'Ali',
      title: 'Bad',
      detail: 'Broke',
      rating: 1,
      created_at: null,
    },
  },
  {
    kind: 'tax-rate',
    record: {
      code: 'US-MI',
      country: 'US',
      region_id: 33,
      region_name: 'Michigan',
      postcode: '*',
      rate: 60_000,
    },
  },
];

/**
 * Everything a shopper can see, by table. Ids are included because they are never reassigned; removed rows
 * keep theirs.
 */
const tables = async (): Promise<unknown> => {
  const { rows } = await sql`
    with goods as (select id from product where exists (select from product_store s where s.product_id = product.id))
    select
      (select jsonb_agg(to_jsonb(p) - 'updated_at' order by id) from product p where id in (select id from goods)) as products,
      (select jsonb_agg(to_jsonb(t) order by t) from product_text t where product_id in (select id from goods)) as texts,
      (select jsonb_agg(to_jsonb(s) order by s) from product_store s) as addresses,
      (select jsonb_agg(to_jsonb(c) order by c) from product_category c) as places,
      (select jsonb_agg(to_jsonb(v) order by v) from product_variant v where child_id in (select id from goods)) as variants,
      (select jsonb_agg(to_jsonb(l) order by l) from product_link l) as links,
      (select jsonb_agg(to_jsonb(p) - 'id' order by to_jsonb(p) - 'id') from price p where product_id in (select id from goods)) as prices,
      (select jsonb_agg(to_jsonb(l) order by l) from stock_level l where product_id in (select id from goods)) as stock,
      (select jsonb_agg(to_jsonb(c) order by c.id) from category c where source <> 'removed') as categories,
      (select jsonb_agg(to_jsonb(r) - 'id' - 'created_at' order by r.natural_key) from review r) as reviews,
      (select jsonb_agg(to_jsonb(r) order by r.id) from tax_rate r) as rates,
      (select jsonb_agg(document::jsonb - 'updated_at' order by store_code, entity, entity_id) from catalogue_document d where entity in ('product', 'category')) as documents`.execute(
    db,
  );
  return rows[0];
};

const written = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from change) as changes, (select count(*) from audit) as acts, (select count(*) from stock_movement) as movements, (select count(*) from import_before) as befores`.execute(
      db,
    )
  ).rows[0];

const readBack = async (): Promise<unknown> => {
  const handlers = makeRecordHandlers(nothingArriving);
  return [
    await handlers.product?.read(db, ['TEE', 'TEE-s', 'TEE-m', 'TEE-l', 'MUG', 'BOWL', 'PLATE']),
    await handlers.category?.read(db, ['men', 'men/tops', 'kitchen']),
    await handlers['product-links']?.read(db, ['related MUG']),
    await handlers.review?.read(db, ['r1']),
    await handlers['tax-rate']?.read(db, ['US-MI']),
  ];
};

describe('importCatalogue and undoImport with the handlers of the shop', () => {
  let before: unknown;
  beforeAll(async () => {
    await run(first);
    before = [await tables(), await readBack()];
  });

  it('an import run twice writes no change, no act, no movement and no document', async () => {
    const counts = await written();
    const again = await run(first);
    expect([again, await written(), await tables()]).toMatchObject([
      { ok: true, summary: { touched: 0 }, log: { warnings: [] } },
      Object(counts),
      Object((before as unknown[])[0]),
    ]);
  });

  it('a dry run on what is not there yet finds nothing amiss and writes nothing', async () => {
    const counts = await written();
    const result = await run(second, { isDryRun: true, prune: 'some' });
    expect(result).toMatchObject({
      ok: true,
      log: { warnings: [] },
      summary: {
        counts: {
          product: { added: 2, changed: 2, unchanged: 2, removed: 1 },
          attribute: { added: 1, changed: 1 },
          category: { added: 1, changed: 1 },
        },
      },
    });
    expect([await written(), await tables()]).toEqual([counts, (before as unknown[])[0]]);
  });

  it('undo restores every table and what is read back, addresses included', async () => {
    await run(second, { prune: 'some' });
    expect(await tables()).not.toEqual((before as unknown[])[0]);
    expect(await undoImport(connection)).toMatchObject({ ok: true, log: { warnings: [] } });
    expect([await tables(), await readBack()]).toEqual(before);
  });

  it('undo leaves sold what was sold since', async () => {
    await run([
      {
        kind: 'product',
        record: aProduct('MUG', {
          stock: aStock(25),
          prices: [aPrice(5_000), aPrice(4_000, { min_qty: 10 })],
        }),
      },
    ]);
    await sql`update stock_level set qty = qty - 3 where product_id = (select id from product where sku = 'MUG')`.execute(
      db,
    );
    await undoImport(connection);
    const { rows } =
      await sql`select qty from stock_level where product_id = (select id from product where sku = 'MUG')`.execute(
        db,
      );
    expect(rows).toEqual([{ qty: 7 }]);
  });
});
