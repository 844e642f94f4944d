import type { ShopFile } from '../shop-preset.ts';

/** Products > Export, version 3. Source: support.bigcommerce.com, Supported Product Fields. */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'Item', 'ID', 'Name', 'Type', 'SKU', 'Options', 'Inventory Tracking', 'Current Stock', 'Low Stock', 'Price', 'Cost Price', 'Retail Price', 'Sale Price', 'Brand ID', 'Channels', 'Categories', 'Description', 'Custom Fields', 'Page Title',
    'Product URL', 'Meta Description', 'Search Keywords', 'Meta Keywords', 'Bin Picking Number', 'UPC/EAN', 'Global Trade Number', 'Manufacturer Part Number', 'Free Shipping', 'Fixed Shipping Cost', 'Weight', 'Width', 'Height', 'Depth',
    'Is Visible', 'Is Featured', 'Warranty', 'Tax Class', 'Product Condition', 'Show Product Condition', 'Sort Order', 'Variant Image URL', 'Internal Image URL (Export)', 'Image URL (Import)', 'Image Description', 'Image is Thumbnail',
    'Image Sort Order', 'YouTube ID', 'Video Title', 'Video Description', 'Video Sort Order',
  ],
  marks: ['Inventory Tracking', 'Current Stock', 'Brand ID', 'Bin Picking Number', 'Global Trade Number', 'Is Visible', 'Variant Image URL', 'Internal Image URL (Export)', 'Image URL (Import)', 'Image is Thumbnail', 'YouTube ID', 'Fixed Shipping Cost'],
  needs: ['Item', 'Name', 'Type', 'SKU', 'Options', 'Inventory Tracking', 'Current Stock', 'Price', 'Sale Price', 'Is Visible'],
  reads: [
    'Item', 'Name', 'Type', 'Options', 'Inventory Tracking', 'Current Stock', 'Price', 'Sale Price', 'Retail Price', 'Brand ID', 'Categories', 'Description', 'Custom Fields', 'Page Title', 'Product URL', 'Meta Description', 'Weight', 'Is Visible',
    'Variant Image URL', 'Internal Image URL (Export)', 'Image URL (Import)', 'Image is Thumbnail', 'Image Sort Order', 'SKU',
  ],
};

/** The older export with the template Bulk Edit. Source: support.bigcommerce.com, Importing and Exporting Products (v2). */
const bulkEdit: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'Item Type', 'Product ID', 'Product Name', 'Product Type', 'Product Code/SKU', 'Bin Picking Number', 'Brand Name', 'Option Set', 'Option Set Align', 'Product Description', 'Price', 'Cost Price', 'Retail Price', 'Sale Price',
    'Fixed Shipping Cost', 'Free Shipping', 'Product Warranty', 'Product Weight', 'Product Width', 'Product Height', 'Product Depth', 'Allow Purchases?', 'Product Visible?', 'Product Availability', 'Track Inventory', 'Current Stock Level',
    'Low Stock Level', 'Category', 'Product File - {n}', 'Product File Description - {n}', 'Product File Max Downloads - {n}', 'Product File Expires After - {n}', 'Product Image ID - {n}', 'Product Image File - {n}',
    'Product Image URL - {n}', 'Product Image Description - {n}', 'Product Image Is Thumbnail - {n}', 'Product Image Sort - {n}', 'Search Keywords', 'Page Title', 'Meta Keywords', 'Meta Description', 'MYOB Asset Acct',
    'MYOB Income Acct', 'MYOB Expense Acct', 'Product Condition', 'Show Product Condition?', 'Event Date Required?', 'Event Date Name', 'Event Date Is Limited?', 'Event Date Start Date', 'Event Date End Date', 'Sort Order',
    'Product Tax Class', 'Product UPC/EAN', 'Stop Processing Rules', 'Product URL', 'Redirect Old URL?', 'GPS {any}', 'Avalara Product Tax Code', 'Product Custom Fields', 'Global Trade Number', 'Manufacturer Part Number',
  ],
  marks: ['Item Type', 'Product Code/SKU', 'Option Set', 'Option Set Align', 'Allow Purchases?', 'Product Visible?', 'Track Inventory', 'Current Stock Level', 'Low Stock Level', 'Product Availability', 'Show Product Condition?', 'Stop Processing Rules'],
  needs: ['Item Type', 'Product Name', 'Product Type', 'Product Code/SKU', 'Price', 'Sale Price', 'Allow Purchases?', 'Product Visible?', 'Track Inventory', 'Current Stock Level'],
  reads: [
    'Item Type', 'Product Name', 'Product Type', 'Product Code/SKU', 'Brand Name', 'Product Description', 'Price', 'Sale Price', 'Retail Price', 'Product Weight', 'Allow Purchases?', 'Product Visible?', 'Track Inventory', 'Current Stock Level',
    'Category', 'Product Image File - {n}', 'Product Image URL - {n}', 'Product Image Is Thumbnail - {n}', 'Page Title', 'Meta Description', 'Product URL', 'Product Custom Fields', 'Stop Processing Rules',
  ],
};

/** Categories and brands, which products name by number: what their own exports write. */
const categories: ShopFile = {
  role: 'categories',
  headers: ['Category ID', 'Parent ID', 'Name', 'Category Name', 'Description', 'Sort Order', 'Page Title', 'Meta Keywords', 'Meta Description', 'Search Keywords', 'Is Visible', 'Category Visible?', 'URL', 'Category URL', 'Image URL', 'Views', 'Tree ID'],
  marks: ['Category ID', 'Parent ID'],
  needs: ['Category ID', 'Parent ID', ['Name', 'Category Name']],
  reads: ['Category ID', 'Parent ID', 'Name', 'Category Name', 'Description', 'Sort Order', 'Page Title', 'Meta Description', 'Is Visible', 'Category Visible?', 'Image URL'],
};

const brands: ShopFile = {
  role: 'brands',
  headers: ['Brand ID', 'ID', 'Name', 'Brand Name', 'Page Title', 'Meta Keywords', 'Meta Description', 'Search Keywords', 'Image URL', 'URL'],
  marks: ['Brand ID', 'Brand Name'],
  needs: [['Brand ID', 'ID'], ['Name', 'Brand Name']],
  reads: ['Brand ID', 'ID', 'Name', 'Brand Name'],
};

export const bigcommerceFiles: readonly ShopFile[] = [products, bulkEdit, categories, brands];
