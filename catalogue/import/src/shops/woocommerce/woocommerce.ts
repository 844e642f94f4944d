import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import type { SourceRow } from '../../table-format/source-row.ts';
import { cellOf, withCells } from '../extra-cells.ts';
import { hasHeader, headersOf } from '../header-patterns.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { readTranslatedRows, textsIn, translationTest } from './translated-rows.ts';
import { languageColumns, wooFiles } from './woocommerce-files.ts';

const mappingIn = (currency: string): MappingInput => ({
  rows: 'parent-sku',
  currency,
  columns: {
    ...textColumns,
    id: 'ID',
    sku: 'SKU',
    parent: 'Parent',
    type: 'Type',
    price: 'Regular price',
    special_price: 'Sale price',
    special_from: 'Date sale price starts',
    special_to: 'Date sale price ends',
    quantity: '@quantity',
    in_stock: '@in_stock',
    categories: 'Categories',
    pictures: 'Images',
    brand: ['Brands', 'Brand'],
    status: ['Published', '@status'],
    visibility: 'Visibility in catalog',
    tags: 'Tags',
    weight: '@weight',
    members: 'Grouped products',
  },
  options: [{ name: 'Attribute {n} name', value: 'Attribute {n} value(s)' }],
  named_attributes: { name: 'Attribute {n} name', value: 'Attribute {n} value(s)', separator: ',' },
  separators: { categories: ',', path: '>', pictures: ',', tags: ',' },
  roots: [],
});

/** Supported product types; `external` is handled later. Other types come from plugins. */
const types: ReadonlySet<string> = new Set([
  'simple',
  'variable',
  'variation',
  'grouped',
  'external',
  'virtual',
  'downloadable',
]);

const foreignTypes = (row: SourceRow): string[] =>
  cellOf(row, 'Type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && !types.has(type));

/** Returns the stock of products with variations, by sku and `id:`, as their variations reference them. */
const stockOfParents = async (files: ShopFiles): Promise<Map<string, string>> => {
  const stock = new Map<string, string>();
  for await (const row of rowsOfAll(files.main)) {
    const count = cellOf(row, 'Stock');
    if (!/\bvariable\b/i.test(cellOf(row, 'Type')) || count === '') continue;
    for (const name of [cellOf(row, 'SKU'), `id:${cellOf(row, 'ID')}`])
      if (name !== '' && !stock.has(name)) stock.set(name, count);
  }
  return stock;
};

const sellsOn = (row: SourceRow): boolean =>
  /^(?:1|yes|notify)$/i.test(cellOf(row, 'Backorders allowed?')) ||
  /backorder/i.test(cellOf(row, 'In stock?'));

/**
 * Returns the stock, for a variation that shares its product's stock the latter; empty when it is not
 * tracked or backorders are allowed.
 */
const quantityOf = (
  row: SourceRow,
  parents: ReadonlyMap<string, string>,
): { quantity: string; isShared: boolean } => {
  const stock = cellOf(row, 'Stock');
  const isShared = stock.toLowerCase() === 'parent';
  if (sellsOn(row)) return { quantity: '', isShared: false };
  return { quantity: isShared ? (parents.get(cellOf(row, 'Parent')) ?? '') : stock, isShared };
};

const open = async (files: ShopFiles, { choices, currency }: OpenOptions): Promise<ShopReading> => {
  const [parents, translated] = [await stockOfParents(files), await readTranslatedRows(files.main)];
  const [weight = ''] = headersOf(
    'Weight ({any})',
    files.main.flatMap(({ columns }) => columns),
  );
  const unit = /\((.+)\)/.exec(weight)?.[1] ?? '';
  async function* rows(): AsyncGenerator<SourceRow> {
    const isTranslation = translationTest();
    for await (const row of rowsOfAll(files.main)) {
      if (isTranslation(row)) continue;
      const { quantity, isShared } = quantityOf(row, parents);
      const [foreign, language, weighs] = [
        foreignTypes(row),
        translated.languageOf(row) ?? choices.language ?? 'auto',
        cellOf(row, weight),
      ];
      const cells = {
        ...textCells(textsIn(row), translated.of(row), { language }),
        '@quantity': quantity,
        '@in_stock': sellsOn(row) ? '1' : cellOf(row, 'In stock?'),
        '@status': foreign.length > 0 ? 'inactive' : '',
        '@weight': Number(weighs) > 0 ? `${weighs} ${unit}` : '',
      } as const;
      yield withCells(row, cells, [
        ...foreign.map((type) => ({
          code: 'type-without-place' as const,
          subject: `'${type}'; it is taken switched off`,
        })),
        ...(isShared ? [{ code: 'shared-stock' as const, subject: '' }] : []),
      ]);
    }
  }
  return {
    rows: madeRows(files, {
      rows,
      extra: [...textColumnNames, '@quantity', '@in_stock', '@status', '@weight'],
      shopFiles: wooFiles,
    }),
    mapping: mappingIn(currency),
    words: translated.words,
  };
};

export const woocommerce: ShopPreset = {
  name: 'woocommerce',
  title: 'WooCommerce',
  about:
    'WooCommerce: Products > Export, with the columns of WPML or Polylang where products are in several languages',
  files: wooFiles,
  pricesWithoutCurrency: ['Regular price', 'Sale price'],
  namesWithoutLanguage: ['Name'],
  statesLanguage: ({ main }) =>
    main.every(({ columns }) => languageColumns.some((header) => hasHeader(header, columns))),
  open,
};
