import type { ShopFile } from '../shop-preset.ts';

const yesNo = '(0 = No, 1 = Yes)';

/** Products as the back office imports them, and as modules export them again. Source: PrestaShop/PrestaShop, docs/csv_import/products_import.csv. */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'Product ID', 'Active (0/1)', 'Name *', 'Categories (x,y,z...)', 'Price tax excluded', 'Price tax included', 'Tax rules ID', 'Wholesale price', 'Cost price', 'On sale (0/1)', 'Discount amount', 'Discount percent',
    'Discount from (yyyy-mm-dd)', 'Discount to (yyyy-mm-dd)', 'Reference #', 'Supplier reference #', 'Supplier', 'Manufacturer', 'Brand', 'EAN13', 'UPC', 'MPN', 'ISBN', 'Ecotax', 'Width', 'Height', 'Depth', 'Weight',
    'Delivery time of in-stock products', 'Delivery time of out-of-stock products with allowed orders', 'Quantity', 'Minimal quantity', 'Low stock level', 'Send me an email when the quantity is under this level', 'Visibility',
    'Additional shipping cost', 'Unity', 'Unit price', 'Unit for base price', 'Base price', 'Summary', 'Description', 'Tags (x,y,z...)', 'Meta title', 'Meta keywords', 'Meta description', 'URL rewritten', 'Text when in stock',
    'Text when backorder allowed', `Available for order ${yesNo}`, 'Product available date', 'Product creation date', `Show price ${yesNo}`, 'Image URLs (x,y,z...)', 'Image alt texts (x,y,z...)', `Delete existing images ${yesNo}`,
    'Feature(Name:Value:Position)', 'Feature (Name:Value:Position:Customized)', `Available online only ${yesNo}`, 'Condition', `Customizable ${yesNo}`, `Uploadable files ${yesNo}`, `Text fields ${yesNo}`, 'Out of stock action',
    'Action when out of stock', 'Virtual product', `Virtual product ${yesNo}`, 'File URL', 'Number of allowed downloads', 'Expiration date', 'Number of days', 'ID / Name of shop', 'Advanced stock management', 'Depends On Stock',
    'Warehouse', 'Acessories (x,y,z...)', 'Accessories (x,y,z...)',
  ],
  marks: ['Active (0/1)', 'Name *', 'Categories (x,y,z...)', 'Price tax excluded', 'Tax rules ID', 'On sale (0/1)', 'Reference #', 'URL rewritten', 'Image URLs (x,y,z...)', 'Feature(Name:Value:Position)', 'ID / Name of shop', 'Tags (x,y,z...)'],
  needs: [
    'Product ID', 'Active (0/1)', 'Name *', ['Price tax excluded', 'Price tax included'], 'Reference #', 'Quantity', 'Visibility', 'Discount amount', 'Discount percent', 'Discount from (yyyy-mm-dd)', 'Discount to (yyyy-mm-dd)',
    `Available for order ${yesNo}`,
  ],
  reads: [
    'Product ID', 'Name *', 'Categories (x,y,z...)', 'Price tax excluded', 'Price tax included', 'Discount amount', 'Discount percent', 'Quantity', 'Summary', 'Description', 'Meta title', 'Meta description', 'Feature(Name:Value:Position)',
    'Feature (Name:Value:Position:Customized)', 'Out of stock action', 'Action when out of stock', 'Virtual product', `Virtual product ${yesNo}`, `Available for order ${yesNo}`, 'Image URLs (x,y,z...)', 'Reference #',
  ],
};

/** The list of products as the back office exports it. Source: PrestaShop/PrestaShop, the columns of Catalog > Products. */
const list: ShopFile = {
  role: 'products',
  isMain: true,
  headers: ['Product ID', 'ID', 'Image', 'Name', 'Reference', 'Category', 'Price (tax excl.)', 'Price (tax incl.)', 'Quantity', 'Status', 'Position', 'Manufacturer', 'Brand'],
  marks: ['Price (tax excl.)', 'Price (tax incl.)'],
  needs: [['Product ID', 'ID'], 'Name', 'Reference', 'Price (tax excl.)', 'Price (tax incl.)', 'Quantity', 'Status'],
  reads: ['Product ID', 'ID', 'Name', 'Category', 'Price (tax excl.)', 'Price (tax incl.)', 'Quantity', 'Image', 'Reference'],
};

/** Source: PrestaShop/PrestaShop, docs/csv_import/combinations_import.csv. */
const combinations: ShopFile = {
  role: 'combinations',
  headers: [
    'Product ID*', 'Product Reference', 'Attribute (Name:Type:Position)*', 'Value (Value:Position)*', 'Supplier reference', 'Reference', 'EAN13', 'ISBN', 'UPC', 'MPN', 'Wholesale price', 'Cost price', 'Impact on price', 'Ecotax', 'Quantity',
    'Minimal quantity', 'Low stock level', 'Send me an email when the quantity is below this level', 'Impact on weight', `Default ${yesNo}`, 'Combination available date', 'Image position', 'Image URLs (x,y,z...)',
    'Image alt texts (x,y,z...)', 'ID / Name of shop', 'Advanced Stock Managment', 'Advanced Stock Management', 'Depends on stock', 'Warehouse',
  ],
  marks: ['Product ID*', 'Attribute (Name:Type:Position)*', 'Value (Value:Position)*', 'Impact on price', 'Impact on weight'],
  needs: ['Product ID*', 'Attribute (Name:Type:Position)*', 'Value (Value:Position)*', 'Reference', 'Impact on price', 'Quantity'],
  reads: ['Product ID*', 'Product Reference', 'Attribute (Name:Type:Position)*', 'Value (Value:Position)*', 'Reference', 'Impact on price', 'Quantity', 'Image URLs (x,y,z...)'],
};

/** Source: PrestaShop/PrestaShop, docs/csv_import/categories_import.csv. */
const categories: ShopFile = {
  role: 'categories',
  headers: ['Category ID', 'Active (0/1)', 'Name *', 'Parent category', 'Root category (0/1)', 'Description', 'Meta title', 'Meta keywords', 'Meta description', 'URL rewritten', 'Image URL', 'ID / Name of shop'],
  marks: ['Parent category', 'Root category (0/1)'],
  needs: ['Category ID', 'Active (0/1)', 'Name *', 'Parent category'],
  reads: ['Category ID', 'Active (0/1)', 'Name *', 'Parent category', 'Root category (0/1)', 'Description', 'Meta title', 'Meta description', 'Image URL'],
};

export const prestashopFiles: readonly ShopFile[] = [products, list, combinations, categories];
