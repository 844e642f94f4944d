import type { ShopFile } from '../shop-preset.ts';

const inProduct = (names: readonly string[]): string[] => names.map((name) => `Product ${name}`);
const inVariant = (names: readonly string[]): string[] => names.map((name) => `Variant ${name}`);

const measures = ['Weight', 'Length', 'Width', 'Height', 'HS Code', 'Origin Country', 'MID Code', 'Material'];
const common = [
  ...inProduct([
    'Id',
    'Handle',
    'Title',
    'Subtitle',
    'Description',
    'Status',
    'Thumbnail',
    'Discountable',
    'External Id',
    ...measures,
  ]),
  ...inVariant(['Id', 'Title', 'SKU', 'Barcode', 'Allow Backorder', 'Manage Inventory', ...measures]),
];
const commonNeeds = [
  'Product Handle',
  'Product Title',
  'Product Status',
  'Variant SKU',
  'Variant Manage Inventory',
  'Variant Allow Backorder',
];
const commonReads = [
  'Product Title',
  'Product Description',
  'Product Subtitle',
  'Product Thumbnail',
  'Product Weight',
  'Variant Weight',
  'Variant Manage Inventory',
  'Variant Allow Backorder',
  'Variant Title',
];
const commonMarks = [
  'Product Handle',
  'Product Status',
  'Product Thumbnail',
  'Product Discountable',
  'Product External Id',
  'Variant Manage Inventory',
  'Variant Allow Backorder',
  'Variant Title',
];

/** Products > Export of Medusa 2. Source: medusajs/medusa, core-flows/src/product/helpers/normalize-for-export.ts. */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    ...common,
    ...inProduct([
      'Collection Id',
      'Type Id',
      'Is Giftcard',
      'Created At',
      'Updated At',
      'Deleted At',
      'Image {n}',
      'Tag {n}',
      'Category {n}',
      'Sales Channel {n}',
    ]),
    ...inVariant([
      'Upc',
      'Ean',
      'Metadata',
      'Product Id',
      'Variant Rank',
      'Thumbnail',
      'Created At',
      'Updated At',
      'Deleted At',
      'Option {n} Id',
      'Option {n} Name',
      'Option {n} Value',
      'Option {n} Is Exclusive',
      'Price {any}',
      'Image {n}',
    ]),
    'Shipping Profile Id',
  ],
  marks: [
    ...commonMarks,
    'Product Collection Id',
    'Product Type Id',
    'Variant Product Id',
    'Variant Variant Rank',
  ],
  needs: [...commonNeeds, 'Variant Price {any}', 'Variant Option {n} Name', 'Variant Option {n} Value'],
  together: [['Variant Option {n} Name', 'Variant Option {n} Value']],
  reads: [
    ...commonReads,
    'Product Category {n}',
    'Product Image {n}',
    'Product Tag {n}',
    'Variant Price {any}',
    'Variant Option {n} Name',
    'Variant Option {n} Value',
    'Variant Image {n}',
    'Product Is Giftcard',
  ],
};

/**
 * Products > Export of Medusa 1, separated by semicolons. Source: medusajs/medusa,
 * core-flows/src/product/helpers/normalize-v1-import.ts.
 */
const products1: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    ...common,
    ...inProduct([
      'Collection Title',
      'Collection Handle',
      'Type',
      'Tags',
      'Profile Name',
      'Profile Type',
      'Category {n} {any}',
    ]),
    'Variant Inventory Quantity',
    'Price {any}',
    'Option {n} Name',
    'Option {n} Value',
    'Image {n} Url',
    'Sales Channel {n} {any}',
  ],
  marks: [
    ...commonMarks,
    'Product Collection Handle',
    'Product Profile Name',
    'Product Profile Type',
    'Variant Inventory Quantity',
  ],
  // The profile columns distinguish a version 1 file, whose amounts are in minor units, from a version 2
  // template with the same columns.
  needs: [
    ...commonNeeds,
    'Price {any}',
    'Option {n} Name',
    'Option {n} Value',
    'Variant Inventory Quantity',
    'Product Profile Name',
    'Product Profile Type',
  ],
  together: [['Option {n} Name', 'Option {n} Value']],
  reads: [
    ...commonReads,
    'Product Collection Title',
    'Product Type',
    'Product Category {n} {any}',
    'Image {n} Url',
    'Price {any}',
    'Option {n} Name',
    'Option {n} Value',
    'Variant Inventory Quantity',
  ],
};

/** Categories, which products reference by id: the table product_category, as dumped from the database. */
const categories: ShopFile = {
  role: 'categories',
  headers: [
    'id',
    'name',
    'description',
    'handle',
    'mpath',
    'is_active',
    'is_internal',
    'rank',
    'parent_category_id',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
    'external_id',
  ],
  marks: ['mpath', 'is_internal', 'parent_category_id', 'rank'],
  needs: ['id', 'name', 'parent_category_id'],
  reads: [
    'id',
    'name',
    'description',
    'is_active',
    'is_internal',
    'rank',
    'parent_category_id',
    'mpath',
    'deleted_at',
    'created_at',
    'updated_at',
  ],
};

export const medusaFiles: readonly ShopFile[] = [products, products1, categories];
