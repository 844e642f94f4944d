import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from '../source/broken-file-error.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { jsonDump } from '../json-format/json-dump.ts';
import { sourceOf } from '../source/source-of.ts';
import { findPreset } from './mapping/presets.ts';
import { table } from './table.ts';

const tableOf = (lines: readonly string[], mapping?: unknown) =>
  collectedFindings(table.read([sourceOf('export.csv', lines.join('\n'))], { mapping }));
const dumpOf = (value: unknown) =>
  collectedFindings(jsonDump.read([sourceOf('dump.json', JSON.stringify(value))], {}));

type Found = Awaited<ReturnType<typeof collectedFindings>>;
const told = ({ warnings }: Found, code: string) =>
  warnings
    .filter((warning) => warning.code === code)
    .map(({ line, subject, isRowTaken }) => [line, subject, isRowTaken]);
const amountsIn = ({ records }: Found) =>
  records('product').map(({ sku, prices }) => [
    sku,
    ...prices.map(({ currency, amount }) => `${currency} ${amount}`),
  ]);

describe('columns that are not read', () => {
  const lines = ['sku,name,price,shelf,warehouse,notes', 'A,Cup,5,,,', 'B,Pot,6,12-C,,fragile'];
  const unread = [
    [1, "shelf: '12-C'", true],
    [1, "notes: 'fragile'", true],
    [1, 'nothing in warehouse', true],
  ];

  it('are listed with what they hold for a table that is known by its columns', async () => {
    expect(told(await tableOf(lines), 'unknown-column')).toEqual(unread);
  });

  it('are listed for a mapping of the owner', async () => {
    expect(
      told(await tableOf(lines, { columns: { sku: 'sku', name: 'name', price: 'price' } }), 'unknown-column'),
    ).toEqual(unread);
  });

  it('are listed for a preset, without the numbered columns that it reads', async () => {
    const header =
      'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 default,Meta: _cost';
    expect(
      told(
        await tableOf([header, '1,simple,CUP,Cup,1,5,,Material,Glass,,2.75'], findPreset('woocommerce')),
        'unknown-column',
      ),
    ).toEqual([
      [1, "Meta: _cost: '2.75'", true],
      [1, 'nothing in Attribute 1 default', true],
    ]);
  });

  it('are listed for a dump by their paths', async () => {
    const found = await dumpOf([
      {
        sku: 'A',
        name: 'Cup',
        price: 5,
        supplier: { name: 'Basra Glass' },
        images: [{ src: 'a.jpg', width: 800 }],
      },
    ]);
    expect(told(found, 'unknown-column')).toEqual([[1, "supplier.name: 'Basra Glass'", true]]);
  });
});

describe('a missing column of prices', () => {
  it.each([
    ['by its columns', undefined],
    ['for a mapping', { columns: { sku: 'sku', name: 'name', price: 'cost' } }],
    ['for a mapping without a price', { columns: { sku: 'sku', name: 'name' } }],
  ])('is one line %s', async (_, mapping) => {
    const fault: unknown = await tableOf(['sku,name,prize', 'A,Cup,5', 'B,Pot,6'], mapping).catch(
      (error: unknown) => error,
    );
    expect(isBrokenFileError(fault) && fault.message).toBe(
      'export.csv, line 1: has no column of prices, and nothing can be sold without a price. Its columns: sku, name, prize. --column price=prize says which one holds the price, or a mapping (docs/recipes/operate/map-an-export.md)',
    );
  });

  it('is one line for a dump', async () => {
    await expect(dumpOf([{ sku: 'A', name: 'Cup', stock: 3 }])).rejects.toThrow(
      'dump.json, line 1: has no column of prices',
    );
  });
});

