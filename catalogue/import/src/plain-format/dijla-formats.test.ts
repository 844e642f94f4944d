import { canonicalProduct, type ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { arbitraryGround, arbitraryProducts } from '@dijla/test-kit/catalog/arbitrary-product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { sourceOf } from '../source/source-of.ts';
import { dijlaCsv } from './dijla-csv.ts';
import { dijlaJsonl } from './dijla-jsonl.ts';
import { productSheet } from './product-sheets.ts';
import { sheetOfKind } from './sheets.ts';
import { csvHeader, csvRows } from './write-rows.ts';

const csvOf = (products: readonly ProductInput[]) =>
  sourceOf(
    'products.csv',
    csvHeader(productSheet) + products.map((record) => csvRows(productSheet, { record })).join(''),
  );
const jsonlOf = (products: readonly ProductInput[]) =>
  sourceOf(
    'all.jsonl',
    products.map((record) => `${JSON.stringify({ kind: 'product', record })}\n`).join(''),
  );

describe.each([
  ['dijlaCsv', dijlaCsv, csvOf],
  ['dijlaJsonl', dijlaJsonl, jsonlOf],
] as const)('%s', (_, format, fileOf) => {
  it('reads back any product as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProducts, async (given) => {
        const products = given.map(canonicalProduct);
        const { records, warnings } = await collectedFindings(format.read([fileOf(products)], {}));
        expect(warnings).toEqual([]);
        expect(records('product').map(canonicalProduct)).toEqual(products);
      }),
      { numRuns: 150 },
    );
  });

  it('reads 10,000 products within 3 s of work', async () => {
    const [sample] = arbitraryGround.products;
    const products = Array.from({ length: 10_000 }, (_each, index) => ({ ...sample!, sku: `S${index}` }));
    const file = fileOf(products);
    const before = process.cpuUsage();
    let count = 0;
    for await (const finding of format.read([file], {})) count += Number(finding.kind === 'product');
    expect(count).toBe(10_000);
    // CPU time, so that other work on the machine does not count.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

const products = async (...lines: string[]) =>
  collectedFindings(dijlaCsv.read([sourceOf('my products.csv', lines.join('\n'))], {}));

describe('dijlaCsv by hand', () => {
  it('reads what a shopkeeper writes in a spreadsheet', async () => {
    const { records, warnings } = await products(
      'SKU;Name AR;name_en;Price IQD;price_usd;special price IQD;special_to;tiers_IQD;qty;status;visibility',
      'K-1;إبريق;Kettle;"١٢٬٥٠٠ د.ع";$9,99;10.000;31-12-2026;3=9500|١٠=9000;٤٠;نعم;hidden',
    );
    expect(warnings).toEqual([]);
    expect(records('product')).toMatchObject([
      {
        sku: 'K-1',
        type: 'simple',
        status: 1,
        visibility: 1,
        url_key: 'kettle',
        texts: { en: { name: 'Kettle' }, ar: { name: 'إبريق' } },
        stock: { qty: 40, manage_stock: true },
        prices: [
          { currency: 'IQD', kind: 'regular', amount: 12_500, min_qty: 1 },
          { currency: 'USD', kind: 'regular', amount: 999 },
          { currency: 'IQD', kind: 'special', amount: 10_000, from: null, until: '2026-12-31T21:00:00.000Z' },
          { amount: 9500, min_qty: 3 },
          { amount: 9000, min_qty: 10 },
        ],
      },
    ]);
  });

  it('gives variants to the product they name as their parent', async () => {
    const { records } = await products(
      'sku,name_en,parent_sku,axes,attribute_size',
      'TEE,Tee,,size,',
      'TEE-S,Tee S,TEE,,s',
      'TEE-M,Tee M,TEE,,m',
    );
    expect(
      records('product').map(({ sku, type, variants, attributes }) => [sku, type, variants, attributes]),
    ).toEqual([
      ['TEE', 'configurable', ['TEE-S', 'TEE-M'], {}],
      ['TEE-S', 'simple', [], { size: 's' }],
      ['TEE-M', 'simple', [], { size: 'm' }],
    ]);
  });

  it('leaves out a row with a cell that cannot be read, and says which', async () => {
    const { records, warnings } = await products(
      'sku,name_en,price_IQD,created_at,colour',
      'A,One,12x,,',
      'B,Two,5,,',
      'C,Three,5,soon,red',
      'D,Four,$5,,',
    );
    expect(records('product').map(({ sku }) => sku)).toEqual(['B']);
    expect(warnings.map(({ line, code, subject, isRowTaken }) => [line, code, subject, isRowTaken])).toEqual([
      [2, 'unreadable-cell', "A price_IQD '12x'", false],
      [4, 'unreadable-cell', "C created_at 'soon'", false],
      [5, 'unreadable-cell', "D price_IQD '$5'", false],
      [1, 'unknown-column', "colour: 'red'", true],
    ]);
  });

  it('writes nothing that a spreadsheet would run', () => {
    const [sample] = arbitraryGround.products;
    expect(csvRows(productSheet, { record: { ...sample!, sku: '=HYPERLINK("x")' } })).toMatch(
      /^"json:""=HYPERLINK/,
    );
  });
});

describe('dijlaCsv attributes', () => {
  it('reads back definitions with their options', async () => {
    const sheet = sheetOfKind('attribute');
    const file = sourceOf(
      'attributes.csv',
      csvHeader(sheet) + arbitraryGround.attributes.map((record) => csvRows(sheet, { record })).join(''),
    );
    const { records, warnings } = await collectedFindings(dijlaCsv.read([file], {}));
    expect([records('attribute'), warnings]).toEqual([arbitraryGround.attributes, []]);
  });
});
