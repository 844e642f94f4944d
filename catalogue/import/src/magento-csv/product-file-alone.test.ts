import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from '../source/broken-file-error.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { readSource } from '../source/read-source.ts';
import { sourceOf } from '../source/source-of.ts';
import { magentoCsv } from './magento-csv.ts';

const columns = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'product_online',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'created_at',
  'additional_attributes',
  'qty',
  'manage_stock',
  'use_config_manage_stock',
  'configurable_variations',
  'configurable_variation_labels',
  'msrp_price',
  'weight',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const fileOf = (rows: readonly Row[], without: string = '') => {
  const kept = columns.filter((column) => column !== without);
  return sourceOf(
    'catalog_product.csv',
    [kept.join(','), ...rows.map((row) => kept.map((column) => cell(row[column] ?? '')).join(','))].join(
      '\n',
    ),
  );
};
const simple = (sku: string, changes: Row = {}): Row => ({
  sku,
  attribute_set_code: 'Default',
  product_type: 'simple',
  name: sku,
  price: '5.0000',
  qty: '3.0000',
  product_online: '1',
  visibility: 'Catalog, Search',
  ...changes,
});

const read = async (rows: readonly Row[], mapping?: unknown) => {
  const { records, warnings } = await collectedFindings(magentoCsv.read([fileOf(rows)], { mapping }));
  return {
    products: new Map(records('product').map((product) => [product.sku, product])),
    categories: records('category').map(({ url_path, texts }) => [
      url_path,
      texts.en?.name ?? texts.ar?.name,
    ]),
    attributes: new Map(records('attribute').map((attribute) => [attribute.code, attribute])),
    told: (code: string) =>
      warnings
        .filter((warning) => warning.code === code)
        .map(({ line, subject, isRowTaken }) => [line, subject, isRowTaken]),
    refused: warnings.filter(({ isRowTaken }) => !isRowTaken),
  };
};

const tee: readonly Row[] = [
  simple('TEE-S-Red', {
    visibility: 'Not Visible Individually',
    additional_attributes: 'color=Red,size=S,climate=Hot|Cool,eco_collection=Yes',
  }),
  // The variant's own row lacks the option value that its configurable product states.
  simple('TEE-M-Red', {
    visibility: 'Not Visible Individually',
    additional_attributes: 'climate=Hot,eco_collection=No',
  }),
  {
    ...simple('TEE', {
      product_type: 'configurable',
      price: '',
      qty: '0.0000',
      name: 'Reed Tee',
      categories: 'Default Category/Men/Tops,Default Category/Home, Garden,Default Category',
    }),
    configurable_variations: 'sku=TEE-S-Red,size=S,color=Red|sku=TEE-M-Red,size=M,color=Red',
    configurable_variation_labels: 'size=Cut,fabric=Fabric',
    additional_attributes: 'has_options=1,climate=Hot,made_in=Mosul',
  },
  {
    sku: 'TEE',
    store_view_code: 'ar',
    product_type: 'configurable',
    name: 'قميص القصب',
    description: '<p>بارد</p>',
  },
];

