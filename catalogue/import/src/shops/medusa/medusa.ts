import { moneyCell } from '../../cells/money-cell.ts';
import { currencyScales } from '../../currency-scales.ts';
import type { MappingInput, Rates } from '../../table-format/mapping/mapping.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { adjacent } from '../adjacent-rows.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { hasHeader, headersOf } from '../header-patterns.ts';
import { type ListedCategories, listedCategories, type ListedCategory } from '../listed-categories.ts';
import { priceColumns } from '../price-cells.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { medusaFiles } from './medusa-files.ts';

const mappingOf = (rates: Rates): MappingInput => ({
  rows: 'variant-rows',
  columns: {
    ...textColumns,
    handle: 'Product Handle',
    sku: 'Variant SKU',
    price: priceColumns('price', rates),
    quantity: '@quantity',
    categories: '@categories',
    pictures: '@pictures',
    variant_pictures: '@variant_pictures',
    status: ['Product Status', '@status'],
    url_key: 'Product Handle',
    tags: ['Product Tags', '@tags'],
    weight: '@weight',
    created_at: 'Product Created At',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  attributes: [{ code: 'material', column: 'Product Material', labels: { en: 'Material', ar: 'الخامة' } }],
  separators: { categories: '\n', path: '\u001f', tags: ',', pictures: '\n' },
  decimals: '.',
  rates,
  roots: [],
});

const mostNumbered = 10;
const numbers = Array.from({ length: mostNumbered }, (_, index) => index + 1);

const cellsOf = (row: SourceRow, ...patterns: readonly string[]): string[] =>
  numbers
    .map((number) => cellOf(row, ...patterns.map((pattern) => pattern.replace('{n}', String(number)))))
    .filter((cell) => cell !== '');

/**
 * Returns the price columns with their currencies: `Variant Price USD`, or `Price Iraq [IQD]` for a region.
 */
const pricesIn = (columns: readonly string[]): { column: string; currency: string; isOfRegion: boolean }[] =>
  [...headersOf('Variant Price {any}', columns), ...headersOf('Price {any}', columns)].flatMap((column) => {
    const region = /\[([A-Za-z]{3})\]$/.exec(column)?.[1];
    const currency = region ?? /price ([A-Za-z]{3})$/i.exec(column)?.[1];
    return currency === undefined
      ? []
      : [{ column, currency: currency.toUpperCase(), isOfRegion: region !== undefined }];
  });

type PriceColumn = ReturnType<typeof pricesIn>[number];

/**
 * Whether amounts are in minor units. Only version 1 writes them so, recognised by the shipping profile and
 * by the absence of decimals.
 */
const isInSmallestUnits = async (files: ShopFiles, columns: readonly PriceColumn[]): Promise<boolean> => {
  if (!files.main.every((source) => hasHeader('Product Profile Name', source.columns))) return false;
  for await (const row of rowsOfAll(files.main))
    if (columns.some(({ column }) => /[.,]\d/.test(cellOf(row, column)))) return false;
  return true;
};

const scaleOf = (currency: string): number =>
  Object.hasOwn(currencyScales, currency) ? currencyScales[currency as keyof typeof currencyScales] : 2;

const inUnits = (amount: string, currency: string): string => {
  const scale = scaleOf(currency);
  if (scale === 0 || !/^\d+$/.test(amount)) return amount;
  const digits = amount.padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

/** Returns a variant's price by currency; a regional price is used only when there is no general one. */
const pricesOf = (
  row: SourceRow,
  columns: readonly PriceColumn[],
  isSmallest: boolean,
): Map<string, string> => {
  const prices = new Map<string, string>();
  for (const { column, currency } of columns.toSorted(
    (one, other) => Number(one.isOfRegion) - Number(other.isOfRegion),
  )) {
    const amount = moneyCell(cellOf(row, column)).amount;
    if (amount !== '' && !prices.has(currency))
      prices.set(currency, isSmallest ? inUnits(amount, currency) : amount);
  }
  return prices;
};

const readCategories = async (
  sources: readonly SourceRows[],
  { choices }: OpenOptions,
): Promise<ListedCategories> => {
  const listed: ListedCategory[] = [];
  for await (const row of rowsOfAll(sources)) {
    if (cellOf(row, 'deleted_at') !== '') continue;
    const isActive =
      /^(?:true|t|1)$/i.test(cellOf(row, 'is_active')) && !/^(?:true|t|1)$/i.test(cellOf(row, 'is_internal'));
    listed.push({
      id: cellOf(row, 'id'),
      parent: cellOf(row, 'parent_category_id'),
      texts: { '': { name: cellOf(row, 'name'), description: cellOf(row, 'description') } },
      isActive,
      position: Number(cellOf(row, 'rank')) || 0,
    });
  }
  return listedCategories(listed, choices);
};

/**
 * Whether the category is given by its id, which only the category list can resolve; otherwise it is given
 * by name.
 */
const isNumber = (category: string): boolean => category.startsWith('pcat_');

/** Returns the category paths of a row; `unnamed` are ids missing from the category list. */
const categoriesOf = (
  row: SourceRow,
  { namesOf }: ListedCategories,
): { paths: string[]; unnamed: string[] } => {
  const given = cellsOf(row, 'Product Category {n} Name', 'Product Category {n}').map((category) => ({
    category,
    names: namesOf(category) ?? (isNumber(category) ? undefined : [category]),
  }));
  const paths = given.flatMap(({ names }) => (names === undefined ? [] : [names.join('\u001f')]));
  return {
    paths: [...paths, cellOf(row, 'Product Collection Title'), cellOf(row, 'Product Type')].filter(
      (path) => path !== '',
    ),
    unnamed: given.filter(({ names }) => names === undefined).map(({ category }) => category),
  };
};

const isYes = (cell: string): boolean => /^(?:true|t|1|yes)$/i.test(cell);
const isNo = (cell: string): boolean => /^(?:false|f|0|no)$/i.test(cell);

/**
 * Returns the stock; empty when it is not tracked or backorders are allowed. Version 2 exports no stock, so
 * it can be unknown.
 */
const quantityOf = (row: SourceRow): { quantity: string; isUnknown: boolean } => {
  const count = cellOf(row, 'Variant Inventory Quantity');
  if (isNo(cellOf(row, 'Variant Manage Inventory')) || isYes(cellOf(row, 'Variant Allow Backorder')))
    return { quantity: '', isUnknown: false };
  return { quantity: count, isUnknown: count === '' && cellOf(row, 'Variant SKU') !== '' };
};

const optionsOf = (row: SourceRow): [name: string, value: string][] =>
  numbers.flatMap((number): [string, string][] => {
    const [name, value] = ['Name', 'Value'].map((what) =>
      cellOf(row, `Variant Option ${number} ${what}`, `Option ${number} ${what}`),
    );
    return name === undefined ||
      value === undefined ||
      name === '' ||
      value === '' ||
      /^default option value$/i.test(value)
      ? []
      : [[name, value]];
  });

const weightOf = (row: SourceRow): string =>
  Number(cellOf(row, 'Variant Weight', 'Product Weight')) > 0
    ? `${cellOf(row, 'Variant Weight', 'Product Weight')} g`
    : '';

type Known = {
  categories: ListedCategories;
  columns: readonly PriceColumn[];
  isSmallest: boolean;
  prices: Record<string, string>;
};

const optionCells = (options: readonly (readonly string[])[]): ExtraCells =>
  Object.fromEntries(
    options.flatMap(([name = '', value = ''], index) => [
      [`@option${index + 1} name`, name],
      [`@option${index + 1} value`, value],
    ]),
  );

const madeRow = (
  row: SourceRow,
  { categories, columns, isSmallest, prices }: Known,
  { choices, isAlike }: { choices: OpenOptions['choices']; isAlike: boolean },
): SourceRow => {
  const said = pricesOf(row, columns, isSmallest);
  const { paths, unnamed } = categoriesOf(row, categories);
  const { quantity, isUnknown } = quantityOf(row);
  const options = isAlike
    ? [...optionsOf(row), ['Variant', cellOf(row, 'Variant Title') || cellOf(row, 'Variant SKU')]]
    : optionsOf(row);
  const isGiftCard = isYes(cellOf(row, 'Product Is Giftcard'));
  const cells: ExtraCells = {
    ...textCells(
      {
        name: cellOf(row, 'Product Title'),
        description: cellOf(row, 'Product Description'),
        short_description: cellOf(row, 'Product Subtitle'),
      },
      {},
      choices,
    ),
    ...Object.fromEntries([...said].map(([currency, amount]) => [`@price:${currency}`, amount])),
    ...optionCells(options),
    '@quantity': quantity,
    '@categories': paths,
    '@tags': cellsOf(row, 'Product Tag {n}'),
    '@weight': weightOf(row),
    '@status': isGiftCard ? 'inactive' : '',
    '@pictures': [cellOf(row, 'Product Thumbnail'), ...cellsOf(row, 'Product Image {n}', 'Image {n} Url')],
    '@variant_pictures': cellsOf(row, 'Variant Image {n}'),
  };
  return withCells(row, cells, [
    ...[...said]
      .filter(([currency]) => prices[currency] === undefined)
      .map(([currency, amount]) => ({
        code: 'other-currency' as const,
        subject: `${cellOf(row, 'Variant SKU')} '${amount} ${currency}'`,
      })),
    ...unnamed.map((id) => ({ code: 'unnamed-category' as const, subject: id })),
    ...(isUnknown ? [{ code: 'unknown-stock' as const, subject: cellOf(row, 'Variant SKU') }] : []),
    ...(isGiftCard
      ? [{ code: 'type-without-place' as const, subject: 'a gift card; it is taken switched off' }]
      : []),
  ]);
};

const open = async (files: ShopFiles, options: OpenOptions): Promise<ShopReading> => {
  const { rates = {} } = options.choices;
  const columns = pricesIn([...new Set(files.main.flatMap((source) => source.columns))]);
  const prices = priceColumns('price', rates);
  const categories = await readCategories(files.all('categories'), options);
  const known: Known = { categories, columns, isSmallest: await isInSmallestUnits(files, columns), prices };
  const choiceOf = (row: SourceRow): string => optionsOf(row).flat().join('\n');
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const group of adjacent(rowsOfAll(files.main), (row) => cellOf(row, 'Product Handle'))) {
      // Variants with identical options are distinguished by their titles.
      const isAlike = new Set(group.map(choiceOf)).size < group.length;
      for (const row of group) yield madeRow(row, known, { choices: options.choices, isAlike });
    }
  }
  const extra = [
    ...textColumnNames,
    ...Object.values(prices),
    '@quantity',
    '@categories',
    '@pictures',
    '@variant_pictures',
    '@tags',
    '@weight',
    '@status',
  ];
  return {
    rows: madeRows(files, { rows, extra, shopFiles: medusaFiles }),
    mapping: mappingOf(rates),
    categories: categories.details,
  };
};

export const medusa: ShopPreset = {
  name: 'medusa',
  title: 'Medusa',
  about:
    'Medusa 1 and 2: Products > Export, beside it the table product_category for the names of categories',
  files: medusaFiles,
  pricesWithoutCurrency: [],
  namesWithoutLanguage: ['Product Title'],
  open,
};
