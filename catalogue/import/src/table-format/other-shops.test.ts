import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import type { CatalogFormat } from '../catalog-format.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { jsonDump } from '../json-format/json-dump.ts';
import { readSource } from '../source/read-source.ts';
import { sourceOf } from '../source/source-of.ts';
import { findPreset } from './mapping/presets.ts';
import { table } from './table.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readFile = async (format: CatalogFormat, path: string, mapping?: unknown) => {
  const { records, warnings } = await collectedFindings(
    format.read(await readSource(folder(path), format.suffixes), { mapping }),
  );
  return {
    products: new Map(records('product').map((product) => [product.sku, product])),
    categories: records('category').map(({ url_path }) => url_path),
    attributes: new Map(records('attribute').map((attribute) => [attribute.code, attribute])),
    // Warnings about unread columns have their own tests.
    warnings: warnings
      .filter(({ code }) => code !== 'unknown-column')
      .map(({ line, code, subject, isRowTaken }) => [line, code, subject, isRowTaken]),
  };
};
const amountsOf = (product: ProductInput | undefined) =>
  product?.prices.map(({ currency, kind, amount }) => [currency, kind, amount]);
const stockOf = (product: ProductInput | undefined) => [
  product?.stock.qty,
  product?.stock.manage_stock,
  product?.stock.is_in_stock,
];

describe('table with Shopify’s export', async () => {
  const { products, categories, attributes, warnings } = await readFile(
    table,
    '../../fixtures/other-shops/shopify.csv',
  );

  it('says what it is recognised as, which sku is made and which row is left out', () => {
    expect(warnings).toEqual([
      [1, 'recognised-as', 'shopify, prices in USD', true],
      [4, 'generated-sku', 'linen-shirt-m-blue', true],
      [8, 'bad-price', "GC-25 'twenty-five'", false],
    ]);
  });

  it('makes a product and the variant rows below it one family', () => {
    expect(products.get('linen-shirt')).toMatchObject({
      type: 'configurable',
      axes: ['size', 'color'],
      variants: ['LS-S-W', 'LS-M-W', 'linen-shirt-m-blue'],
      url_key: 'linen-shirt',
      texts: {
        en: {
          name: 'Linen Shirt',
          description: 'Cool in summer.\n\n• Pure linen',
          meta_title: 'Linen shirt',
        },
      },
      attributes: { brand: 'tigris', tags: ['linen', 'summer'] },
      media: [{ path: '/linen-white.jpg' }, { path: '/linen-blue.jpg' }, { path: '/linen-detail.png' }],
    });
    expect(products.get('linen-shirt-m-blue')).toMatchObject({
      type: 'simple',
      visibility: 1,
      categories: [],
      attributes: { size: 'm', color: 'blue' },
      media: [{ path: '/linen-blue.jpg' }],
    });
  });

  it('reads several currencies, and a price below the one it is compared with as a special one', () => {
    expect(amountsOf(products.get('LS-S-W'))).toEqual([
      ['USD', 'regular', 3000],
      ['USD', 'special', 2500],
      ['IQD', 'regular', 39_000],
      ['IQD', 'special', 33_000],
    ]);
    expect(amountsOf(products.get('linen-shirt-m-blue'))).toEqual([['USD', 'regular', 125_000]]);
  });

  it('keeps the stock of each variant, and counts what nobody counts as there', () => {
    expect(['LS-S-W', 'LS-M-W', 'GC-10', 'linen-shirt'].map((sku) => stockOf(products.get(sku)))).toEqual([
      [5, true, true],
      [0, true, false],
      [0, false, true],
      [0, false, true],
    ]);
  });

  it('sells what has only a default option as one thing', () => {
    expect(products.get('POT-1')).toMatchObject({
      type: 'simple',
      visibility: 4,
      url_key: 'tea-pot',
      axes: [],
    });
  });

  it('defines categories and options on the way', () => {
    expect(categories).toEqual(['shirts', 'kitchen']);
    expect(attributes.get('color')).toMatchObject({
      input: 'select',
      labels: { en: 'Color', ar: 'اللون' },
      options: [{ code: 'white' }, { code: 'blue', hex: '#3f6ea8' }],
    });
  });
});

