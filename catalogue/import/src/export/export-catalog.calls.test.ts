import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalProduct } from '@dijla/provider/modules/catalog/catalog';
import { anAttribute, aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { arbitraryGround, arbitraryProducts } from '@dijla/test-kit/catalog/arbitrary-product';
import { testDatabase, type TestDatabase } from '@dijla/test-kit/database/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { CatalogFormat } from '../catalog-format.ts';
import { importCatalog } from '../command/import-catalog.ts';
import type { ImportRecord } from '../record/import-record.ts';
import { dijlaCsv } from '../plain-format/dijla-csv.ts';
import { dijlaJsonl } from '../plain-format/dijla-jsonl.ts';
import { exportCatalog } from './export-catalog.ts';
import type { ExportFormat } from './export-formats.ts';

const [one, csvCopy, jsonlCopy] = [await testDatabase(), await testDatabase(), await testDatabase()];
const folder = mkdtempSync(join(tmpdir(), 'dijla-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const products = fc.sample(arbitraryProducts, { seed: 7, numRuns: 12 }).flat();
const records: ImportRecord[] = [
  {
    kind: 'tax-rate',
    record: {
      code: 'US-MI',
      country: 'US',
      region_id: 0,
      region_name: 'Michigan',
      postcode: '*',
      rate: 82_500,
    },
  },
  {
    kind: 'tax-rule',
    record: {
      code: 'R1',
      priority: 0,
      position: 0,
      rates: ['US-MI'],
      customer_class_ids: [3],
      product_class_ids: [2],
    },
  },
  {
    kind: 'shipping-rates',
    record: {
      carrier_code: 'tablerate',
      method_code: 'bestway',
      rates: [
        { country: 'IQ', region_code: '*', postcode: '*', currency: 'IQD', min_subtotal: 0, price: 5000 },
      ],
    },
  },
  { kind: 'customer-group', record: { code: 'Friends', price_list: 'wholesale', tax_class_id: 3 } },
  ...arbitraryGround.attributes.map((record): ImportRecord => ({ kind: 'attribute', record })),
  { kind: 'attribute', record: anAttribute('brand', ['cihan']) },
  ...arbitraryGround.categories.map((record): ImportRecord => ({ kind: 'category', record })),
  {
    kind: 'brand',
    record: {
      code: 'cihan',
      url_key: 'cihan',
      image: null,
      slider_image: null,
      slider_position: 2,
      position: 1,
      texts: { ar: { title: 'جيهان', description: '' } },
    },
  },
  ...arbitraryGround.products.map((record): ImportRecord => ({ kind: 'product', record })),
  ...[...new Map(products.map((record) => [record.sku, record])).values()].map((record): ImportRecord => ({
    kind: 'product',
    record,
  })),
  {
    kind: 'product',
    record: aProduct('TEA', {
      prices: [
        aPrice(12_000),
        aPrice(950, { currency: 'USD' }),
        aPrice(9000, { kind: 'special', until: '2030-01-01T00:00:00.000Z' }),
        aPrice(8000, { min_qty: 3 }),
      ],
    }),
  },
  { kind: 'product-links', record: { sku: 'TEA', type: 'upsell', linked: ['PART-2', 'PART-1'] } },
  {
    kind: 'review',
    record: {
      natural_key: 'r1',
      sku: 'TEA',
      status: 1,
      language: 'ar',
      nickname: 'زينب',
      title: '=1+1',
      detail: 'وصل\nبسرعة.',
      rating: 5,
      created_at: '2026-03-01T10:00:00.000Z',
    },
  },
  {
    kind: 'cms-block',
    record: {
      identifier: 'promise',
      is_active: true,
      texts: { en: { title: 'Promise', content: '<p>Today</p>' } },
    },
  },
  {
    kind: 'cms-page',
    record: {
      identifier: 'about-us',
      is_active: true,
      page_layout: '1column',
      position: 0,
      texts: {
        en: {
          title: 'About',
          content_heading: 'About us',
          content: '<p>Dijla {{block id=promise}}</p>',
          meta_title: '',
          meta_description: '',
          meta_keywords: '',
        },
      },
    },
  },
  {
    kind: 'promotion',
    record: {
      code: 'welcome',
      is_active: true,
      from: '2026-01-01T00:00:00.000Z',
      until: null,
      priority: 1,
      stops_further: false,
      uses_per_customer: null,
      texts: { en: { name: 'Welcome', description: '' } },
      rule: { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 100_000 }] },
      coupons: [{ code: 'WELCOME10', uses_limit: null }],
    },
  },
  {
    kind: 'customer',
    record: {
      email: 'noor@example.iq',
      firstname: 'نور',
      lastname: 'حسن',
      telephone: '07701234567',
      birthday: '1990-02-03',
      gender: null,
      group: 'Friends',
      password: null,
      is_active: true,
      addresses: [
        {
          firstname: 'نور',
          lastname: 'حسن',
          company: null,
          telephone: '07701234567',
          country: 'IQ',
          region_id: 611,
          region: 'بغداد',
          city: 'الكرادة',
          street: ['شارع 62', 'دار 7'],
          landmark: 'مقابل سوق الهنود',
          postcode: null,
          is_default_shipping: true,
          is_default_billing: true,
        },
      ],
    },
  },
  {
    kind: 'wishlist',
    record: { email: 'noor@example.iq', items: [{ sku: 'TEA', qty: 2, comment: 'هدية' }] },
  },
];

const source = join(folder, 'given.jsonl');
writeFileSync(source, records.map((record) => `${JSON.stringify(record)}\n`).join(''));

const bring = (connection: TestDatabase, format: CatalogFormat, from: string) =>
  importCatalog(connection, { name: 'test', format, from, shelves: [join(folder, 'shelf')] });
const filesIn = (name: string) =>
  readdirSync(join(folder, name))
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]);
const write = (connection: TestDatabase, format: ExportFormat, name: string, withCustomers = true) =>
  exportCatalog(connection, { format, to: join(folder, name), withCustomers });

