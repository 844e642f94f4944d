import type { SourceRow } from '../../table-format/source-row.ts';
import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import { cellOf, withCells } from '../extra-cells.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { hasHeader } from '../header-patterns.ts';
import { readStock } from './inventory.ts';
import { shopifyFiles } from './shopify-files.ts';
import { readTranslations } from './translations.ts';

const handles = ['Handle', 'URL handle'];
const trackers = ['Variant Inventory Tracker', 'Inventory tracker'];

/**
 * Returns price columns by currency. Prices of the Iraq market are in dinars; the others are in the shop's
 * currency, which no column names.
 */
const pricesIn = (currency: string, own: string[], ofIraq: string[]) =>
  currency === 'IQD' ? { IQD: [...ofIraq, ...own] } : { [currency]: own, IQD: ofIraq };

const mappingIn = (currency: string): MappingInput => ({
  rows: 'variant-rows',
  currency,
  columns: {
    ...textColumns,
    handle: handles,
    sku: ['Variant SKU', 'SKU'],
    type: '@type',
    price: pricesIn(currency, ['Variant Price', 'Price'], ['Price / Iraq']),
    compare_at_price: pricesIn(
      currency,
      ['Variant Compare At Price', 'Compare-at price'],
      ['Compare At Price / Iraq', 'Compare-at price / Iraq'],
    ),
    quantity: '@quantity',
    categories: '@categories',
    pictures: ['Image Src', 'Product image URL'],
    variant_pictures: ['Variant Image', 'Variant image URL'],
    brand: 'Vendor',
    status: ['Status', 'Published', 'Published on online store', '@status'],
    url_key: handles,
    tags: 'Tags',
    weight: '@weight',
  },
  options: [{ name: 'Option{n} Name', value: 'Option{n} Value' }],
  separators: { tags: ',', path: '>', categories: '\n' },
  roots: [],
});

const isVariant = (row: SourceRow): boolean =>
  cellOf(row, 'Variant SKU', 'SKU', 'Variant Price', 'Price', 'Option1 Value') !== '';
const isYes = (cell: string): boolean => /^(?:true|yes|1|continue)$/i.test(cell);

/**
 * Returns the stock; empty when Shopify does not track it or continues selling when it runs out. `isUnknown`
 * when it is tracked but no file has the quantity.
 */
const quantityOf = (
  row: SourceRow,
  counted: string,
  hasTrackers: boolean,
): { quantity: string; isUnknown: boolean } => {
  const isCounted = !hasTrackers || cellOf(row, ...trackers) !== '';
  if (!isCounted || isYes(cellOf(row, 'Variant Inventory Policy', 'Continue selling when out of stock')))
    return { quantity: '', isUnknown: false };
  return { quantity: counted, isUnknown: hasTrackers && counted === '' };
};

const isShipped = (row: SourceRow): boolean =>
  !/^(?:false|no|0)$/i.test(cellOf(row, 'Variant Requires Shipping', 'Requires shipping'));
const isGiftCard = (row: SourceRow): boolean =>
  isYes(cellOf(row, 'Gift Card')) || /^gift cards?$/i.test(cellOf(row, 'Type'));

/** Returns the shop owner's own product type, or Shopify's standard category when there is none. */
const categoryOf = (row: SourceRow): string => cellOf(row, 'Type', 'Product Category', 'Product category');

const weightOf = (row: SourceRow): string => {
  const grams = Number(cellOf(row, 'Variant Grams', 'Weight value (grams)'));
  return grams > 0 ? `${grams} g` : '';
};

const open = async (files: ShopFiles, { choices, currency }: OpenOptions): Promise<ShopReading> => {
  const [stock, translations] = [
    await readStock(files.all('inventory')),
    await readTranslations(files.all('translations')),
  ];
  const hasTrackers = files.main.some(({ columns }) => trackers.some((header) => hasHeader(header, columns)));
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of rowsOfAll(files.main)) {
      const [handle, title] = [cellOf(row, ...handles), cellOf(row, 'Title')];
      const { quantity, isUnknown } = quantityOf(
        row,
        stock(handle, row)?.toString() ?? cellOf(row, 'Variant Inventory Qty', 'Inventory quantity'),
        hasTrackers,
      );
      const own = {
        name: title,
        description: cellOf(row, 'Body (HTML)', 'Body HTML', 'Description'),
        meta_title: cellOf(row, 'SEO Title'),
        meta_description: cellOf(row, 'SEO Description'),
      };
      const cells = {
        ...textCells(own, title === '' ? {} : translations.of(handle, title), choices),
        '@quantity': quantity,
        '@weight': weightOf(row),
        '@categories': categoryOf(row),
        '@type': isShipped(row) ? '' : 'virtual',
        '@status': isGiftCard(row) ? 'inactive' : '',
      } as const;
      yield withCells(row, cells, [
        ...(isGiftCard(row) && title !== ''
          ? [{ code: 'type-without-place' as const, subject: 'a gift card; it is taken switched off' }]
          : []),
        ...(isVariant(row) && isUnknown
          ? [{ code: 'unknown-stock' as const, subject: cellOf(row, 'Variant SKU', 'SKU') }]
          : []),
      ]);
    }
  }
  return {
    rows: madeRows(files, {
      rows,
      extra: [...textColumnNames, '@categories', '@quantity', '@weight', '@type', '@status'],
      shopFiles: shopifyFiles,
    }),
    mapping: mappingIn(currency),
    words: translations.words,
  };
};

export const shopify: ShopPreset = {
  name: 'shopify',
  title: 'Shopify',
  about: 'Shopify: Products > Export, beside it Inventory > Export and the export of a language',
  files: shopifyFiles,
  pricesWithoutCurrency: ['Variant Price', 'Variant Compare At Price', 'Price', 'Compare-at price'],
  namesWithoutLanguage: ['Title'],
  open,
};