describe('table with WooCommerce’s export', async () => {
  const { products, categories, attributes, warnings } = await readFile(
    table,
    '../../fixtures/other-shops/woocommerce.csv',
  );

  it('finds parents by sku and by number, and says which is not there', () => {
    expect(products.get('TEE')).toMatchObject({
      type: 'configurable',
      axes: ['color'],
      variants: ['TEE-R', 'cotton-tee-blue-103'],
      attributes: { fit: ['regular', 'slim'] },
    });
    expect(products.get('TEE-R')).toMatchObject({ visibility: 1, attributes: { color: 'red' } });
    expect(products.get('LOST')).toMatchObject({ visibility: 4 });
    expect(warnings).toEqual([
      [1, 'recognised-as', 'woocommerce, prices in USD', true],
      [4, 'generated-sku', 'cotton-tee-blue-103', true],
      [6, 'unknown-parent', 'LOST NOWHERE', true],
    ]);
  });

  it('gives a whole its cheapest variant’s prices', () => {
    expect(amountsOf(products.get('TEE'))).toEqual([
      ['USD', 'regular', 1200],
      ['USD', 'special', 900],
    ]);
  });

  it('reads groups, services, drafts and sales with a window', () => {
    expect(products.get('SET')).toMatchObject({
      type: 'grouped',
      visibility: 1,
      members: [
        { sku: 'CUP', qty: 1 },
        { sku: 'TEE-R', qty: 1 },
      ],
    });
    expect(products.get('HELP')).toMatchObject({
      type: 'virtual',
      status: 2,
      prices: [
        { amount: 1000 },
        { amount: 800, from: '2026-02-28T21:00:00.000Z', until: '2026-03-31T21:00:00.000Z' },
      ],
    });
  });

  it('takes a comma behind a backslash as part of a name, and stock below zero as none', () => {
    expect(categories).toContain('kitchen/cups-glasses');
    expect(stockOf(products.get('cotton-tee-blue-103'))).toEqual([0, true, true]);
  });

  it('offers several values where no variant is told apart by them', () => {
    expect([...attributes].map(([code, { input }]) => [code, input])).toEqual(
      expect.arrayContaining([
        ['color', 'select'],
        ['fit', 'multiselect'],
        ['material', 'multiselect'],
      ]),
    );
  });
});

