import type { ShopFile } from '../shop-preset.ts';

/**
 * Products as Shopify exported them until 2025, and as many of its tools still do.
 * Source: help.shopify.com/manual/products/import-export/using-csv and the product_template.csv of that page.
 */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'Handle', 'Title', 'Body (HTML)', 'Body HTML', 'Vendor', 'Product Category', 'Standardized Product Type', 'Custom Product Type', 'Type', 'Tags', 'Published', 'Option{n} Name', 'Option{n} Value', 'Option{n} Linked To',
    'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping',
    'Variant Taxable', 'Variant Barcode', 'Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Unit Price {any}', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description', 'Collection',
    'Google Shopping / {any}', 'Cost per item', 'Included / {any}', 'Price / {any}', 'Compare At Price / {any}', '{any} ({any}.metafields.{any})', 'Metafield: {any}', 'Status',
  ],
  marks: ['Body (HTML)', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Image Src', 'Variant Image'],
  needs: ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Status', 'Published'],
  together: [['Option{n} Name', 'Option{n} Value']],
  reads: ['Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Gift Card', 'Image Position', 'Variant Requires Shipping', 'Variant Weight Unit', 'Title', 'Body (HTML)', 'Body HTML', 'Type', 'Product Category', 'SEO Title', 'SEO Description'],
};

/** Products under the names that Shopify's columns bear since 2025. */
const products2025: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags', 'Published on online store', 'Status', 'SKU', 'Barcode', 'Option{n} name', 'Option{n} value', 'Option{n} Linked To', 'Price', 'Compare-at price',
    'Cost per item', 'Charge tax', 'Tax code', 'Unit price {any}', 'Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display', 'Requires shipping',
    'Fulfillment service', 'Product image URL', 'Image position', 'Image alt text', 'Variant image URL', 'Gift card', 'SEO title', 'SEO description', '{any} ({any}.metafields.{any})', 'Google Shopping / {any}', 'Included / {any}',
    'Price / {any}', 'Compare-at price / {any}',
  ],
  marks: ['URL handle', 'Published on online store', 'Compare-at price', 'Charge tax', 'Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display', 'Product image URL'],
  needs: ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'SKU', 'Price', 'Status', 'Published on online store'],
  together: [['Option{n} name', 'Option{n} value']],
  reads: ['Weight value (grams)', 'Weight unit for display', 'Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock', 'Gift card', 'Image position', 'Requires shipping', 'Title', 'Description', 'Type', 'Product category', 'SEO title', 'SEO description'],
};

/** Stock by place. Source: help.shopify.com/manual/products/inventory/setup/inventory-csv. */
const inventory: ShopFile = {
  role: 'inventory',
  headers: [
    'Handle', 'Title', 'Option{n} Name', 'Option{n} Value', 'SKU', 'HS Code', 'COO', 'Location', 'Bin name', 'Incoming', 'Incoming (not editable)', 'Unavailable', 'Unavailable (not editable)', 'Committed',
    'Committed (not editable)', 'Available', 'Available (not editable)', 'On hand', 'On hand (current)', 'On hand (new)',
  ],
  marks: ['HS Code', 'COO', 'Location', 'Bin name', 'Committed', 'Committed (not editable)', 'On hand', 'On hand (current)'],
  needs: ['Handle', 'Option1 Value', ['Available', 'Available (not editable)', 'On hand', 'On hand (current)']],
  reads: ['Handle', 'Title', 'Option{n} Name', 'Option{n} Value', 'SKU', 'Location', 'Available', 'Available (not editable)', 'On hand', 'On hand (current)'],
};

/** Translations, a row for each text. Source: help.shopify.com/manual/markets/languages/manage-languages (export of a language). */
const translations: ShopFile = {
  role: 'translations',
  headers: ['Type', 'Identification', 'Field', 'Locale', 'Market', 'Status', 'Default content', 'Translated content'],
  marks: ['Identification', 'Default content', 'Translated content'],
  needs: ['Type', 'Identification', 'Field', 'Locale', 'Default content', 'Translated content'],
  reads: ['Type', 'Identification', 'Field', 'Locale', 'Market', 'Status', 'Default content', 'Translated content'],
};

export const shopifyFiles: readonly ShopFile[] = [products, products2025, inventory, translations];
