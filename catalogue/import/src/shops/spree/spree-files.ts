import type { ShopFile } from '../shop-preset.ts';

/** Products > Export. Source: spree/spree, app/presenters/spree/csv/product_variant_presenter.rb and app/models/spree/exports/products.rb. */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'product_id', 'sku', 'name', 'slug', 'status', 'vendor_name', 'brand_name', 'description', 'meta_title', 'meta_description', 'meta_keywords', 'tags', 'labels', 'price', 'compare_at_price', 'currency', 'width', 'height', 'depth',
    'dimensions_unit', 'weight', 'weight_unit', 'available_on', 'discontinue_on', 'track_inventory', 'inventory_count', 'inventory_backorderable', 'tax_category', 'shipping_category', 'digital', 'image{n}_src', 'option{n}_name',
    'option{n}_value', 'category{n}', 'property{n}_name', 'property{n}_value', 'metafield.{any}',
  ],
  marks: ['vendor_name', 'brand_name', 'labels', 'dimensions_unit', 'available_on', 'discontinue_on', 'track_inventory', 'inventory_count', 'inventory_backorderable', 'shipping_category', 'image1_src', 'image2_src', 'image3_src'],
  needs: ['sku', 'name', 'slug', 'status', 'price', 'compare_at_price', 'currency', 'track_inventory', 'inventory_count', 'inventory_backorderable', 'available_on', 'discontinue_on', 'option1_name', 'option1_value'],
  together: [['option{n}_name', 'option{n}_value'], ['property{n}_name', 'property{n}_value']],
  reads: ['name', 'description', 'meta_title', 'meta_description', 'price', 'compare_at_price', 'currency', 'track_inventory', 'inventory_count', 'inventory_backorderable', 'available_on', 'discontinue_on', 'weight', 'weight_unit', 'product_id', 'digital', 'shipping_category'],
};

/** Product translations. Source: spree/spree, app/presenters/spree/csv/product_translation_presenter.rb. */
const translations: ShopFile = {
  role: 'translations',
  headers: ['slug', 'locale', 'name', 'description', 'meta_title', 'meta_description'],
  marks: ['locale'],
  needs: ['slug', 'locale', 'name'],
  reads: ['slug', 'locale', 'name', 'description', 'meta_title', 'meta_description'],
};

export const spreeFiles: readonly ShopFile[] = [products, translations];