describe('a Magento product file alone', () => {
  it('brings its categories, whose names may hold commas and slashes', async () => {
    const { categories, products } = await read([
      ...tee,
      simple('LAMP', { categories: 'Default Category/Home\\/Office/Lamps' }),
    ]);
    expect(categories).toEqual([
      ['men', 'Men'],
      ['men/tops', 'Tops'],
      ['home-garden', 'Home, Garden'],
      ['home-office', 'Home/Office'],
      ['home-office/lamps', 'Lamps'],
    ]);
    expect(
      [products.get('TEE'), products.get('LAMP')].map((product) =>
        product?.categories.map(({ url_path }) => url_path),
      ),
    ).toEqual([['men/tops', 'home-garden'], ['home-office/lamps']]);
  });

  it('brings its attributes with their options, of the kind that their values show', async () => {
    const { attributes } = await read([
      ...tee,
      simple('A', {
        additional_attributes: `care=${'Wash by hand and dry in the shade, never in the sun. '.repeat(2)},note=one, two`,
      }),
      ...Array.from({ length: 30 }, (_, index) =>
        simple(`N${index}`, { additional_attributes: `ean=629${index},gauge=${index % 3}` }),
      ),
    ]);
    expect(
      [...attributes].map(([code, { input, options }]) => [
        code,
        input,
        options.map((option) => option.code),
      ]),
    ).toEqual([
      ['color', 'select', ['red']],
      ['size', 'select', ['s', 'm']],
      ['climate', 'multiselect', ['hot', 'cool']],
      ['eco_collection', 'boolean', []],
      ['made_in', 'select', ['mosul']],
      ['care', 'text', []],
      ['note', 'select', ['one, two']],
      ['ean', 'text', []],
      ['gauge', 'select', ['0', '1', '2']],
    ]);
    expect(['color', 'size', 'eco_collection'].map((code) => attributes.get(code)?.labels)).toEqual([
      { en: 'Color', ar: 'اللون' },
      { en: 'Size', ar: 'المقاس' },
      { en: 'Eco collection' },
    ]);
  });

  it('brings configurables without a price, and variants with what their configurable says of them', async () => {
    const { products, refused } = await read(tee);
    expect(products.get('TEE')).toMatchObject({
      type: 'configurable',
      axes: ['size', 'color'],
      variants: ['TEE-S-Red', 'TEE-M-Red'],
      prices: [],
      attributes: { climate: ['hot'], made_in: 'mosul' },
    });
    expect(products.get('TEE-M-Red')).toMatchObject({
      type: 'simple',
      visibility: 1,
      attributes: { size: 'm', color: 'red', climate: ['hot'], eco_collection: false },
      prices: [{ currency: 'USD', amount: 500 }],
    });
    expect(refused).toEqual([]);
  });

  it('reads attributes that were exported with their fields enclosed', async () => {
    const { products } = await read([
      simple('A', {
        additional_attributes: '"climate=Hot|Cool","note=say ""hi"", twice","eco_collection=Yes"',
      }),
    ]);
    expect(products.get('A')?.attributes).toEqual({
      climate: ['hot', 'cool'],
      note: 'say "hi", twice',
      eco_collection: true,
    });
  });

  it('reads the Arabic texts of store views, by code or letters, and tells of others', async () => {
    const { products, told, refused } = await read([
      ...tee,
      simple('CUP', { name: 'Cup' }),
      { sku: 'CUP', store_view_code: 'iraq', name: 'كوب' },
      { sku: 'CUP', store_view_code: 'fr', name: 'Tasse' },
      { sku: 'CUP', store_view_code: 'kurdish', name: 'کوپ' },
      { sku: 'CUP', store_view_code: 'uae', price: '18.0000' },
      simple('POT', { name: 'قدر' }),
    ]);
    expect(
      [products.get('TEE'), products.get('CUP'), products.get('POT')].map((product) => [
        product?.texts.en?.name,
        product?.texts.ar?.name,
        product?.url_key,
      ]),
    ).toEqual([
      ['Reed Tee', 'قميص القصب', 'reed-tee'],
      ['Cup', 'كوب', 'cup'],
      [undefined, 'قدر', 'qdr'],
    ]);
    expect([told('store-view-row'), told('store-view-price'), refused]).toEqual([
      [
        [8, 'CUP (fr)', true],
        [9, 'CUP (kurdish)', true],
      ],
      [[10, "CUP (uae) '18.0000'", true]],
      [],
    ]);
  });

  it('reads dates, stock and status as Magento writes them', async () => {
    const { products, told } = await read([
      simple('A', {
        special_price: '4.0000',
        special_price_from_date: '5/1/30',
        special_price_to_date: '5/31/30',
        created_at: '3/14/24, 9:12 AM',
        qty: '-2.0000',
      }),
      simple('B', { product_online: '2' }),
      simple('C', { product_online: '3' }),
      simple('D', { manage_stock: '0', use_config_manage_stock: '0' }),
    ]);
    expect(products.get('A')).toMatchObject({
      created_at: '2024-03-14T06:12:00.000Z',
      stock: { qty: 0 },
      prices: [
        { amount: 500 },
        { amount: 400, from: '2030-04-30T21:00:00.000Z', until: '2030-05-31T21:00:00.000Z' },
      ],
    });
    expect(['A', 'B', 'C'].map((sku) => products.get(sku)?.status)).toEqual([1, 2, 2]);
    expect([products.get('D')?.stock.manage_stock, told('unknown-status')]).toEqual([
      false,
      [[4, "C '3'", true]],
    ]);
  });

  it('says the currency it reads, refuses others, and reads dinars where it is told so', async () => {
    const dollars = await read([simple('A'), simple('B', { price: '€5' })]);
    expect([dollars.told('recognised-as'), dollars.told('other-currency')]).toEqual([
      [[1, 'a Magento export, prices in USD (--mapping may say another: { "currency": "IQD" })', true]],
      [[3, 'B', false]],
    ]);
    const { products } = await read([simple('A', { price: '25000.0000' })], { currency: 'IQD' });
    expect(products.get('A')?.prices).toMatchObject([{ currency: 'IQD', amount: 25_000 }]);
    await expect(read([simple('A')], { currency: 'EUR' })).rejects.toThrow('it says the currency alone');
  });

  it('lists the columns it does not read with what they hold', async () => {
    const { told } = await read([simple('A', { msrp_price: '9.0000', product_websites: 'base' })]);
    expect(told('unknown-column')).toEqual([
      [1, "product_websites: 'base'", true],
      [1, "msrp_price: '9.0000'", true],
      [1, 'nothing in weight', true],
    ]);
  });

  it('stops in one line without a column of prices', async () => {
    const fault: unknown = await collectedFindings(
      magentoCsv.read([fileOf([simple('A')], 'price')], {}),
    ).catch((error: unknown) => error);
    expect(isBrokenFileError(fault) && fault.message).toMatch(
      /^catalog_product\.csv, line 1: has no column 'price', and nothing can be sold without a price\. Its columns: sku, store_view_code, /,
    );
  });
});

