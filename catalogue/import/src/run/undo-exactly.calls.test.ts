import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aCategory,
  aPrice,
  aProduct,
  aStock,
  aVariant,
  anAttribute,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogFormat } from '../catalog-format.ts';
import { formats } from '../formats.ts';
import { importCatalog, type ImportOptions } from '../command/import-catalog.ts';
import type { ImportRecord } from '../record/import-record.ts';
import { undoImport } from '../command/undo-import.ts';

const connection = await testDatabase();
const { db } = connection;
const folder = mkdtempSync(join(tmpdir(), 'dijla-undo-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every catalog table, with the columns to ignore because they change with each save. */
const tables: Readonly<Record<string, readonly string[]>> = {
  attribute: [],
  attribute_text: [],
  attribute_option: [],
  attribute_option_text: [],
  attribute_set: [],
  attribute_set_attribute: [],
  brand: [],
  brand_text: [],
  category: [],
  category_text: [],
  category_store: [],
  product: ['updated_at'],
  product_text: [],
  product_store: [],
  product_category: [],
  product_media: [],
  product_axis: [],
  product_variant: [],
  product_link: [],
  product_sales: [],
  bundle_option: [],
  bundle_option_text: [],
  bundle_selection: ['id'],
  custom_option: [],
  custom_option_text: [],
  custom_option_value: [],
  custom_option_value_text: [],
  custom_option_price: [],
  product_download: [],
  product_download_text: [],
  download_link: [],
  download_link_text: [],
  download_link_price: [],
  price: ['id'],
  stock_level: [],
  review: ['id'],
  tax_rate: ['id'],
  // A version only counts up, so that nobody overwrites what was taken back meanwhile.
  promotion: ['id', 'version'],
  coupon: ['promotion_id'],
  promotion_use: ['promotion_id'],
  cms_page: ['id', 'updated_at'],
  cms_block: ['id', 'updated_at'],
  url_redirect: [],
  scheduled_change: ['id'],
  carousel: [],
  carousel_product: [],
};

/**
 * Conditions for rows that shoppers can see. Removed products and categories keep a row for orders and
 * carts, of which only the existence is compared.
 */
const there = {
  product: (id: string) => `exists (select from product_store s where s.product_id = t.${id})`,
  category: (id: string) => `exists (select from category c where c.id = t.${id} and c.source <> 'removed')`,
};
const seen: Readonly<Record<string, string>> = {
  product_text: there.product('product_id'),
  product_media: there.product('product_id'),
  product_sales: there.product('product_id'),
  price: there.product('product_id'),
  stock_level: there.product('product_id'),
  review: there.product('product_id'),
  product_link: `${there.product('product_id')} and ${there.product('linked_product_id')}`,
  product_variant: `${there.product('parent_id')} and ${there.product('child_id')}`,
  category_text: there.category('category_id'),
  category_store: there.category('category_id'),
  product: there.product('id'),
  category: there.category('id'),
};
/** Links by their order among those that are seen: one to a removed product may leave a gap before the others. */
const linksInOrder = sql`(
  select product_id, linked_product_id, type, qty, rank() over (partition by product_id, type order by position) as position
  from product_link t where ${sql.raw(seen['product_link'] ?? '')})`;
const removedRows = sql`(select jsonb_agg(to_jsonb(r) order by r) from (
  select 'product' as kind, sku as key from product p where not exists (select from product_store s where s.product_id = p.id)
  union select 'category', s.url_path from category c join category_store s on s.category_id = c.id where c.source = 'removed') r)`;

const dump = async (): Promise<Record<string, unknown>> => {
  const parts = Object.entries(tables).map(
    ([table, without]) => sql`
    select ${table}::text as table, (select jsonb_agg(row order by row::text) from (select to_jsonb(t) - ${[...without]}::text[] as row from ${table === 'product_link' ? linksInOrder : sql.table(table)} t where ${sql.raw(seen[table] ?? 'true')}) of) as rows`,
  );
  parts.push(sql`select 'removed', ${removedRows}`);
  const { rows } = await sql<{ table: string; rows: unknown }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map((each) => [each.table, each.rows ?? []]));
};

const listFormat = (records: readonly ImportRecord[]): CatalogFormat => ({
  about: 'a list',
  suffixes: ['.csv'],
  read: async function* read() {
    for (const [index, record] of records.entries())
      yield { ...record, place: { file: 'export.csv', line: index + 2 } };
  },
});

const from = join(folder, 'products.csv');
writeFileSync(from, '');
const bring = (records: readonly ImportRecord[], changes: Partial<ImportOptions> = {}) =>
  importCatalog(connection, {
    name: 'a-list',
    format: listFormat(records),
    from,
    shelves: [join(folder, 'shelf')],
    ...changes,
  });
const bringFile = (lines: readonly string[], changes: Partial<ImportOptions> = {}) => {
  writeFileSync(from, lines.join('\n'));
  return importCatalog(connection, {
    name: 'table',
    format: formats.table,
    from,
    shelves: [join(folder, 'shelf')],
    ...changes,
  });
};

const clear = () =>
  sql`truncate product, category_store, category_text, review, promotion, tax_rate, attribute, attribute_set, url_redirect, scheduled_change, cms_page, cms_block, import_run, import_before restart identity cascade`.execute(
    db,
  );

const paths = ['men', 'men/tops', 'men/tops/tees', 'women', 'home'];
const pathsAbove = (path: string): string[] =>
  path.split('/').map((_, index, keys) => keys.slice(0, index + 1).join('/'));
const skus = ['A', 'B', 'C', 'D', 'E'];

type Shop = {
  products: {
    sku: string;
    url_key: string;
    categories: string[];
    color: string | null;
    set: string | null;
    amount: number;
    qty: number;
    related: string[];
  }[];
  family: string[];
  coupon: string | null;
  page: string | null;
};

const products = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom(...skus),
    url_key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    categories: fc.uniqueArray(fc.constantFrom(...paths), { maxLength: 2 }),
    color: fc.option(fc.constantFrom('red', 'blue', 'green')),
    set: fc.option(fc.constantFrom('Top', 'Bag')),
    amount: fc.integer({ min: 1, max: 9 }).map((count) => count * 1000),
    qty: fc.integer({ min: 0, max: 9 }),
    related: fc.uniqueArray(fc.constantFrom(...skus), { maxLength: 2 }),
  }),
  { minLength: 1, selector: ({ sku }) => sku },
);
const shop: fc.Arbitrary<Shop> = fc.record({
  products,
  family: fc.subarray(['s', 'm', 'l']),
  coupon: fc.option(fc.constantFrom('EID', 'NEW')),
  page: fc.option(fc.constantFrom('<p>One</p>', '<p>Two</p>')),
});

