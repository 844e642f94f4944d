import type { Choices, Question } from '../../command/choices.ts';
import type { MappingInput, Rates } from '../../table-format/mapping/mapping.ts';
import { sampled } from '../../table-format/plan/sample-cells.ts';
import type { SourceRow } from '../../table-format/source-row.ts';
import { adjacent } from '../adjacent-rows.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { headerKey, headersOf } from '../header-patterns.ts';
import { keptCurrencies, priceColumns } from '../price-cells.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { type ChannelRow, channelRows, channelsIn } from './channels.ts';
import { editorHtml } from './editor-text.ts';
import { saleorFiles } from './saleor-files.ts';

type Attributes = { product: string[]; variant: string[] };

const nameOf = (column: string): string => column.replace(/ \((?:product|variant) attribute\)$/i, '');

const mappingOf = (rates: Rates): MappingInput => ({
  rows: 'variant-rows',
  columns: {
    ...textColumns,
    handle: 'id',
    sku: 'variant sku',
    price: priceColumns('price', rates),
    quantity: '@quantity',
    categories: '@categories',
    pictures: 'product media',
    variant_pictures: 'variant media',
    status: '@status',
    visibility: '@visibility',
    weight: '@weight',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  named_attributes: { name: '@attribute{n} name', value: '@attribute{n} value', separator: ', ' },
  separators: { categories: '\n', path: '>', pictures: ',' },
  decimals: '.',
  rates,
  roots: [],
});

/**
 * Makes a title from a slug (`mens-hoodies` is `Mens hoodies`), because an export has only category slugs.
 */
const titleOf = (slug: string): string => {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const categoriesOf = (row: SourceRow): string[] =>
  [cellOf(row, 'category'), ...cellOf(row, 'collections').split(',')]
    .map((slug) => titleOf(slug.trim()))
    .filter((title) => title !== '');

/** Returns the channels whose prices are used: for each currency the chosen channel, otherwise the first. */
const counted = (said: readonly ChannelRow[], { channel }: Choices): ChannelRow[] =>
  [...Map.groupBy(said, ({ currency }) => currency).values()].flatMap(
    (group) => group.find((each) => each.channel === channel) ?? group.slice(0, 1),
  );

const pairOf = (cell: string, name: string, value: string): ExtraCells => ({
  [`@${cell} name`]: name,
  [`@${cell} value`]: value,
});

const pairCells = (row: SourceRow, kind: 'option' | 'attribute', columns: readonly string[]): ExtraCells =>
  Object.assign(
    {},
    ...columns.map((column, index) =>
      pairOf(`${kind}${index + 1}`, titleOf(nameOf(column)), cellOf(row, column)),
    ),
  );

const quantityOf = (row: SourceRow, warehouses: readonly string[]): string => {
  if (warehouses.length === 0) return '';
  return String(
    Math.max(
      0,
      warehouses.reduce((sum, column) => sum + (Number(cellOf(row, column)) || 0), 0),
    ),
  );
};

/** The cells made of a row, and its prices in currencies that the shop does not keep. */
type MadeCells = { cells: ExtraCells; others: ChannelRow[] };

const cellsReader = (
  columns: readonly string[],
  {
    attributes,
    prices,
    choices,
    now,
  }: { attributes: Attributes; prices: Record<string, string>; choices: Choices; now: number },
): ((row: SourceRow) => MadeCells) => {
  const keys = new Set(columns.map(headerKey));
  const [channels, warehouses] = [channelsIn(columns), headersOf('{any} (warehouse quantity)', columns)];
  return (row) => {
    const said = counted(
      channelRows(row, channels, { has: (column) => keys.has(headerKey(column)), now }),
      choices,
    );
    const [usable, others] = [
      said.filter(({ currency }) => prices[currency] !== undefined),
      said.filter(({ currency, price }) => prices[currency] === undefined && price !== ''),
    ];
    const weight = cellOf(row, 'variant weight', 'product weight');
    return {
      others,
      cells: {
        ...textCells(
          { name: cellOf(row, 'name'), description: editorHtml(cellOf(row, 'description')) },
          {},
          choices,
        ),
        ...Object.fromEntries(usable.map(({ currency, price }) => [`@price:${currency}`, price])),
        ...pairCells(row, 'option', attributes.variant),
        ...pairCells(row, 'attribute', attributes.product),
        '@quantity': quantityOf(row, warehouses),
        '@categories': categoriesOf(row),
        '@weight': Number.parseFloat(weight) > 0 ? weight : '',
        '@status': usable.some(({ isForSale }) => isForSale) ? 'active' : 'inactive',
        '@visibility': usable.some(({ isListed }) => isListed) ? '4' : '1',
      },
    };
  };
};

const open = async (files: ShopFiles, { choices, now }: OpenOptions): Promise<ShopReading> => {
  const columns = [...new Set(files.main.flatMap((source) => source.columns))];
  const attributes: Attributes = {
    product: headersOf('{any} (product attribute)', columns),
    variant: headersOf('{any} (variant attribute)', columns),
  };
  const { rates = {} } = choices;
  const prices = priceColumns('price', rates);
  const cellsOf = cellsReader(columns, { attributes, prices, choices, now });
  const choiceOf = (row: SourceRow): string =>
    attributes.variant.map((column) => cellOf(row, column)).join('\n');
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const group of adjacent(rowsOfAll(files.main), (row) => cellOf(row, 'id'))) {
      const isAlike = new Set(group.map(choiceOf)).size < group.length;
      for (const row of group) {
        const { cells, others } = cellsOf(row);
        // Variants with identical options are distinguished by their skus.
        const named: ExtraCells = isAlike
          ? pairOf(`option${attributes.variant.length + 1}`, 'Variant', cellOf(row, 'variant sku'))
          : {};
        yield withCells(
          row,
          { ...cells, ...named },
          others.map(({ price, currency }) => ({
            code: 'other-currency' as const,
            subject: `'${price} ${currency}'`,
          })),
        );
      }
    }
  }
  const extra = [
    ...textColumnNames,
    ...Object.values(prices),
    '@quantity',
    '@categories',
    '@status',
    '@visibility',
    '@weight',
  ];
  return { rows: madeRows(files, { rows, extra, shopFiles: saleorFiles }), mapping: mappingOf(rates) };
};