const luma = fileURLToPath(new URL('../../../../../shared/data/luma/', import.meta.url));

describe.skipIf(!existsSync(luma))(
  'the product file of the Luma catalogue alone (skipped where ../shared/data/luma is absent)',
  async () => {
    const expected = existsSync(luma) ? JSON.parse(readFileSync(`${luma}EXPECTED.json`, 'utf8')) : {};
    const { records, warnings } = await collectedFindings(
      magentoCsv.read(
        existsSync(luma) ? await readSource(`${luma}fixtures/configurable/products.csv`, ['.csv']) : [],
        {},
      ),
    );

    it('brings every configurable and variant, and leaves no row out', () => {
      const products = records('product');
      const configurables = products.filter(({ type }) => type === 'configurable');
      expect([
        products.length,
        configurables.length,
        configurables.flatMap(({ variants }) => variants).length,
      ]).toEqual([1994, 147, expected.variants.total]);
      expect(warnings.filter(({ isRowTaken }) => !isRowTaken)).toEqual([]);
    });

    it('brings categories by their names and attributes with their options', () => {
      expect(records('category').map(({ url_path }) => url_path)).toContain('men/tops/hoodies-sweatshirts');
      const attributes = new Map(records('attribute').map((attribute) => [attribute.code, attribute]));
      expect([
        attributes.get('size')?.input,
        attributes.get('color')?.options.length,
        attributes.get('climate')?.input,
        attributes.get('eco_collection')?.input,
      ]).toEqual(['select', 11, 'multiselect', 'boolean']);
    });
  },
);