const promotion = (code: string, coupons: readonly string[]): ImportRecord => ({
  kind: 'promotion',
  record: {
    code,
    is_active: true,
    from: null,
    until: null,
    priority: 0,
    stops_further: false,
    uses_per_customer: 2,
    texts: { en: { name: 'Feast', description: '' } },
    coupons: coupons.map((each) => ({ code: each, uses_limit: 5 })),
    rule: { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 100_000 }] },
  },
});

const recordsOf = ({ products: list, family, coupon, page }: Shop): ImportRecord[] => [
  { kind: 'attribute', record: anAttribute('color', [...new Set(list.flatMap(({ color }) => color ?? []))]) },
  { kind: 'attribute', record: anAttribute('size', family) },
  ...[...new Set(list.flatMap(({ categories }) => categories.flatMap(pathsAbove)))].map(
    (path): ImportRecord => ({ kind: 'category', record: aCategory(path, { position: list.length }) }),
  ),
  ...list.map(({ sku, url_key, categories, color, set, amount, qty }): ImportRecord => ({
    kind: 'product',
    record: aProduct(sku, {
      url_key,
      attribute_set: set,
      attributes: color === null ? {} : { color },
      categories: categories.map((url_path) => ({ url_path, position: qty })),
      prices: [aPrice(amount)],
      stock: aStock(qty),
      number_of_sales: qty,
    }),
  })),
  ...(family.length === 0
    ? []
    : [
        {
          kind: 'product' as const,
          record: aProduct('TEE', {
            type: 'configurable',
            axes: ['size'],
            variants: family.map((size) => `TEE-${size}`),
            prices: [],
          }),
        },
      ]),
  ...family.map((size): ImportRecord => ({ kind: 'product', record: aVariant(`TEE-${size}`, { size }) })),
  ...list
    .filter(({ related }) => related.length > 0)
    .map(({ sku, related }): ImportRecord => ({
      kind: 'product-links',
      record: { sku, type: 'related', linked: related },
    })),
  ...list.map(({ sku, qty }): ImportRecord => ({
    kind: 'review',
    record: {
      natural_key: `review of ${sku}`,
      sku,
      status: 1,
      language: 'en',
      nickname: 'Ali',
      title: 'Good',
      detail: 'Fine',
      rating: 1 + (qty % 5),
      created_at: '2026-01-01T00:00:00.000Z',
    },
  })),
  ...(coupon === null ? [] : [promotion(`promotion-${list.length}`, [coupon])]),
  ...(page === null
    ? []
    : [
        {
          kind: 'cms-page' as const,
          record: {
            identifier: 'about',
            is_active: true,
            page_layout: '1column',
            position: 0,
            texts: {
              en: {
                title: 'About',
                content_heading: '',
                content: page,
                meta_title: '',
                meta_description: '',
                meta_keywords: '',
              },
            },
          },
        },
      ]),
];