describe('exportCatalogue', async () => {
  const first = await bring(one, dijlaJsonl, source);

  it('finds everything in the shop that was brought', async () => {
    expect(first).toMatchObject({ ok: true });
    const summary = await write(one, 'dijla-jsonl', 'counted');
    expect(Object.fromEntries(summary.map(({ kind, records: count }) => [kind, count]))).toMatchObject({
      product: new Set(
        records.flatMap((each) => (each.kind === 'product' ? [canonicalProduct(each.record).sku] : [])),
      ).size,
      'product-links': 1,
      review: 1,
      'cms-block': expect.any(Number),
      promotion: expect.any(Number),
      customer: 1,
      wishlist: 1,
      brand: 1,
    });
  });

  it.each([
    ['dijla-csv', dijlaCsv, csvCopy],
    ['dijla-jsonl', dijlaJsonl, jsonlCopy],
  ] as const)(
    'as %s can be imported into an empty shop and exported again, byte for byte the same',
    async (name, format, copy) => {
      await write(one, name, name);
      const result = await bring(copy, format, join(folder, name));
      expect(result.log?.warnings).toEqual([]);
      await write(copy, name, `${name} again`);
      expect(filesIn(`${name} again`)).toEqual(filesIn(name));
    },
  );

  it.each([
    ['dijla-csv', dijlaCsv],
    ['dijla-jsonl', dijlaJsonl],
  ] as const)('as %s changes nothing in the shop it came from', async (name, format) => {
    await write(one, name, `${name} own`);
    expect(await bring(one, format, join(folder, `${name} own`))).toMatchObject({
      ok: true,
      summary: { touched: 0 },
    });
  });

  it('writes personal data only when asked', async () => {
    await write(one, 'dijla-csv', 'public', false);
    expect(
      filesIn('public').filter(([file]) =>
        ['customers.csv', 'wishlists.csv', 'past-orders.csv'].includes(file ?? ''),
      ),
    ).toEqual([]);
    expect(JSON.stringify(filesIn('public'))).not.toContain('noor@');
  });

  it('leaves no half of a file behind', () => {
    expect(filesIn('dijla-csv').filter(([file]) => file?.endsWith('.unfinished'))).toEqual([]);
  });
});
