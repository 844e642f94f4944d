import type { KeyField } from './key-column.ts';

/** Fields of every product that clients filter and sort by, or find products with (wire §7.7, §7.8, spec 1 §9); filterable attributes are indexed beside them. */
export const indexedFields: readonly string[] = [
  'status', 'visibility', 'type_id', 'category_ids', 'brand', 'brand_details.url_key',
  'stock.is_in_stock', 'stock.qty', 'price', 'final_price', 'special_price', 'number_of_sales', 'sales_trend', 'new', 'sale', 'rating_summary', 'special_promo_flag', 'erin_recommends',
];

/** Fields in which products differ from each other; they are found by some, and sorted by the others. */
export const keyFields: readonly KeyField[] = [
  ...['sku', 'url_path', 'url_key', 'configurable_children.sku'].map((field) => ({ field, isSought: true })),
  ...['created_at', 'updated_at'].map((field) => ({ field, isSought: false })),
];
