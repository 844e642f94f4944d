import { decodeHTML } from 'entities';
import type { Language, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../../source/plain-text.ts';
import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { amountText, millionths } from '../decimal-text.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { type ListedCategories, listedCategories, type ListedCategory } from '../listed-categories.ts';
import {
  leadingCell,
  localizedCells,
  type LocalizedColumns,
  localizedColumns,
} from '../localized-columns.ts';
import { isOnSaleAt } from '../sale-dates.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { newSideTable, type SideTable } from '../side-table.ts';
import { type ShopTexts, textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { opencartFiles } from './opencart-files.ts';
import { readOptionNames } from './option-names.ts';
import { type Choice, type ProductOptions, readProductOptions } from './product-options.ts';
import { publicSpecial, type Special } from './special-price.ts';

const mappingIn = (currency: string): MappingInput => ({
  rows: 'variant-rows',
  currency,
  columns: {
    ...textColumns,
    handle: '@id',
    id: '@id',
    kind: '@kind',
    sku: ['sku', 'model'],
    type: '@type',
    price: '@price',
    special_price: '@special',
    special_from: '@from',
    special_to: '@to',
    quantity: '@quantity',
    categories: '@categories',
    pictures: '@pictures',
    brand: 'manufacturer',
    status: ['status', '@status'],
    url_key: ['seo_keyword', '@seo'],
    tags: '@tags',
    weight: '@weight',
    created_at: 'date_added',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  named_attributes: { name: '@attribute{n} name', value: '@attribute{n} value', separator: '\u001f' },
  separators: { categories: '\n', path: '\u001f', pictures: '\n', tags: ',' },
  decimals: '.',
  roots: [],
});

const textFields = ['name', 'description', 'meta_title', 'meta_description'] as const;
type Columns = Record<(typeof textFields)[number] | 'tags', LocalizedColumns>;

/** Decodes a cell whose tags are written as HTML entities, as in some exports. */
const html = (cell: string): string => (/&lt;\/?[a-z]/i.test(cell) ? decodeHTML(cell) : cell);

const textsOf = (row: SourceRow, columns: Columns): Partial<Record<Language, ShopTexts>> => {
  const texts: Partial<Record<Language, ShopTexts>> = {};
  for (const field of textFields) {
    for (const [language, cell] of Object.entries(localizedCells(row, columns[field])))
      if (language !== '')
        texts[language as Language] = { ...texts[language as Language], [field]: html(cell) };
  }
  return texts;
};

const own = (row: SourceRow, columns: Columns): ShopTexts =>
  Object.fromEntries(textFields.map((field) => [field, html(localizedCells(row, columns[field])[''] ?? '')]));

const readCategories = async (
  sources: readonly SourceRows[],
  { choices }: OpenOptions,
): Promise<ListedCategories> => {
  const columns = sources.flatMap((source) => source.columns);
  const fields = textFields.map((field) => [field, localizedColumns(field, columns)] as const);
  const listed: ListedCategory[] = [];
  for await (const row of rowsOfAll(sources)) {
    const texts: ListedCategory['texts'] = {};
    for (const [field, localized] of fields)
      for (const [language, cell] of Object.entries(localizedCells(row, localized)))
        texts[language as Language | ''] = {
          name: '',
          ...texts[language as Language | ''],
          [field]: html(cell),
        };
    listed.push({
      id: cellOf(row, 'category_id'),
      parent: cellOf(row, 'parent_id'),
      texts,
      isActive: !isNo(cellOf(row, 'status')),
      position: Number(cellOf(row, 'sort_order')) || 0,
      image: cellOf(row, 'image_name'),
    });
  }
  return listedCategories(listed, choices);
};

const isNo = (cell: string): boolean => /^(?:false|0|no)$/i.test(cell);

type Beside = {
  pictures: SideTable<{ path: string; order: number }>;
  specials: SideTable<Special>;
  attributes: SideTable<[name: string, value: string]>;
  keywords: SideTable<string>;
  words: Map<string, Texts<string>>;
};

const dateOf = (cell: string): string => (cell.startsWith('0000') ? '' : cell);

/** Reads the sheets with additional product data. */
const readBeside = async (files: ShopFiles): Promise<Beside> => {
  const beside: Beside = {
    pictures: newSideTable(),
    specials: newSideTable(),
    attributes: newSideTable(),
    keywords: newSideTable(),
    words: new Map(),
  };
  for await (const row of rowsOfAll(files.all('additionalimages')))
    beside.pictures.add(cellOf(row, 'product_id'), {
      path: cellOf(row, 'image'),
      order: Number(cellOf(row, 'sort_order')) || 0,
    });
  for await (const row of rowsOfAll(files.all('specials'))) {
    beside.specials.add(cellOf(row, 'product_id'), {
      group: cellOf(row, 'customer_group'),
      priority: Number(cellOf(row, 'priority')) || 0,
      price: cellOf(row, 'price'),
      from: dateOf(cellOf(row, 'date_start')),
      to: dateOf(cellOf(row, 'date_end')),
    });
  }
  const texts = localizedColumns(
    'text',
    files.all('productattributes').flatMap(({ columns }) => columns),
  );
  for await (const row of rowsOfAll(files.all('productattributes'))) {
    const value = plainLabel(leadingCell(row, texts));
    const { '': plain, ...said } = localizedCells(row, texts);
    if (plain === undefined && value !== '')
      beside.words.set(
        value,
        Object.fromEntries(Object.entries(said).map(([language, text]) => [language, plainLabel(text)])),
      );
    beside.attributes.add(cellOf(row, 'product_id'), [cellOf(row, 'attribute'), value]);
  }
  const keywords = localizedColumns(
    'keyword',
    files.all('seokeywords').flatMap(({ columns }) => columns),
  );
  for await (const row of rowsOfAll(files.all('seokeywords')))
    beside.keywords.add(cellOf(row, 'product_id'), leadingCell(row, keywords));
  return beside;
};

const withMore = (price: string, { values }: Choice, currency: string): string => {
  const base = millionths(price);
  return base === undefined
    ? price
    : amountText(
        values.reduce((sum, { more }) => sum + BigInt(more), base),
        currency,
      );
};

/**
 * Returns the stock of a choice: the smallest of the tracked quantities of the product and of each value;
 * empty when none is tracked.
 */
const quantityOf = (row: SourceRow, values: Choice['values']): string => {
  const counts = [
    isNo(cellOf(row, 'subtract')) ? '' : cellOf(row, 'quantity'),
    ...values.map(({ quantity }) => quantity),
  ].filter((count) => count !== '');
  return counts.length === 0 ? '' : String(Math.min(...counts.map(Number)));
};

const optionCells = ({ values }: Choice): ExtraCells =>
  Object.fromEntries(
    values.flatMap(({ option, value }, index) => [
      [`@option${index + 1} name`, option],
      [`@option${index + 1} value`, value],
    ]),
  );
const attributeCells = (attributes: readonly [string, string][]): ExtraCells =>
  Object.fromEntries(
    attributes.flatMap(([name, value], index) => [
      [`@attribute${index + 1} name`, name],
      [`@attribute${index + 1} value`, value],
    ]),
  );

const weightOf = (row: SourceRow): string =>
  Number(cellOf(row, 'weight')) > 0 ? `${cellOf(row, 'weight')} ${cellOf(row, 'weight_unit')}`.trim() : '';

type Known = {
  columns: Columns;
  categories: ListedCategories;
  beside: Beside;
  optionsOf: (id: string) => ProductOptions;
  options: OpenOptions;
};

/** Lists a product's categories with their names; an id that no category has keeps no names. */
const namedCategories = (row: SourceRow, categories: ListedCategories) =>
  cellOf(row, 'categories')
    .split(',')
    .map((category) => category.trim())
    .filter((category) => category !== '' && category !== '0')
    .map((category) => ({
      category,
      names: categories.namesOf(category) ?? (/^\d+$/.test(category) ? undefined : [category]),
    }));

/** Returns a product's row completed with the data of other sheets. */
const productRow = (
  row: SourceRow,
  { columns, categories, beside, options: { choices, now } }: Known,
  { left, isNeeded, choices: all }: ProductOptions,
): SourceRow => {
  const id = cellOf(row, 'product_id');
  const { special, otherGroups } = publicSpecial(beside.specials.get(id), now);
  const isLate = !isOnSaleAt(now, { from: cellOf(row, 'date_available'), until: '' });
  const named = namedCategories(row, categories);
  const pictures = beside.pictures
    .get(id)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path);
  const cells: ExtraCells = {
    ...textCells(own(row, columns), textsOf(row, columns), choices),
    ...attributeCells(beside.attributes.get(id)),
    '@id': id,
    '@kind': 'product',
    '@type': isNo(cellOf(row, 'shipping')) ? 'virtual' : '',
    '@price': cellOf(row, 'price'),
    '@special': special?.price ?? '',
    '@from': special?.from ?? '',
    '@to': special?.to ?? '',
    '@quantity': quantityOf(row, []),
    '@categories': named.flatMap(({ names }) => (names === undefined ? [] : [names.join('\u001f')])),
    '@pictures': [cellOf(row, 'image_name'), ...pictures],
    '@status': isLate || isNeeded ? 'inactive' : '',
    '@seo': beside.keywords.get(id)[0] ?? '',
    '@tags': leadingCell(row, columns.tags),
    '@weight': weightOf(row),
  };
  return withCells(row, cells, [
    ...(isLate ? [{ code: 'hidden-until-later' as const, subject: cellOf(row, 'date_available') }] : []),
    ...otherGroups.map((group) => ({ code: 'special-price-of-a-group' as const, subject: `'${group}'` })),
    ...left.map((name) => ({
      code: 'option-left-out' as const,
      subject: `'${name}'${isNeeded ? '; it is taken switched off' : ''}`,
    })),
    ...named
      .filter(({ names }) => names === undefined)
      .map(({ category }) => ({ code: 'unnamed-category' as const, subject: category })),
    ...((all[0]?.values.length ?? 0) > 1 ? [{ code: 'shared-stock' as const, subject: '' }] : []),
  ]);
};

/** Returns the row of a choice as a variant; other columns of the product's row are not repeated. */
const choiceRow = (
  product: SourceRow,
  row: SourceRow,
  { choice, currency }: { choice: Choice; currency: string },
): SourceRow => {
  const [price, special] = [withMore(cellOf(row, 'price'), choice, currency), cellOf(product, '@special')];
  const cells: ExtraCells = {
    ...optionCells(choice),
    '@id': cellOf(row, 'product_id'),
    '@kind': 'variant',
    '@price': price,
    '@special': special === '' ? '' : withMore(special, choice, currency),
    '@from': cellOf(product, '@from'),
    '@to': cellOf(product, '@to'),
    '@quantity': quantityOf(row, choice.values),
  };
  return withCells({ place: row.place, items: row.items, values: () => [] }, cells);
};

/** The columns that are made for each row. */
const madeColumns = [
  ...textColumnNames,
  ...[
    'id',
    'kind',
    'type',
    'price',
    'special',
    'from',
    'to',
    'quantity',
    'categories',
    'pictures',
    'status',
    'seo',
    'tags',
    'weight',
  ].map((name) => `@${name}`),
];

const open = async (files: ShopFiles, options: OpenOptions): Promise<ShopReading> => {
  const all = files.main.flatMap((source) => source.columns);
  const of = (field: string): LocalizedColumns => localizedColumns(field, all);
  const names = await readOptionNames(files.all('options'), files.all('optionvalues'));
  const known: Known = {
    options,
    columns: {
      name: of('name'),
      description: of('description'),
      meta_title: of('meta_title'),
      meta_description: of('meta_description'),
      tags: of('tags'),
    },
    categories: await readCategories(files.all('categories'), options),
    beside: await readBeside(files),
    optionsOf: await readProductOptions(
      { options: files.all('productoptions'), values: files.all('productoptionvalues') },
      names,
    ),
  };
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of rowsOfAll(files.main)) {
      const ofProduct = known.optionsOf(cellOf(row, 'product_id'));
      const product = productRow(row, known, ofProduct);
      yield product;
      for (const choice of ofProduct.choices)
        yield choiceRow(product, row, { choice, currency: options.currency });
    }
  }
  return {
    rows: madeRows(files, { rows, extra: madeColumns, shopFiles: opencartFiles }),
    mapping: mappingIn(options.currency),
    categories: known.categories.details,
    words: new Map([...names.words, ...known.beside.words]),
  };
};

export const opencart: ShopPreset = {
  name: 'opencart',
  title: 'OpenCart',
  about: 'OpenCart: the sheets of the Export/Import Tool, each saved as CSV, in one folder',
  files: opencartFiles,
  pricesWithoutCurrency: ['price'],
  namesWithoutLanguage: [],
  open,
};