describe('undo restores exactly', () => {
  beforeEach(async () => void (await clear()));

  it('a product whose category was pruned beside its unreadable row', async () => {
    const header = 'sku,name,price,category';
    await bringFile([
      header,
      'CUP,Cup,5,Kitchen > Cups',
      'POT,Pot,6,Kitchen > Pots',
      'LID,Lid,2,Kitchen > Lids',
    ]);
    const before = await dump();
    expect(
      await bringFile([header, 'CUP,Cup,free,Kitchen > Cups', 'POT,Pot,7,Kitchen > Pots'], { prune: 'all' }),
    ).toMatchObject({ ok: true, unpruned: 1 });
    expect((await dump())['product_category']).toEqual(before['product_category']);
    expect(await undoImport(connection)).toMatchObject({ ok: true });
    expect(await dump()).toEqual(before);
  });

  it('a product of the owner in a category that is pruned, and the category of the owner below one', async () => {
    await bring([
      { kind: 'category', record: aCategory('men') },
      { kind: 'category', record: aCategory('men/tops') },
      { kind: 'product', record: aProduct('OWN', { categories: [{ url_path: 'men', position: 3 }] }) },
      { kind: 'product', record: aProduct('A') },
    ]);
    await sql`update product set source = 'owner' where sku = 'OWN'`.execute(db);
    await sql`update category set source = 'owner' where id = (select category_id from category_store where url_path = 'men/tops' limit 1)`.execute(
      db,
    );
    await bring([
      { kind: 'category', record: aCategory('home') },
      { kind: 'product', record: aProduct('A', { categories: [{ url_path: 'home', position: 0 }] }) },
    ]);
    const before = await dump();
    // A category below 'men' was not imported: it stays, and so do its ancestors.
    await bring(
      [
        { kind: 'category', record: aCategory('women') },
        { kind: 'product', record: aProduct('A', { categories: [{ url_path: 'women', position: 0 }] }) },
      ],
      { prune: 'all' },
    );
    expect(
      (
        await sql`select distinct s.url_path from category_store s join category c on c.id = s.category_id where c.source <> 'removed' order by 1`.execute(
          db,
        )
      ).rows,
    ).toEqual([{ url_path: 'men' }, { url_path: 'men/tops' }, { url_path: 'women' }]);
    await undoImport(connection);
    expect(await dump()).toEqual(before);
  });

  it('gives back the source of what somebody else had made, and keeps what was sold since', async () => {
    await bring([{ kind: 'product', record: aProduct('A', { number_of_sales: 4 }) }]);
    await sql`update product set source = 'demo'`.execute(db);
    const before = await dump();
    await bring([
      {
        kind: 'product',
        record: aProduct('A', { url_key: 'other', number_of_sales: 10, stock: aStock(30) }),
      },
    ]);
    await undoImport(connection);
    expect(await dump()).toEqual(before);
    await bring([
      {
        kind: 'product',
        record: aProduct('A', { url_key: 'other', number_of_sales: 10, stock: aStock(30) }),
      },
    ]);
    await sql`update product_sales set number_of_sales = number_of_sales + 3`.execute(db);
    await undoImport(connection);
    expect((await sql`select number_of_sales from product_sales`.execute(db)).rows).toEqual([
      { number_of_sales: 7 },
    ]);
  });

  it('more products than go in one batch, their families whole', async () => {
    const many = Array.from({ length: 1100 }, (_, index): ImportRecord => ({
      kind: 'product',
      record: aVariant(`V${index}`, { size: 's' }),
    }));
    const whole: ImportRecord = {
      kind: 'product',
      record: aProduct('WHOLE', {
        type: 'configurable',
        axes: ['size'],
        variants: ['V0', 'V1099'],
        prices: [],
      }),
    };
    await bring([
      { kind: 'attribute', record: anAttribute('size', ['s']) },
      whole,
      ...many,
      { kind: 'product-links', record: { sku: 'WHOLE', type: 'upsell', linked: ['V7'] } },
    ]);
    const before = await dump();
    await bring([{ kind: 'product', record: aProduct('NEW') }], { prune: 'all' });
    expect((await sql`select count(*) as count from product_store`.execute(db)).rows).toEqual([{ count: 2 }]);
    await undoImport(connection);
    expect(await dump()).toEqual(before);
  }, 120_000);

  it('erases what a run added, but not what was ordered or wished for since', async () => {
    await bring([
      { kind: 'product', record: aProduct('A') },
      { kind: 'product', record: aProduct('B') },
      { kind: 'product', record: aProduct('C', { type: 'configurable', variants: ['B'], axes: [] }) },
    ]);
    await sql`insert into review (product_id, language, nickname, title, detail, rating, source) select id, 'en', 'Zahra', 'Good', 'Fine', 5, 'shop' from product where sku = 'A'`.execute(
      db,
    );
    await undoImport(connection);
    expect((await sql`select sku, status from product`.execute(db)).rows).toEqual([{ sku: 'A', status: 2 }]);
  });

  it('how often coupons were used that a promotion lost', async () => {
    await bring([promotion('feast', ['EID', 'NEW'])]);
    await sql`update coupon set times_used = 3`.execute(db);
    await sql`insert into promotion_use (promotion_id, buyer, times_used) select id, 'customer 1', 1 from promotion`.execute(
      db,
    );
    const before = await dump();
    expect((before['coupon'] as unknown[]).length).toBe(2);
    await bring([promotion('spring', ['EID'])], { prune: 'all' });
    expect((await sql`select code from promotion`.execute(db)).rows).toEqual([{ code: 'spring' }]);
    await undoImport(connection);
    expect(await dump()).toEqual(before);
  });
});

describe('any import and its undo', () => {
  it('leave every row as it was, with or without pruning', async () => {
    await clear();
    await fc.assert(
      fc.asyncProperty(shop, fc.constantFrom('none' as const, 'all' as const), async (next, prune) => {
        const before = await dump();
        const result = await bring(recordsOf(next), { prune });
        const isChanged = result.ok && result.summary.touched > 0;
        expect(await undoImport(connection)).toMatchObject(
          isChanged ? { ok: true, log: { warnings: [] } } : { ok: false, code: 'undo.nothing-to-undo' },
        );
        expect(await dump()).toEqual(before);
        // The next run finds this shop, in which some records have another source.
        await bring(recordsOf(next), { prune });
        await sql`update product set source = 'demo' where sku in ('A', 'TEE')`.execute(db);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 120_000);
});
