import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from '../source/broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { readSource } from '../source/read-source.ts';
import { sourceOf } from '../source/source-of.ts';
import { table } from '../table-format/table.ts';
import { openCsv } from '../source/csv-file.ts';
import type { SourceRow, SourceRows } from '../table-format/source-row.ts';
import { expectedProducts } from './expected-products.ts';
import { recogniseShops } from './recognise-shop.ts';
import { shopPresets } from './shop-presets.ts';

const now = Date.parse('2026-05-01T00:00:00Z');
const folderOf = (sample: string): string =>
  fileURLToPath(new URL(`../../fixtures/shops/${sample}`, import.meta.url));

async function* noRows(): AsyncGenerator<SourceRow> {}

/** A warning about columns that are not read, by file. */
type Unread = { file: string; subject: string };
type Outcome = { kind: string; products: ProductInput[]; unread: Unread[] };

/** Returns the recognised system of a set of files, or `asked` when the shop owner must choose. */
const outcomeOf = async (files: readonly SourceFile[]): Promise<Outcome> => {
  try {
    const { records, warnings } = await collectedFindings(table.read(files, { now }));
    const kinds = warnings
      .filter(({ code }) => code === 'recognised-as')
      .map(({ subject }) => subject.split(',')[0]);
    const unread = warnings.filter(({ code }) => code === 'unknown-column');
    return { kind: [...new Set(kinds)].join(' and '), products: records('product'), unread };
  } catch (error) {
    if (!isBrokenFileError(error)) throw error;
    return {
      kind:
        error.message.includes('--mapping') || error.message.includes('--column') ? 'asked' : error.message,
      products: [],
      unread: [],
    };
  }
};

const cells = (text: string): string[][] =>
  parse(text, {
    bom: true,
    relax_column_count: true,
    delimiter: text.split('\n', 1)[0]?.includes(';') === true ? ';' : ',',
  });
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

/**
 * Returns the name and lowest price by currency of each product on sale, leaving out the currency whose own
 * column is changed.
 */
const onSale = (products: readonly ProductInput[], header: string): Map<string, string> => {
  const isChanged = (currency: string): boolean =>
    new RegExp(`${currency}${currency === 'IQD' ? '|iraq' : '|export'}`, 'i').test(header);
  return new Map(
    products
      .filter(({ status, visibility }) => status === 1 && visibility > 1)
      .map(({ sku, texts, prices }): [string, string] => {
        const least = [...Map.groupBy(prices, ({ currency }) => currency)]
          .filter(([currency]) => !isChanged(currency))
          .map(([currency, list]) => `${Math.min(...list.map(({ amount }) => amount))} ${currency}`);
        return [sku, [texts.en?.name ?? texts.ar?.name, ...least].join(' ')];
      }),
  );
};

/** Columns whose absence cannot be detected, because an export that never had them looks the same. */
const unnoticed: Readonly<Record<string, readonly string[]>> = { vendure: ['enabled'] };

/** Returns a sample's files with columns but without rows, as recognition needs them. */
const sourcesOf = (files: readonly SourceFile[]): Promise<SourceRows[]> =>
  Promise.all(
    files.map(async ({ path, open }) => ({
      path,
      columns: [...(await openCsv({ path, open })).columns],
      rows: noRows,
    })),
  );

/** Returns the first main file of a sample's export. */
const mainOf = (sources: readonly SourceRows[]): SourceRows => {
  const [main] = recogniseShops(sources, shopPresets).shops[0]?.files.main ?? [];
  if (main === undefined) throw new Error('a sample without a main file');
  return main;
};

/** Returns a file's unread columns by their full names: some contain commas, and some are part of others. */
const unreadOf = (unread: readonly Unread[], { path, columns }: SourceRows): Set<string> => {
  const subjects = unread.filter(({ file }) => file === path).map(({ subject }) => subject);
  const empty = subjects
    .filter((subject) => subject.startsWith('nothing in '))
    .map((subject) => `${subject.replace('nothing in', ',')}, `);
  return new Set(
    columns.filter(
      (column) =>
        subjects.some((subject) => subject.startsWith(`${column}: '`)) ||
        empty.some((list) => list.includes(`, ${column}, `)),
    ),
  );
};

