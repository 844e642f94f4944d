/**
 * Product fields that clients filter, sort or look products up by (wire §7.7, §7.8, spec 1 §9); filterable
 * attributes are indexed as well.
 */
export const indexedFields: readonly string[] = [
  'status',
  'visibility',
  'type_id',
  'category_ids',
  'category.category_id',
  'brand',
  'vendor',
  'brand_details.url_key',
  'stock.is_in_stock',
  'stock.qty',
  'final_price',
  'special_price',
  'number_of_sales',
  'sales_trend',
  'new',
  'sale',
  'rating_summary',
  'special_promo_flag',
  'erin_recommends',
];

/**
 * Fields whose values differ between products and by which products are looked up, and instants by which
 * they are sorted.
 */
export const keyFields = {
  keys: ['sku', 'url_path', 'url_key', 'configurable_children.sku'],
  instants: ['created_at', 'updated_at'],
} as const;