describe('table with other tables', () => {
  it('reads decimal commas and semicolons, and takes no euros for dollars', async () => {
    const { products, warnings } = await readFile(table, '../../fixtures/other-shops/prestashop.csv', {
      currency: 'EUR',
      rates: { EUR: { to: 'USD', rate: '1' } },
      columns: { sku: 'Reference', name: 'Name', price: 'Price (tax incl.)', quantity: 'Quantity' },
    });
    expect([amountsOf(products.get('KUF-1')), amountsOf(products.get('TAP-2'))]).toEqual([
      [['USD', 'regular', 1250]],
      [['USD', 'regular', 125_000]],
    ]);
    expect(warnings).toEqual([[4, 'bad-quantity', "lampe 'x'", false]]);
    const { products: taken, warnings: told } = await readFile(
      table,
      '../../fixtures/other-shops/prestashop.csv',
    );
    expect([taken.size, told]).toEqual([
      0,
      [
        [1, 'recognised-as', 'prestashop', true],
        [2, 'other-currency', "KUF-1 '12,50 €'", false],
        [3, 'other-currency', "TAP-2 '1.250,00 €'", false],
        [4, 'other-currency', "lampe-3 '24,00 €'", false],
      ],
    ]);
  });

  it('understands Arabic columns', async () => {
    const { products, warnings } = await readFile(table, '../../fixtures/other-shops/arabic.csv');
    expect(products.get('K-1')).toMatchObject({
      url_key: 'tea-kettle',
      texts: {
        en: { name: 'Tea kettle', description: '' },
        ar: { name: 'إبريق شاي', description: 'إبريق من الستيل' },
      },
      categories: [{ url_path: 'almtbkh/abaryq' }],
      prices: [
        { currency: 'IQD', amount: 12_500 },
        { currency: 'USD', amount: 950 },
      ],
      stock: { qty: 40 },
    });
    expect(warnings).toEqual([
      [1, 'recognised-as', 'a table by the names of its columns, prices in IQD', true],
      [4, 'generated-sku', 'qdr', true],
      [5, 'row-without-name', 'K-4', false],
    ]);
  });

  it('reads any table through a mapping, with other currencies at a rate', async () => {
    const mapping = {
      currency: 'EUR',
      rates: { EUR: { to: 'USD', rate: '1.08' } },
      language: 'en',
      decimals: ',',
      columns: {
        sku: 'reference',
        name: 'NAME',
        price: 'Price (tax incl.)',
        category_levels: ['Category', 'Manufacturer'],
      },
    };
    const { products, categories } = await readFile(
      table,
      '../../fixtures/other-shops/prestashop.csv',
      mapping,
    );
    expect([amountsOf(products.get('KUF-1')), categories]).toEqual([
      [['USD', 'regular', 1350]],
      ['accueil', 'accueil/tigris', 'maison'],
    ]);
  });

  it.each([
    [{ columns: { name: 'Titel', sku: 'Sku' } }, /'Titel'.*'Sku'.*Its columns: Product ID, Image, Name/],
    [{ columns: { nam: 'Name' } }, /columns: has no member 'nam'/],
    [{ columns: { sku: 'Reference' } }, /columns\.name: is missing/],
    [{ columns: { name: 'Name', price: 7 } }, /columns\.price: must be the name of a column/],
    [{ columns: { name: 'Name' }, rows: 'variant-rows' }, /columns\.handle: is missing/],
    [{ columns: { name: 'Name' }, currency: 'EUR' }, /rates\.EUR: is missing/],
    [{ columns: { name: 'Name' }, rows: 'sideways' }, /rows: /],
    [[], /the file: /],
  ])('names what is wrong with the mapping %j', async (mapping, message) => {
    await expect(readFile(table, '../../fixtures/other-shops/prestashop.csv', mapping)).rejects.toThrow(
      message,
    );
  });
});

describe('jsonDump', () => {
  it('reads a list within an object', async () => {
    const { products, warnings } = await readFile(jsonDump, '../../fixtures/other-shops/dummyjson.json');
    expect(products.get('RCH45Q1A')).toMatchObject({
      prices: [{ currency: 'USD', amount: 999 }],
      stock: { qty: 5, manage_stock: true },
      attributes: { brand: 'essence', tags: ['beauty', 'mascara'] },
      created_at: '2024-05-23T08:56:21.618Z',
      texts: { en: { name: 'Mascara', description: 'A & B' } },
    });
    expect(warnings).toEqual([
      [1, 'recognised-as', 'dummyjson, prices in USD', true],
      [23, 'generated-sku', 'apple-2', true],
    ]);
  });

  it('reads a list with its lines', async () => {
    const { products, warnings } = await readFile(jsonDump, '../../fixtures/other-shops/fakestore.json');
    expect(amountsOf(products.get('backpack-fits-15-laptops-1'))).toEqual([['USD', 'regular', 10_995]]);
    expect(warnings.at(-1)).toEqual([3, 'bad-price', "backpack-fits-15-laptops-2 'free'", false]);
  });

  it('reads what a search index holds, between its instructions, with variants within products', async () => {
    const { products } = await readFile(jsonDump, '../../fixtures/other-shops/search-dump.jsonl');
    expect(products.get('WS10')).toMatchObject({
      type: 'configurable',
      axes: ['color', 'size'],
      variants: ['WS10-S', 'WS10-M'],
      categories: [{ url_path: 'tees' }],
      prices: [{ amount: 3000 }],
    });
    expect(amountsOf(products.get('BAG'))).toEqual([
      ['USD', 'regular', 4500],
      ['USD', 'special', 4000],
    ]);
  });

  const shared = '../../../../../shared/data/vsf-shape';
  it.skipIf(!existsSync(folder(shared)))(
    'reads a real dump, its options in the words of its attributes',
    async () => {
      const { products, attributes } = await readFile(jsonDump, shared);
      expect(products.size).toBeGreaterThanOrEqual(8);
      expect(attributes.get('color')?.options.map(({ code }) => code)).toContain('green');
    },
  );
});

