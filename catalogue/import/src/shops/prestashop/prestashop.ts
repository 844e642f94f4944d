import { plainLabel } from '../../source/plain-text.ts';
import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { amountText, lessPercent, millionths } from '../decimal-text.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { type ListedCategories, listedCategories, type ListedCategory } from '../listed-categories.ts';
import { groupKey } from '../group-key.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { type Combination, readCombinations } from './combinations.ts';
import { prestashopFiles } from './prestashop-files.ts';
import { categoriesIn, idOf, languageOfFile, leadingFirst, readProductTexts } from './product-texts.ts';

const mappingIn = (currency: string): MappingInput => ({
  rows: 'variant-rows',
  currency,
  columns: {
    ...textColumns,
    handle: '@handle',
    kind: '@kind',
    id: '@id',
    sku: '@sku',
    type: '@type',
    price: '@price',
    special_price: '@special',
    special_from: 'Discount from (yyyy-mm-dd)',
    special_to: 'Discount to (yyyy-mm-dd)',
    quantity: '@quantity',
    in_stock: '@in_stock',
    categories: '@categories',
    pictures: '@pictures',
    brand: ['Manufacturer', 'Brand'],
    status: ['Active (0/1)', 'Status'],
    visibility: 'Visibility',
    url_key: 'URL rewritten',
    tags: 'Tags (x,y,z...)',
    weight: 'Weight',
    created_at: 'Product creation date',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  named_attributes: { name: '@attribute{n} name', value: '@attribute{n} value', separator: '\u001f' },
  separators: { categories: '\n', path: '\u001f', pictures: ',', tags: ',' },
});

const priceColumns = ['Price tax included', 'Price tax excluded', 'Price (tax incl.)', 'Price (tax excl.)'];

/**
 * Returns the price of a product or combination and its discounted price; an invalid price is returned
 * unchanged.
 */
const pricesOf = (row: SourceRow, impact: string, currency: string): { price: string; special: string } => {
  const given = cellOf(row, ...priceColumns);
  const [base, more] = [millionths(given), impact === '' ? 0n : millionths(impact)];
  if (base === undefined || more === undefined) return { price: given, special: '' };
  const [amount, percent] = [
    millionths(cellOf(row, 'Discount amount')) ?? 0n,
    millionths(cellOf(row, 'Discount percent')) ?? 0n,
  ];
  const price = base + more;
  const special = percent > 0n ? lessPercent(price, percent) : amount > 0n ? price - amount : undefined;
  // The cell is kept as given, so that a price that names its currency keeps it.
  return {
    price: impact === '' ? given : amountText(price, currency),
    special: special === undefined ? '' : amountText(special, currency),
  };
};

/** Removes the size suffix from picture names: the product list links to thumbnails. */
const largePictures = (cell: string): string =>
  cell.replaceAll(/-(?:small|cart|home|medium|large)_default(?=\.\w+)/g, '');

const isYes = (cell: string): boolean => /^(?:1|yes|true)$/i.test(cell);
const isNo = (cell: string): boolean => /^(?:0|no|false)$/i.test(cell);

const stockCells = (row: SourceRow, quantity: string): ExtraCells => ({
  '@quantity': cellOf(row, 'Out of stock action', 'Action when out of stock') === '1' ? '' : quantity,
  '@in_stock': isNo(cellOf(row, 'Available for order (0 = No, 1 = Yes)')) ? '0' : '',
});

/** Parses `Material:Glass:1,Made in:Mosul:2` into names and values. */
const featureCells = (row: SourceRow): ExtraCells => {
  const features = cellOf(row, 'Feature(Name:Value:Position)', 'Feature (Name:Value:Position:Customized)')
    .split(',')
    .map((part) => part.split(':'))
    .filter(([name = '', value = '']) => name.trim() !== '' && value.trim() !== '');
  return Object.fromEntries(
    features.flatMap(([name = '', value = ''], index) => [
      [`@attribute${index + 1} name`, plainLabel(name)],
      [`@attribute${index + 1} value`, plainLabel(value)],
    ]),
  );
};

const rootNames: ReadonlySet<string> = new Set(['', '0', 'root', 'home', 'accueil', 'inicio', 'الرئيسية']);

/** Reads the listed categories below PrestaShop's root category. */
const readCategories = async (
  sources: readonly SourceRows[],
  { choices }: OpenOptions,
): Promise<ListedCategories> => {
  const listed: ListedCategory[] = [];
  const roots = new Set(rootNames);
  for await (const row of rowsOfAll(sources)) {
    const [id, name, parent] = [
      cellOf(row, 'Category ID'),
      cellOf(row, 'Name *'),
      cellOf(row, 'Parent category'),
    ];
    if (isYes(cellOf(row, 'Root category (0/1)')) || name === parent) {
      for (const each of [id, name]) roots.add(each.toLowerCase());
      continue;
    }
    const texts = {
      '': {
        name,
        description: cellOf(row, 'Description'),
        meta_title: cellOf(row, 'Meta title'),
        meta_description: cellOf(row, 'Meta description'),
      },
    };
    listed.push({
      id,
      parent,
      texts,
      isActive: !isNo(cellOf(row, 'Active (0/1)')),
      position: listed.length,
      image: cellOf(row, 'Image URL'),
    });
  }
  const ids = new Map(listed.map(({ id, texts }) => [texts['']?.name ?? '', id]));
  return listedCategories(
    listed.map((category) => ({
      ...category,
      parent: roots.has(category.parent.toLowerCase()) ? '' : (ids.get(category.parent) ?? category.parent),
    })),
    choices,
  );
};

const pathsOf = (row: SourceRow, { namesOf }: ListedCategories): string[] =>
  categoriesIn(row)
    .filter((name) => !rootNames.has(name.toLowerCase()))
    .map((name) => (namesOf(name) ?? name.split('/').map((part) => part.trim())).join('\u001f'));

const variantRow = (
  row: SourceRow,
  combination: Combination,
  { currency, handle }: { currency: string; handle: string },
): SourceRow => {
  const { price, special } = pricesOf(row, combination.impact || '0', currency);
  const options = combination.options.flatMap(([name, value], index) => [
    [`@option${index + 1} name`, name],
    [`@option${index + 1} value`, value],
  ]);
  const cells: ExtraCells = {
    '@handle': handle,
    '@kind': 'variant',
    '@sku': combination.sku,
    '@price': price,
    '@special': special,
    '@pictures': combination.pictures,
    ...stockCells(row, combination.quantity),
    ...Object.fromEntries(options),
  };
  // From the product's row a variant takes only the dates of the discount.
  const shared = new Set(['Discount from (yyyy-mm-dd)', 'Discount to (yyyy-mm-dd)']);
  const bare: SourceRow = {
    ...row,
    place: { file: combination.file, line: combination.line },
    values: (column) => (shared.has(column) ? row.values(column) : []),
  };
  return withCells(bare, cells);
};

/** The columns that are made for each row. */
const madeColumns = [
  ...textColumnNames,
  '@handle',
  '@kind',
  '@id',
  '@sku',
  '@type',
  '@price',
  '@special',
  '@quantity',
  '@in_stock',
  '@categories',
  '@pictures',
];

const open = async (files: ShopFiles, options: OpenOptions): Promise<ShopReading> => {
  const { currency, choices } = options;
  const sources = leadingFirst(files.main);
  const [combinationsOf, texts, categories] = [
    await readCombinations(files.all('combinations')),
    await readProductTexts(sources, choices),
    await readCategories(files.all('categories'), options),
  ];
  async function* rows(): AsyncGenerator<SourceRow> {
    const seen = new Set<string>();
    for await (const row of rowsOfAll(sources)) {
      const [id, reference] = [idOf(row), cellOf(row, 'Reference #', 'Reference')];
      if (id !== '' && seen.has(id)) continue;
      seen.add(id);
      const handle = groupKey(cellOf(row, 'Name *', 'Name'), id || row.place.line);
      const { price, special } = pricesOf(row, '', currency);
      const isVirtual = isYes(cellOf(row, 'Virtual product', 'Virtual product (0 = No, 1 = Yes)'));
      yield withCells(row, {
        ...textCells({}, texts.of(row), choices),
        ...featureCells(row),
        ...stockCells(row, cellOf(row, 'Quantity')),
        '@handle': handle,
        '@kind': 'product',
        '@id': id,
        '@sku': reference,
        '@type': isVirtual ? 'virtual' : '',
        '@price': price,
        '@special': special,
        '@categories': pathsOf(row, categories),
        '@pictures': largePictures(cellOf(row, 'Image URLs (x,y,z...)', 'Image')),
      });
      for (const combination of combinationsOf(id, reference))
        yield variantRow(row, combination, { currency, handle });
    }
  }
  return {
    rows: madeRows({ ...files, main: sources }, { rows, extra: madeColumns, shopFiles: prestashopFiles }),
    mapping: mappingIn(currency),
    words: texts.words,
    categories: categories.details,
  };
};

export const prestashop: ShopPreset = {
  name: 'prestashop',
  title: 'PrestaShop',
  about:
    'PrestaShop: products, combinations and categories as its import has them, one file a language; or Catalog > Products > Export',
  files: prestashopFiles,
  pricesWithoutCurrency: priceColumns,
  namesWithoutLanguage: ['Name *', 'Name'],
  statesLanguage: ({ main }) => main.every(({ path }) => languageOfFile(path) !== undefined),
  open,
};
