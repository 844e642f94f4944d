import type { ShopFile } from '../shop-preset.ts';

/** Columns that plugins for several languages add: WPML's, then those of Polylang for WooCommerce. */
export const languageColumns = ['Meta: _wpml_import_language_code', 'Language'];
export const sourceColumns = ['Meta: _wpml_import_source_language_code'];
export const groupColumns = ['Meta: _wpml_import_translation_group', 'Translation group'];

/**
 * Products > Export with all columns.
 * Source: woocommerce/woocommerce, includes/export/class-wc-product-csv-exporter.php.
 */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class',
    'In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight ({any})', 'Length ({any})', 'Width ({any})', 'Height ({any})', 'Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price',
    'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days', 'Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands', 'Brand', 'Cost of goods',
    'Swatches Attributes', 'Attribute {n} name', 'Attribute {n} value(s)', 'Attribute {n} visible', 'Attribute {n} global', 'Attribute {n} default', 'Download {n} ID', 'Download {n} name', 'Download {n} URL', 'Meta: {any}', 'Language', 'Translation group',
  ],
  marks: [
    'Is featured?', 'Visibility in catalog', 'Date sale price starts', 'Date sale price ends', 'In stock?', 'Backorders allowed?', 'Sold individually?', 'Allow customer reviews?', 'Regular price', 'Grouped products', 'External URL',
    'Attribute {n} value(s)',
  ],
  needs: ['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'In stock?', 'Stock', 'Regular price', 'Sale price', 'Date sale price starts', 'Date sale price ends', 'Parent', 'Grouped products'],
  together: [['Attribute {n} name', 'Attribute {n} value(s)'], ['Meta: _wpml_import_language_code', 'Meta: _wpml_import_translation_group'], ['Language', 'Translation group']],
  reads: [...languageColumns, ...sourceColumns, ...groupColumns, 'Name', 'Description', 'Short description', 'In stock?', 'Stock', 'Backorders allowed?', 'Weight ({any})'],
};

export const wooFiles: readonly ShopFile[] = [products];
