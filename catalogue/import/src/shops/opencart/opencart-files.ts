import type { ShopFile } from '../shop-preset.ts';

const inLanguages = (...names: readonly string[]): string[] => names.map((name) => `${name}({any})`);

/** Returns the missing name columns for the languages of other texts. */
const missingNames = (columns: readonly string[]): string[] => {
  const languages = new Set(
    columns.flatMap(
      (column) => /^(?:description|meta_title|meta_description)\((.+)\)$/i.exec(column.trim())?.[1] ?? [],
    ),
  );
  return [...languages]
    .map((language) => `name(${language})`)
    .filter((header) => !columns.some((column) => column.trim().toLowerCase() === header.toLowerCase()));
};

/**
 * The Products sheet of the Export/Import Tool, as CSV. Source: ruOpenCart/export-import-tool,
 * admin/model/extension/export_import.php.
 */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'product_id',
    ...inLanguages(
      'name',
      'description',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'tags',
      'seo_keyword',
    ),
    'categories',
    'main_categories',
    'sku',
    'upc',
    'ean',
    'jan',
    'isbn',
    'mpn',
    'location',
    'quantity',
    'model',
    'manufacturer',
    'image_name',
    'shipping',
    'price',
    'points',
    'date_added',
    'date_modified',
    'date_available',
    'weight',
    'weight_unit',
    'length',
    'width',
    'height',
    'length_unit',
    'status',
    'tax_class_id',
    'seo_keyword',
    'stock_status_id',
    'store_ids',
    'layout',
    'related_ids',
    'sort_order',
    'subtract',
    'minimum',
    'viewed',
  ],
  marks: [
    ...inLanguages('name', 'description', 'meta_title', 'meta_description', 'meta_keywords', 'tags'),
    'stock_status_id',
    'store_ids',
    'image_name',
    'tax_class_id',
    'date_available',
    'subtract',
    'related_ids',
  ],
  missing: missingNames,
  needs: [
    'product_id',
    'name({any})',
    'categories',
    'sku',
    'model',
    'quantity',
    'price',
    'status',
    'subtract',
    'date_available',
    'shipping',
  ],
  reads: [
    ...inLanguages('name', 'description', 'meta_title', 'meta_description', 'tags'),
    'categories',
    'quantity',
    'subtract',
    'shipping',
    'date_available',
    'weight',
    'weight_unit',
    'image_name',
    'price',
    'product_id',
  ],
};

const sheet = (role: string, headers: readonly string[], more: Partial<ShopFile> = {}): ShopFile => ({
  role,
  headers,
  marks: headers,
  needs: headers.filter((header) => header !== 'sort_order'),
  reads: headers,
  ...more,
});

const categories: ShopFile = {
  role: 'categories',
  headers: [
    'category_id',
    'parent_id',
    ...inLanguages('name', 'description', 'meta_title', 'meta_description', 'meta_keywords', 'seo_keyword'),
    'top',
    'columns',
    'sort_order',
    'image_name',
    'date_added',
    'date_modified',
    'seo_keyword',
    'store_ids',
    'layout',
    'status',
  ],
  marks: ['category_id', 'parent_id', 'top', 'columns', ...inLanguages('name')],
  needs: ['category_id', 'parent_id', 'name({any})', 'status'],
  reads: [
    'category_id',
    'parent_id',
    ...inLanguages('name', 'description', 'meta_title', 'meta_description'),
    'sort_order',
    'image_name',
    'status',
    'top',
  ],
};

/** The sheet of product options refers to them by name or by id. */
const optionValues: ShopFile = {
  role: 'productoptionvalues',
  headers: [
    'product_id',
    'option',
    'option_id',
    'option_value',
    'option_value_id',
    'quantity',
    'subtract',
    'price',
    'price_prefix',
    'points',
    'points_prefix',
    'weight',
    'weight_prefix',
  ],
  marks: ['option_value', 'option_value_id', 'price_prefix', 'points_prefix', 'weight_prefix'],
  needs: [
    'product_id',
    ['option', 'option_id'],
    ['option_value', 'option_value_id'],
    'quantity',
    'subtract',
    'price',
    'price_prefix',
  ],
  reads: [
    'product_id',
    'option',
    'option_id',
    'option_value',
    'option_value_id',
    'quantity',
    'subtract',
    'price',
    'price_prefix',
  ],
};

const productOptions: ShopFile = {
  role: 'productoptions',
  headers: ['product_id', 'option', 'option_id', 'default_option_value', 'required'],
  marks: ['default_option_value'],
  needs: ['product_id', ['option', 'option_id'], 'required'],
  reads: ['product_id', 'option', 'option_id', 'default_option_value', 'required'],
};

const attributes: ShopFile = {
  role: 'productattributes',
  headers: [
    'product_id',
    'attribute_group',
    'attribute_group_id',
    'attribute',
    'attribute_id',
    ...inLanguages('text'),
  ],
  marks: ['attribute_group', ...inLanguages('text')],
  needs: ['product_id', 'attribute', 'text({any})'],
  reads: ['product_id', 'attribute_group', 'attribute', ...inLanguages('text')],
};

const named = (role: string, headers: readonly string[]): ShopFile => ({
  role,
  headers: [...headers, 'sort_order', ...inLanguages('name')],
  marks: headers,
  needs: [...headers.slice(0, 1), 'name({any})'],
  reads: [...headers, 'sort_order', ...inLanguages('name')],
});

export const opencartFiles: readonly ShopFile[] = [
  products,
  categories,
  optionValues,
  productOptions,
  attributes,
  sheet('additionalimages', ['product_id', 'image', 'sort_order']),
  sheet('specials', ['product_id', 'customer_group', 'priority', 'price', 'date_start', 'date_end']),
  named('options', ['option_id', 'type']),
  named('optionvalues', ['option_value_id', 'option_id', 'image']),
  {
    role: 'seokeywords',
    headers: ['product_id', 'store_id', 'keyword({any})'],
    marks: ['keyword({any})'],
    needs: ['product_id', 'keyword({any})'],
    reads: ['product_id', 'store_id', 'keyword({any})'],
  },
];
