import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { type ListedCategories, listedCategories, type ListedCategory } from '../listed-categories.ts';
import { groupKey } from '../group-key.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { bigcommerceFiles } from './bigcommerce-files.ts';
import { customFieldsIn, optionsIn } from './options-cell.ts';
import { picturesOf, type ProductGroup, productGroups } from './product-group.ts';
import { pricesOf, variantPrices } from './variant-prices.ts';

const mappingIn = (currency: string): MappingInput => ({
  rows: 'variant-rows',
  currency,
  columns: {
    ...textColumns,
    handle: '@handle',
    kind: '@kind',
    sku: '@sku',
    type: '@type',
    price: '@price',
    compare_at_price: '@retail',
    special_price: '@special',
    quantity: '@quantity',
    in_stock: '@in_stock',
    categories: '@categories',
    pictures: '@pictures',
    brand: '@brand',
    status: '@status',
    url_key: '@url',
    tags: 'Search Keywords',
    weight: '@weight',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  named_attributes: { name: '@attribute{n} name', value: '@attribute{n} value', separator: '\u001f' },
  separators: { categories: '\n', path: '\u001f', pictures: '\n', tags: ',' },
  roots: [],
});

const isNo = (cell: string): boolean => /^(?:false|n|no|0)$/i.test(cell);

type Known = { categories: ListedCategories; brands: ReadonlyMap<string, string>; options: OpenOptions };

const readCategories = async (
  sources: readonly SourceRows[],
  { choices }: OpenOptions,
): Promise<ListedCategories> => {
  const listed: ListedCategory[] = [];
  for await (const row of rowsOfAll(sources)) {
    const texts = {
      '': {
        name: cellOf(row, 'Name', 'Category Name'),
        description: cellOf(row, 'Description'),
        meta_title: cellOf(row, 'Page Title'),
        meta_description: cellOf(row, 'Meta Description'),
      },
    };
    const isActive = !isNo(cellOf(row, 'Is Visible', 'Category Visible?'));
    listed.push({
      id: cellOf(row, 'Category ID'),
      parent: cellOf(row, 'Parent ID'),
      texts,
      isActive,
      position: Number(cellOf(row, 'Sort Order')) || 0,
      image: cellOf(row, 'Image URL'),
    });
  }
  return listedCategories(listed, choices);
};

const readBrands = async (sources: readonly SourceRows[]): Promise<Map<string, string>> => {
  const brands = new Map<string, string>();
  for await (const row of rowsOfAll(sources))
    brands.set(cellOf(row, 'Brand ID', 'ID'), cellOf(row, 'Name', 'Brand Name'));
  return brands;
};

/**
 * Returns the categories of a row: ids in the newer export, paths in the older one, where a slash after a
 * backslash is part of a name.
 */
const categoriesOf = (
  row: SourceRow,
  { namesOf }: ListedCategories,
): { paths: string[]; unnamed: string[] } => {
  const given = cellOf(row, 'Categories', 'Category')
    .split(';')
    .map((category) => category.trim())
    .filter((category) => category !== '');
  const named = given.map((category) => ({
    category,
    names:
      namesOf(category) ??
      (/^\d+$/.test(category)
        ? undefined
        : category.split(/(?<!\\)\//).map((name) => name.replaceAll('\\/', '/').trim())),
  }));
  return {
    paths: named.flatMap(({ names }) => (names === undefined ? [] : [names.join('\u001f')])),
    unnamed: named.filter(({ names }) => names === undefined).map(({ category }) => category),
  };
};

const pairs = (kind: 'option' | 'attribute', list: readonly [string, string][]): ExtraCells =>
  Object.fromEntries(
    list.flatMap(([name, value], index) => [
      [`@${kind}${index + 1} name`, name],
      [`@${kind}${index + 1} value`, value],
    ]),
  );

/** Whether stock is tracked by product or by variant. */
const isCounted = (row: SourceRow, by: 'product' | 'variant'): boolean => {
  const tracking = cellOf(row, 'Inventory Tracking', 'Track Inventory').toLowerCase();
  return by === 'product' ? /product/.test(tracking) : /variant|option/.test(tracking);
};

const stockOf = (row: SourceRow): string => cellOf(row, 'Current Stock', 'Current Stock Level');

const productRow = (
  { row, variants, ...rest }: ProductGroup,
  handle: string,
  { categories, brands, options: { choices } }: Known,
): SourceRow => {
  const { paths, unnamed } = categoriesOf(row, categories);
  const { price, special } = pricesOf(row);
  const [brand, retail] = [cellOf(row, 'Brand ID'), cellOf(row, 'Retail Price')];
  const isShared = variants.length > 0 && isCounted(row, 'product');
  const own = {
    name: cellOf(row, 'Name', 'Product Name'),
    description: cellOf(row, 'Description', 'Product Description'),
    meta_title: cellOf(row, 'Page Title'),
    meta_description: cellOf(row, 'Meta Description'),
  };
  const cells: ExtraCells = {
    ...textCells(own, {}, choices),
    ...pairs('attribute', customFieldsIn(cellOf(row, 'Custom Fields', 'Product Custom Fields'))),
    '@handle': handle,
    '@kind': 'product',
    '@sku': cellOf(row, 'SKU', 'Product Code/SKU'),
    '@type': /^d/i.test(cellOf(row, 'Type', 'Product Type')) ? 'virtual' : '',
    '@price': price,
    '@special': special,
    '@retail': /[1-9]/.test(retail) ? retail : '',
    '@quantity': isCounted(row, 'product') ? stockOf(row) : '',
    '@in_stock': isNo(cellOf(row, 'Allow Purchases?')) ? '0' : '',
    '@status': cellOf(row, 'Is Visible', 'Product Visible?'),
    '@categories': paths,
    '@pictures': picturesOf({ row, variants, ...rest }),
    '@brand': brands.get(brand) ?? cellOf(row, 'Brand Name'),
    '@url': cellOf(row, 'Product URL').replaceAll('/', ' ').trim().replaceAll(' ', '-'),
    '@weight': cellOf(row, 'Weight', 'Product Weight'),
  };
  return withCells(row, cells, [
    ...unnamed.map((category) => ({ code: 'unnamed-category' as const, subject: category })),
    ...(isShared ? [{ code: 'shared-stock' as const, subject: '' }] : []),
  ]);
};

const variantRow = (
  variant: SourceRow,
  { row, rules }: ProductGroup,
  { handle, currency }: { handle: string; currency: string },
): SourceRow => {
  const { price, special } = variantPrices(variant, pricesOf(row), { rules, currency });
  const isShared = isCounted(row, 'product');
  const retail = cellOf(row, 'Retail Price');
  const rule = rules.find((each) => cellOf(each, 'Product Code/SKU') === cellOf(variant, 'Product Code/SKU'));
  const isClosed = [row, rule].some((each) => each !== undefined && isNo(cellOf(each, 'Allow Purchases?')));
  const cells: ExtraCells = {
    ...pairs('option', optionsIn(cellOf(variant, 'Options') || cellOf(variant, 'Product Name'))),
    '@handle': handle,
    '@kind': 'variant',
    '@sku': cellOf(variant, 'SKU', 'Product Code/SKU'),
    '@price': price,
    '@special': special,
    '@retail': /[1-9]/.test(retail) ? retail : '',
    '@quantity': isShared ? stockOf(row) : isCounted(row, 'variant') ? stockOf(variant) : '',
    '@in_stock': isClosed ? '0' : '',
    '@pictures': cellOf(variant, 'Variant Image URL'),
  };
  return withCells({ place: variant.place, items: variant.items, values: () => [] }, cells);
};

const open = async (files: ShopFiles, options: OpenOptions): Promise<ShopReading> => {
  const known: Known = {
    options,
    categories: await readCategories(files.all('categories'), options),
    brands: await readBrands(files.all('brands')),
  };
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const group of productGroups(rowsOfAll(files.main))) {
      const handle = groupKey(
        cellOf(group.row, 'Name', 'Product Name'),
        cellOf(group.row, 'ID', 'Product ID') || group.row.place.line,
      );
      yield productRow(group, handle, known);
      for (const variant of group.variants)
        yield variantRow(variant, group, { handle, currency: options.currency });
    }
  }
  const extra = [
    'handle',
    'kind',
    'sku',
    'type',
    'price',
    'special',
    'retail',
    'quantity',
    'in_stock',
    'categories',
    'pictures',
    'brand',
    'status',
    'url',
    'weight',
  ].map((name) => `@${name}`);
  return {
    rows: madeRows(files, { rows, extra: [...textColumnNames, ...extra], shopFiles: bigcommerceFiles }),
    mapping: mappingIn(options.currency),
    categories: known.categories.details,
  };
};

export const bigcommerce: ShopPreset = {
  name: 'bigcommerce',
  title: 'BigCommerce',
  about:
    'BigCommerce: Products > Export, or the older template Bulk Edit; beside it categories and brands for their names',
  files: bigcommerceFiles,
  pricesWithoutCurrency: ['Price', 'Sale Price'],
  namesWithoutLanguage: ['Name', 'Product Name'],
  open,
};