describe('prices in other currencies', () => {
  it('are told and not taken for dollars', async () => {
    const found = await tableOf([
      'sku,name,price',
      'A,Cup,€5',
      'B,Pot,5 SAR',
      'C,Jug,$5',
      'D,Pan,5 دينار كويتي',
      'E,Lid,5.00',
    ]);
    expect(amountsIn(found)).toEqual([
      ['C', 'USD 500'],
      ['E', 'USD 500'],
    ]);
    expect(told(found, 'other-currency')).toEqual([
      [2, "A '€5'", false],
      [3, "B '5 SAR'", false],
      [5, "D '5 دينار كويتي'", false],
    ]);
  });

  it('are told where a column names the currency, in codes and words', async () => {
    const found = await tableOf([
      'sku,name,price,currency',
      'A,Cup,5,EUR',
      'B,Pot,6000,Iraqi Dinar',
      'C,Jug,5,usd',
      'D,Pan,5,Kuwaiti Dinar',
      'E,Lid,5,shells',
    ]);
    expect(amountsIn(found)).toEqual([
      ['B', 'IQD 6000'],
      ['C', 'USD 500'],
    ]);
    expect(told(found, 'other-currency')).toEqual([
      [2, "A '5 EUR'", false],
      [5, "D '5 KWD'", false],
      [6, "E '5 shells'", false],
    ]);
  });

  it('are told beside a price that the shop keeps', async () => {
    const found = await tableOf(['sku,name,price,currency', 'A,Cup,5,USD', 'A,Cup,4,EUR']);
    expect([amountsIn(found), told(found, 'other-currency')]).toEqual([
      [['A', 'USD 500']],
      [[2, "A '4 EUR'", true]],
    ]);
  });

  it('are taken at a rate', async () => {
    const mapping = {
      columns: { sku: 'sku', name: 'name', price: 'price' },
      rates: { EUR: { to: 'USD', rate: '1.1' } },
    };
    expect(amountsIn(await tableOf(['sku,name,price', 'A,Cup,"5,00 €"', 'B,Pot,7'], mapping))).toEqual([
      ['A', 'USD 550'],
      ['B', 'USD 700'],
    ]);
  });

  it('say in which currency prices are read that name none', async () => {
    expect(
      told(
        await tableOf([
          'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Published',
          'cup,Cup,,,CUP,5,active,TRUE',
        ]),
        'recognised-as',
      ),
    ).toEqual([[1, 'shopify, prices in USD', true]]);
  });
});

describe('one price in another currency than all others', () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Published';
  const shopify = (prices: readonly string[]) => [
    header,
    ...prices.map((price, index) => `h${index},Cup ${index},,,S${index},"${price}",active,TRUE`),
  ];
  const plain = (prices: readonly string[]) => [
    'sku,name,price',
    ...prices.map((price, index) => `S${index},Cup ${index},"${price}"`),
  ];
  const [dinars, dollars] = [
    Array.from({ length: 30 }, (_, index) => String(25_000 + 250 * index)),
    Array.from({ length: 30 }, (_, index) => `${index + 5}.50`),
  ];

  it.each([
    ['a Shopify export in dinars', shopify([...dinars, '$20'])],
    ['a Shopify export in dollars', shopify([...dollars, '25,000 IQD'])],
    ['a table in dinars', plain([...dinars, '$20'])],
    ['a table in dollars', plain([...dollars, '25,000 IQD'])],
  ])('stops %s with the flag that says what the others are', async (_, lines) => {
    await expect(tableOf(lines)).rejects.toThrow(
      /say what those others are with --currency IQD or --currency USD/,
    );
  });

  it('keeps its own currency when the owner says what the others are', async () => {
    const found = await collectedFindings(
      table.read([sourceOf('export.csv', shopify(['25000', '$20']).join('\n'))], {
        choices: { currency: 'IQD' },
      }),
    );
    expect([amountsIn(found), told(found, 'recognised-as')]).toEqual([
      [
        ['S0', 'IQD 25000'],
        ['S1', 'USD 2000'],
      ],
      [[1, 'shopify, prices in IQD', true]],
    ]);
  });

  it('says the currency of prices that name none where nearly all others name it', async () => {
    expect(
      told(await tableOf(shopify([...dinars.map((price) => `${price} IQD`), '500'])), 'recognised-as'),
    ).toEqual([[1, 'shopify, prices in IQD', true]]);
  });
});

describe('a family whose first row has too few cells', () => {
  it('is left out in one line', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Published';
    const sizes = Array.from(
      { length: 8 },
      (_, index) => `running-shoes,,,${index + 38},RUN-${index + 38},25000,,`,
    );
    const found = await tableOf([
      header,
      'cup,Cup,,,CUP,5000,active,TRUE',
      'running-shoes,Running shoes,Size,37',
      ...sizes,
      'pot,Pot,,,POT,7500,active,TRUE',
    ]);
    expect(amountsIn(found)).toEqual([
      ['CUP', 'IQD 5000'],
      ['POT', 'IQD 7500'],
    ]);
    expect(
      found.warnings
        .filter(({ isRowTaken }) => !isRowTaken)
        .map(({ line, code, subject }) => [line, code, subject]),
    ).toEqual([
      [3, 'family-left-out', 'running-shoes and its 8 variants were left out, because line 3 is broken'],
    ]);
  });
});

describe('the size class of goods', () => {
  it('is read from a column by its usual names or as a mapping says, as a code, and is none where nothing stands', async () => {
    const sizesIn = (found: Found) =>
      found.records('product').map(({ sku, size_class }) => [sku, size_class]);
    expect(sizesIn(await tableOf(['sku,name,price,size class', 'A,Fridge,500,Large', 'B,Cup,5,']))).toEqual([
      ['A', 'large'],
      ['B', undefined],
    ]);
    const mapping = { columns: { sku: 'sku', name: 'name', price: 'price', size_class: 'Freight' } };
    expect(sizesIn(await tableOf(['sku,name,price,Freight', 'A,Fridge,500,Two Porters'], mapping))).toEqual([
      ['A', 'two-porters'],
    ]);
  });
});