/**
 * Asks which channel's prices to use when several channels have different prices in one of the shop's
 * currencies.
 */
const questions = async (files: ShopFiles, choices: Choices): Promise<Question[]> => {
  if (choices.channel !== undefined) return [];
  const channels = channelsIn(files.main.flatMap(({ columns }) => columns));
  const seen = await sampled(files.main, (row) =>
    channelRows(row, channels, { has: () => false, now: 0 })
      .filter(({ currency, price }) => keptCurrencies.includes(currency) && price !== '')
      .map(({ channel, currency }) => `${currency} ${channel}`),
  );
  const twice = [...Map.groupBy([...new Set(seen)], (said) => said.split(' ')[0] ?? '').entries()].find(
    ([, said]) => said.length > 1,
  );
  const [first] = files.main;
  if (twice === undefined || first === undefined) return [];
  const [currency, said] = twice;
  const names = said.map((each) => each.slice(currency.length + 1));
  return [
    {
      key: 'channel',
      flag: '--channel',
      text: `Which channel's prices in ${currency} count?`,
      answers: names.map((name) => ({ value: name, label: name })),
      ...(names[0] !== undefined && { suggested: names[0] }),
      refusal: {
        file: first.path,
        fault: `has prices in ${currency} of several channels: ${names.map((name) => `--channel ${name}`).join(' or ')} says whose count`,
      },
    },
  ];
};

export const saleor: ShopPreset = {
  name: 'saleor',
  title: 'Saleor',
  about: 'Saleor: Catalogue > Export products (CSV), with prices of channels and quantities of warehouses',
  files: saleorFiles,
  pricesWithoutCurrency: [],
  namesWithoutLanguage: ['name'],
  open,
  questions,
};
