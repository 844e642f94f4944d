import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import { blankProduct } from '@dijla/provider/modules/catalog/catalog';
import { languages } from '@dijla/contract/store-views';
import { visibilityCell, statusCell } from '../cells/visibility-cell.ts';
import {
  type CellType,
  countedSkus,
  flag,
  instant,
  integer,
  integerList,
  json,
  list,
  nullableText,
  pictures,
  placedPaths,
  text,
} from './cell-types.ts';
import { finishPrices, priceColumnOf, priceColumns } from './price-columns.ts';
import { column, type Draft, labelColumns, type Sheet, textColumns, valueAt } from './sheet.ts';

const status: CellType = {
  write: integer.write,
  read: (cell) => (/^\d+$/.test(cell) ? Number(cell) : statusCell(cell)),
};
const visibility: CellType = { write: integer.write, read: visibilityCell };

/** Class of goods that are taxed as most are. */
const usualTaxClass = 2;

const blankDraft = (): Draft => ({ ...blankProduct(''), tax_class_id: usualTaxClass });

const nameOf = (draft: Draft): string =>
  (languages
    .map((language) => valueAt(draft, ['texts', language, 'name']))
    .find((name) => typeof name === 'string' && name !== '') as string | undefined) ?? '';

const productTexts = textColumns(
  ['name', 'description', 'short_description', 'meta_title', 'meta_description'],
  ['texts'],
  { attributes: json },
);
const isName = ({ name }: { name: string }): boolean => name.startsWith('name_');

export const productSheet: Sheet = {
  kind: 'product',
  file: 'products',
  needed: ['sku'],
  columns: [
    column('sku', text),
    column('type', text),
    ...productTexts.filter(isName),
    ...priceColumns,
    column('qty', integer, ['stock', 'qty']),
    column('categories', placedPaths),
    column('media', pictures),
    column('attributes', json),
    column('axes', list),
    column('variants', list),
    column('members', countedSkus),
    ...productTexts.filter((each) => !isName(each)),
    column('status', status),
    column('visibility', visibility),
    column('url_key', text),
    column('attribute_set', nullableText),
    column('tax_class_id', integer),
    column('size_class', nullableText),
    column('created_at', instant),
    column('manage_stock', flag, ['stock', 'manage_stock']),
    column('is_in_stock', flag, ['stock', 'is_in_stock']),
    column('min_sale_qty', integer, ['stock', 'min_sale_qty']),
    column('max_sale_qty', integer, ['stock', 'max_sale_qty']),
    column('number_of_sales', integer),
    column('bundle_options', json),
    column('custom_options', json),
    column('download', json),
  ],
  blank: blankDraft,
  columnOf: priceColumnOf,
  finish: (draft) => {
    finishPrices(draft);
    draft['url_key'] ||= latinSlugOf(nameOf(draft)) || latinSlugOf(String(draft['sku'])) || 'product';
  },
};

const categoryPicture = { image: null, media_gallery: [] };

export const productSheets: readonly Sheet[] = [
  {
    kind: 'attribute',
    file: 'attributes',
    needed: ['code'],
    columns: [
      column('code', text),
      column('input', text),
      ...labelColumns('label', ['labels']),
      column('is_filterable', flag),
      column('is_comparable', flag),
      column('is_visible_on_front', flag),
      column('is_user_defined', flag),
      column('position', integer),
      column('sets', list),
    ],
    blank: () => ({
      input: 'select',
      labels: {},
      is_filterable: false,
      is_comparable: false,
      is_visible_on_front: true,
      is_user_defined: true,
      position: 0,
      options: [],
      sets: [],
    }),
    parts: {
      member: 'options',
      columns: [
        column('option', nullableText, ['code']),
        ...labelColumns('option_label', ['labels']),
        column('option_hex', nullableText, ['hex']),
        column('option_sort', integer, ['sort']),
      ],
      blank: () => ({ code: '', sort: 0, hex: null, labels: {} }),
    },
  },
  {
    kind: 'category',
    file: 'categories',
    needed: ['url_path'],
    columns: [
      column('url_path', text),
      ...textColumns(['name', 'description', 'meta_title', 'meta_description', 'meta_keywords']),
      column('position', integer),
      column('is_active', flag),
      column('include_in_menu', flag),
      column('is_anchor', flag),
      column('display_mode', text),
      column('image', nullableText),
      column('media_gallery', list),
    ],
    blank: () => ({
      url_path: '',
      position: 0,
      is_active: true,
      include_in_menu: true,
      is_anchor: true,
      display_mode: 'PRODUCTS',
      ...categoryPicture,
      texts: {},
    }),
  },
  {
    kind: 'brand',
    file: 'brands',
    needed: ['code', 'url_key'],
    columns: [
      column('code', text),
      column('url_key', text),
      ...textColumns(['title', 'description']),
      column('image', nullableText),
      column('slider_image', nullableText),
      column('slider_position', integer),
      column('position', integer),
    ],
    blank: () => ({
      code: '',
      url_key: '',
      image: null,
      slider_image: null,
      slider_position: null,
      position: 0,
      texts: {},
    }),
  },
  productSheet,
  {
    kind: 'product-links',
    file: 'product-links',
    needed: ['sku', 'type', 'linked'],
    columns: [column('sku', text), column('type', text), column('linked', list)],
    blank: () => ({ sku: '', type: 'related', linked: [] }),
  },
  {
    kind: 'review',
    file: 'reviews',
    needed: ['natural_key', 'sku', 'rating'],
    columns: [
      column('natural_key', text),
      column('sku', text),
      column('status', integer),
      column('language', text),
      column('nickname', text),
      column('title', text),
      column('detail', text),
      column('rating', integer),
      column('created_at', instant),
    ],
    blank: () => ({
      natural_key: '',
      sku: '',
      status: 1,
      language: 'ar',
      nickname: '',
      title: '',
      detail: '',
      created_at: null,
    }),
  },
];

export const taxSheets: readonly Sheet[] = [
  {
    kind: 'tax-rate',
    file: 'tax-rates',
    needed: ['code', 'country', 'rate'],
    columns: [
      column('code', text),
      column('country', text),
      column('region_id', integer),
      column('region_name', nullableText),
      column('postcode', text),
      column('rate', integer),
    ],
    blank: () => ({ code: '', country: 'IQ', region_id: 0, region_name: null, postcode: '*' }),
  },
  {
    kind: 'tax-rule',
    file: 'tax-rules',
    needed: ['code', 'rates'],
    columns: [
      column('code', text),
      column('priority', integer),
      column('position', integer),
      column('rates', list),
      column('customer_class_ids', integerList),
      column('product_class_ids', integerList),
    ],
    blank: () => ({
      code: '',
      priority: 0,
      position: 0,
      rates: [],
      customer_class_ids: [],
      product_class_ids: [],
    }),
  },
  {
    kind: 'shipping-rates',
    file: 'shipping-rates',
    needed: ['carrier_code', 'method_code'],
    columns: [column('carrier_code', text), column('method_code', text)],
    blank: () => ({ carrier_code: '', method_code: '', rates: [] }),
    parts: {
      member: 'rates',
      columns: [
        column('country', text),
        column('region_code', text),
        column('postcode', text),
        column('currency', text),
        column('min_subtotal_minor', integer, ['min_subtotal']),
        column('price_minor', integer, ['price']),
      ],
      blank: () => ({ country: 'IQ', region_code: '*', postcode: '*', currency: 'IQD', min_subtotal: 0 }),
    },
  },
];
