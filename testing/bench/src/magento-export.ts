import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/**
 * Columns of Magento's System → Export → Products, in Magento's order, including those that are empty in
 * this export.
 */
const columns = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'base_image',
  'base_image_label',
  'small_image',
  'small_image_label',
  'thumbnail_image',
  'thumbnail_image_label',
  'swatch_image',
  'swatch_image_label',
  'created_at',
  'updated_at',
  'new_from_date',
  'new_to_date',
  'display_product_options_in',
  'map_price',
  'msrp_price',
  'map_enabled',
  'gift_message_available',
  'custom_design',
  'custom_design_from',
  'custom_design_to',
  'custom_layout_update',
  'page_layout',
  'product_options_container',
  'msrp_display_actual_price_type',
  'country_of_manufacture',
  'additional_attributes',
  'qty',
  'out_of_stock_qty',
  'use_config_min_qty',
  'is_qty_decimal',
  'allow_backorders',
  'use_config_backorders',
  'min_cart_qty',
  'use_config_min_sale_qty',
  'max_cart_qty',
  'use_config_max_sale_qty',
  'is_in_stock',
  'notify_on_stock_below',
  'use_config_notify_stock_qty',
  'manage_stock',
  'use_config_manage_stock',
  'use_config_qty_increments',
  'qty_increments',
  'use_config_enable_qty_inc',
  'enable_qty_increments',
  'is_decimal_divided',
  'website_id',
  'related_skus',
  'related_position',
  'crosssell_skus',
  'crosssell_position',
  'upsell_skus',
  'upsell_position',
  'additional_images',
  'additional_image_labels',
  'hide_from_product_page',
  'custom_options',
  'bundle_price_type',
  'bundle_sku_type',
  'bundle_price_view',
  'bundle_weight_type',
  'bundle_values',
  'bundle_shipment_type',
  'associated_skus',
  'downloadable_links',
  'downloadable_samples',
  'configurable_variations',
  'configurable_variation_labels',
] as const;

type Row = Partial<Record<(typeof columns)[number], string | number>>;

const cellOf = (value: string | number | undefined): string =>
  value === undefined
    ? ''
    : /[",\n]/.test(String(value))
      ? `"${String(value).replaceAll('"', '""')}"`
      : String(value);
const lineOf = (row: Row): string => `${columns.map((column) => cellOf(row[column])).join(',')}\n`;

const colors = ['Black', 'Blue', 'Gray', 'Green'];
const sizes = ['XS', 'S', 'M'];
const materials = ['Wool', 'Cotton', 'Linen', 'Nylon', 'Silk'];
const departments = ['Men', 'Women', 'Kids', 'Home', 'Sport'];
const shelves = ['Tops', 'Bottoms', 'Shoes', 'Bags', 'Watches', 'Lamps', 'Cups', 'Tents'];
const description = [
  '<p>Ideal for cold-weather training or work outdoors, it promises superior warmth with every wear. Thick material blocks out the wind as ribbed cuffs and bottom band seal in body heat.</p>',
  '<p>&bull; Two-tone gray heather.<br />&bull; Drawstring-adjustable. <br />&bull; Machine wash/dry.</p>',
  '<ul><li>Made in Mosul</li><li>Two years of warranty</li></ul>',
].join('\n');

const stock: Row = {
  qty: '25.0000',
  out_of_stock_qty: '0.0000',
  use_config_min_qty: 1,
  is_qty_decimal: 0,
  allow_backorders: 0,
  use_config_backorders: 1,
  min_cart_qty: '1.0000',
  use_config_min_sale_qty: 1,
  max_cart_qty: '10000.0000',
  use_config_max_sale_qty: 1,
  is_in_stock: 1,
  notify_on_stock_below: '1.0000',
  use_config_notify_stock_qty: 1,
  manage_stock: 1,
  use_config_manage_stock: 1,
  use_config_qty_increments: 1,
  qty_increments: '1.0000',
  use_config_enable_qty_inc: 1,
  enable_qty_increments: 0,
  is_decimal_divided: 0,
  website_id: 0,
};

const rowOf = (sku: string, index: number, more: Row): Row => ({
  ...stock,
  sku,
  attribute_set_code: index % 3 === 0 ? 'Top' : 'Bag',
  product_type: 'simple',
  product_websites: 'base',
  name: `Tigris ${sku}`,
  description,
  short_description: '<p>Warm and light.</p>',
  weight: '1.0000',
  categories: `Default Category/${departments[index % departments.length]},Default Category/${departments[index % departments.length]}/${shelves[index % shelves.length]}`,
  product_online: 1,
  tax_class_name: 'Taxable Goods',
  visibility: 'Catalog, Search',
  price: `${10 + (index % 90)}.0000`,
  url_key: sku.toLowerCase(),
  meta_title: `Tigris ${sku}`,
  base_image: `/t/i/${sku.toLowerCase()}.jpg`,
  small_image: `/t/i/${sku.toLowerCase()}.jpg`,
  thumbnail_image: `/t/i/${sku.toLowerCase()}.jpg`,
  created_at: '3/14/24, 9:12 AM',
  updated_at: '3/14/24, 9:12 AM',
  display_product_options_in: 'Block after Info Column',
  msrp_display_actual_price_type: 'Use config',
  ...more,
});

const attributesOf = (index: number, more = ''): string =>
  `climate=All-Weather|Cool,eco_collection=${index % 2 === 0 ? 'Yes' : 'No'},material=${materials[index % materials.length]}|${materials[(index + 1) % materials.length]}${more}`;

/**
 * Yields twelve variants and then their configurable, as Magento lists them; every second one has a row for
 * its Arabic store view.
 */
function* family(index: number): Generator<Row> {
  const parent = `TP-${String(index).padStart(5, '0')}`;
  const variants = colors.flatMap((color) =>
    sizes.map((size) => ({ sku: `${parent}-${size}-${color}`, size, color })),
  );
  for (const { sku, size, color } of variants)
    yield rowOf(sku, index, {
      visibility: 'Not Visible Individually',
      additional_attributes: attributesOf(index, `,size=${size},color=${color}`),
    });
  const variations = variants
    .map(({ sku, size, color }) => `sku=${sku},size=${size},color=${color}`)
    .join('|');
  yield rowOf(parent, index, {
    product_type: 'configurable',
    price: '',
    qty: '0.0000',
    additional_attributes: attributesOf(index),
    configurable_variations: variations,
    configurable_variation_labels: 'size=Size,color=Color',
  });
  if (index % 2 === 0)
    yield {
      sku: parent,
      store_view_code: 'ar',
      attribute_set_code: 'Top',
      product_type: 'configurable',
      name: `دجلة ${index}`,
      description: '<p>دافئ وخفيف.</p>',
    };
}

/**
 * Writes a Magento export of `count` products, seven of eight of them variants, into `folder` and returns
 * the path of the file.
 */
export const writeMagentoExport = async (folder: string, count: number): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'catalog_product.csv');
  const file = createWriteStream(path);
  file.write(`${columns.join(',')}\n`);
  let written = 0;
  for (let index = 0; written < count; index += 1) {
    const isFamily = index % 2 === 0 && count - written >= 13;
    const rows = isFamily
      ? [...family(index)]
      : [
          rowOf(`TS-${String(index).padStart(5, '0')}`, index, {
            additional_attributes: attributesOf(index),
          }),
        ];
    written += rows.filter(({ store_view_code: view }) => view === undefined).length;
    if (!file.write(rows.map(lineOf).join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return path;
};
