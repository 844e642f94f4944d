import { moneyCell } from '../../cells/money-cell.ts';
import type { MappingInput, Rates } from '../../table-format/mapping/mapping.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { priceColumns } from '../price-cells.ts';
import { isOnSaleAt } from '../sale-dates.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';
import {
  languageOfLocale,
  type ShopTexts,
  textCells,
  textColumnNames,
  textColumns,
} from '../texts-by-language.ts';
import { spreeFiles } from './spree-files.ts';

const mappingOf = (rates: Rates): MappingInput => ({
  rows: 'variant-rows',
  columns: {
    ...textColumns,
    handle: 'slug',
    sku: 'sku',
    type: '@type',
    price: priceColumns('price', rates),
    compare_at_price: priceColumns('compare', rates),
    quantity: '@quantity',
    categories: ['category1', 'category2', 'category3'],
    pictures: ['image1_src', 'image2_src', 'image3_src'],
    brand: ['brand_name', 'vendor_name'],
    status: ['status', '@status'],
    url_key: 'slug',
    tags: 'tags',
    weight: '@weight',
  },
  options: [{ name: 'option{n}_name', value: 'option{n}_value' }],
  named_attributes: { name: 'property{n}_name', value: 'property{n}_value', separator: ',' },
  separators: { categories: '\n', path: '->', tags: ',' },
  decimals: '.',
  rates,
  // Spree's taxonomies are above the categories.
  roots: ['categories', 'taxonomy', 'التصنيفات', 'الأقسام'],
});

type Price = { currency: string; price: string; compare: string };

/** Returns a row's price; Spree writes zero when there is none, so zero is no price. */
const priceOf = (row: SourceRow): Price => {
  const amount = (column: string): string => (Number(cellOf(row, column)) > 0 ? cellOf(row, column) : '');
  return {
    currency: moneyCell(cellOf(row, 'currency')).currency ?? cellOf(row, 'currency'),
    price: amount('price'),
    compare: amount('compare_at_price'),
  };
};

/** Whether the row only states a variant's price in another currency. */
const isPriceRow = (row: SourceRow): boolean =>
  ['product_id', 'name', 'track_inventory', 'inventory_count'].every((column) => cellOf(row, column) === '');

const priceCells = (prices: readonly Price[]): ExtraCells =>
  Object.fromEntries(
    prices.flatMap(({ currency, price, compare }) => [
      [`@price:${currency}`, price],
      [`@compare:${currency}`, compare],
    ]),
  );

const isYes = (cell: string): boolean => /^(?:true|t|1|yes)$/i.test(cell);

const quantityOf = (row: SourceRow): string => {
  const isCounted = cellOf(row, 'track_inventory') === '' || isYes(cellOf(row, 'track_inventory'));
  const count = cellOf(row, 'inventory_count');
  return !isCounted || count === '∞' || isYes(cellOf(row, 'inventory_backorderable')) ? '' : count;
};

const isDigital = (row: SourceRow): boolean =>
  isYes(cellOf(row, 'digital')) || /digital/i.test(cellOf(row, 'shipping_category'));

const weightOf = (row: SourceRow): string =>
  Number(cellOf(row, 'weight')) > 0 ? `${cellOf(row, 'weight')} ${cellOf(row, 'weight_unit')}`.trim() : '';

const readTexts = async (sources: readonly SourceRows[]) => {
  const texts = newSideTable<{ language: string; texts: ShopTexts }>();
  for await (const row of rowsOfAll(sources)) {
    const language = languageOfLocale(cellOf(row, 'locale'));
    if (language !== undefined) texts.add(cellOf(row, 'slug'), { language, texts: textsIn(row) });
  }
  return (slug: string): Record<string, ShopTexts> =>
    Object.fromEntries(texts.get(slug).map((said) => [said.language, said.texts]));
};

const textsIn = (row: SourceRow): ShopTexts => ({
  name: cellOf(row, 'name'),
  description: cellOf(row, 'description'),
  meta_title: cellOf(row, 'meta_title'),
  meta_description: cellOf(row, 'meta_description'),
});

/** Returns what is not taken of a product's row: prices in other currencies, and whether it is shown later. */
const lossesOf = (
  row: SourceRow,
  all: readonly Price[],
  { rates, isLate }: { rates: Rates; isLate: boolean },
) => {
  const lacking = all
    .filter(({ currency, price }) => price !== '' && priceColumns('price', rates)[currency] === undefined)
    .map(({ currency, price }) => `'${price} ${currency}'`);
  return [
    ...lacking.map((subject) => ({
      code: 'other-currency' as const,
      subject: `${cellOf(row, 'sku')} ${subject}`,
    })),
    ...(isLate
      ? [
          {
            code: 'hidden-until-later' as const,
            subject: [cellOf(row, 'available_on'), cellOf(row, 'discontinue_on')].join(' – '),
          },
        ]
      : []),
  ];
};

const open = async (files: ShopFiles, { choices, now }: OpenOptions): Promise<ShopReading> => {
  const { rates = {} } = choices;
  const [prices, translations] = [newSideTable<Price>(), await readTexts(files.all('translations'))];
  for await (const row of rowsOfAll(files.main))
    if (isPriceRow(row)) prices.add(`${cellOf(row, 'slug')} ${cellOf(row, 'sku')}`, priceOf(row));
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of rowsOfAll(files.main)) {
      if (isPriceRow(row)) continue;
      const slug = cellOf(row, 'slug');
      const all = [priceOf(row), ...prices.get(`${slug} ${cellOf(row, 'sku')}`)];
      const isLate = !isOnSaleAt(now, {
        from: cellOf(row, 'available_on'),
        until: cellOf(row, 'discontinue_on'),
      });
      const texts = cellOf(row, 'name') === '' ? {} : textCells(textsIn(row), translations(slug), choices);
      yield withCells(
        row,
        {
          ...texts,
          ...priceCells(all),
          '@quantity': quantityOf(row),
          '@status': isLate ? 'inactive' : '',
          '@weight': weightOf(row),
          '@type': isDigital(row) ? 'virtual' : '',
        },
        lossesOf(row, all, { rates, isLate }),
      );
    }
  }
  const extra = [
    ...textColumnNames,
    ...Object.values({ ...priceColumns('price', rates) }),
    ...Object.values(priceColumns('compare', rates)),
    '@quantity',
    '@status',
    '@weight',
    '@type',
  ];
  return { rows: madeRows(files, { rows, extra, shopFiles: spreeFiles }), mapping: mappingOf(rates) };
};

export const spree: ShopPreset = {
  name: 'spree',
  title: 'Spree',
  about: 'Spree: Products > Export, beside it the export of product translations',
  files: spreeFiles,
  pricesWithoutCurrency: [],
  namesWithoutLanguage: ['name'],
  open,
};