describe('shops that nobody has met', () => {
  it('finds the columns by which variants of a named parent differ', async () => {
    const { products, attributes } = await readFile(table, '../../fixtures/other-shops/parents.csv');
    expect(products.get('PH-1')).toMatchObject({
      axes: ['color', 'storage'],
      variants: ['PH-1-64', 'PH-1-128'],
      prices: [
        { currency: 'IQD', amount: 250_000 },
        { currency: 'USD', amount: 19_050 },
      ],
    });
    expect(products.get('PH-1-128')).toMatchObject({
      visibility: 1,
      attributes: { brand: 'nokia', color: 'black', storage: '128 gb' },
    });
    expect(attributes.get('brand')?.input).toBe('select');
  });

  it('takes columns that are only like a preset’s by what they are called', async () => {
    const { products, warnings } = await readFile(table, '../../fixtures/other-shops/handles.csv');
    expect(amountsOf(products.get('S-S-R'))).toEqual([
      ['USD', 'regular', 1200],
      ['USD', 'special', 1000],
      ['IQD', 'regular', 13_000],
    ]);
    expect([stockOf(products.get('S-M-R')), warnings]).toEqual([
      [3, true, true],
      [[1, 'recognised-as', 'a table by the names of its columns, prices in IQD', true]],
    ]);
  });

  it('completes a known mapping also when it is chosen by name', async () => {
    const { products, warnings } = await readFile(
      table,
      '../../fixtures/other-shops/handles.csv',
      findPreset('shopify'),
    );
    expect([amountsOf(products.get('MUG')), warnings]).toEqual([
      [
        ['USD', 'regular', 450],
        ['IQD', 'regular', 6000],
      ],
      [[1, 'recognised-as', 'shopify', true]],
    ]);
  });

  it('reads names and values of options within variants, and wrappers around products', async () => {
    const { products } = await readFile(jsonDump, '../../fixtures/other-shops/graph.json');
    expect(products.get('lamp')).toMatchObject({ axes: ['color', 'bulb'], variants: ['L-1', 'L-2'] });
    expect(products.get('D-1')).toMatchObject({ type: 'simple', prices: [{ amount: 9900 }] });
  });

  it('reads both languages and options by name within one object', async () => {
    const { products } = await readFile(jsonDump, '../../fixtures/other-shops/bilingual.json');
    expect(products.get('A1')).toMatchObject({
      texts: { en: { name: 'Cup' }, ar: { name: 'كوب' } },
      axes: ['size'],
    });
    expect(products.get('A1-M')).toMatchObject({
      attributes: { size: 'm' },
      prices: [{ currency: 'IQD', amount: 6000 }],
    });
  });
});

describe('rows left out', () => {
  const lines = async (...given: string[]) =>
    collectedFindings(
      table.read(
        [sourceOf('export.csv', ['handle,title,option1_name,option1_value,sku,price', ...given].join('\n'))],
        {},
      ),
    );

  it('keep the key they would have had, so that their products are not missing', async () => {
    const { warnings } = await lines('cup,Cup,Size,S,CUP-S,free', 'cup,,,L,CUP-L,7');
    expect(warnings.filter(({ isRowTaken }) => !isRowTaken).map(({ code, key }) => [code, key])).toEqual([
      ['bad-price', 'CUP-S'],
    ]);
  });

  it('take no sisters along when the first variant has a price that is none', async () => {
    const { records } = await lines('cup,Cup,Size,S,CUP-S,free', 'cup,,,L,CUP-L,7');
    expect(records('product').map(({ sku, variants }) => [sku, variants])).toEqual([
      ['cup', ['CUP-L']],
      ['CUP-L', []],
    ]);
  });

  it('take their variants along when a product has no name', async () => {
    const { records, warnings } = await lines('cup,,Size,S,CUP-S,5', 'cup,,,L,CUP-L,7');
    expect([records('product'), warnings.slice(1).map(({ code, subject }) => [code, subject])]).toEqual([
      [],
      [
        ['row-without-name', 'cup'],
        ['unknown-parent', 'CUP-S'],
        ['unknown-parent', 'CUP-L'],
      ],
    ]);
  });
});