describe('exports are recognised', () => {
  it.each(expectedProducts)('$sample as $preset and as nothing else', async ({ sample, preset }) => {
    expect((await outcomeOf(await readSource(folderOf(sample), table.suffixes))).kind).toBe(preset);
  });

  it.each(expectedProducts)(
    '$sample with any one column called otherwise as $preset, or asked about',
    async ({ sample, preset }) => {
      const sources = await sourcesOf(await readSource(folderOf(sample), table.suffixes));
      const main = mainOf(sources);
      for (const [index, header] of main.columns.entries()) {
        const renamed = sources.map((source) =>
          source === main ? { ...source, columns: source.columns.with(index, `old ${header} 2`) } : source,
        );
        const { shops, unsure } = recogniseShops(renamed, shopPresets);
        expect([
          header,
          unsure.length > 0 ? preset : shops.map(({ preset: { name } }) => name).join(' and '),
        ]).toEqual([header, preset]);
        expect(
          unsure
            .flatMap(({ candidates }) => candidates.map(({ preset: { name } }) => name))
            .filter((name) => name !== preset),
        ).toEqual([]);
      }
    },
  );

  it.each(expectedProducts)(
    '$sample without any one column is still right, or asked about',
    async ({ sample, preset }) => {
      const files = await readSource(folderOf(sample), table.suffixes);
      const main = mainOf(await sourcesOf(files));
      const rows = cells(readFileSync(`${folderOf(sample)}/${main.path}`, 'utf8'));
      const others = files.filter(({ path }) => path !== main.path);
      const { products: all, unread } = await outcomeOf(files);
      const nobodyReads = unreadOf(unread, main);
      const wrong: string[] = [];
      for (const [at, header] of (rows[0] ?? []).entries()) {
        // An unread column changes nothing.
        if (unnoticed[sample]?.includes(header) === true || nobodyReads.has(header)) continue;
        const changed = sourceOf(main.path, csv(rows.map((row) => row.filter((_, index) => index !== at))));
        const { kind, products } = await outcomeOf(
          [...others, changed].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
        );
        if (kind === 'asked') continue;
        const [given, whole] = [onSale(products, header), onSale(all, header)];
        const differs = [...given]
          .filter(([sku, said]) => whole.get(sku) !== said)
          .concat([...whole].filter(([sku]) => !given.has(sku)));
        if (kind !== preset || differs.length > 0)
          wrong.push(`${header}: ${kind} ${JSON.stringify(differs)}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  const sourceWith = (columns: string): SourceRows => ({
    path: 'export.csv',
    columns: columns.split(','),
    rows: noRows,
  });
  const candidatesOf = (columns: string): string[] =>
    recogniseShops([sourceWith(columns)], shopPresets).unsure.flatMap(({ candidates }) =>
      candidates.map(({ preset }) => preset.name),
    );

  it('leaves a mix of two systems’ columns to its owner', () => {
    const mix =
      'Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Grams,Option1 Name,Option1 Value,Status,Published,Item Type,Product Code/SKU,Product Name,Product Visible?,Allow Purchases?,Track Inventory,Current Stock Level';
    expect(candidatesOf(mix).toSorted()).toEqual(['bigcommerce', 'shopify']);
  });

  it.each([
    ['sku,name,price,qty'],
    ['ID,Name,SKU,Price,Stock,Categories,Images,Description'],
    ['handle,title,option1_name,option1_value,sku,price'],
    ['id,title,price,category,image'],
    ['رمز المنتج,اسم المنتج,السعر,الكمية'],
    ['product_id,name,model,price,quantity,status'],
    ['Product ID,Product Name,Price,Category'],
    ['name,slug,description,sku,price,status,currency'],
    ['Handle,Title,Vendor,Type,Tags'],
  ])('takes %s for no system', (columns) => {
    const { shops, unsure } = recogniseShops([sourceWith(columns)], shopPresets);
    expect([shops, unsure]).toEqual([[], []]);
  });
});
