/** Fields of every product that clients filter and sort by, or find products with (wire §7.7, §7.8, spec 1 §9); filterable attributes are indexed beside them. */
export const indexedFields: readonly string[] = [
  'status', 'visibility', 'type_id', 'category_ids', 'brand', 'brand_details.url_key',
  'stock.is_in_stock', 'stock.qty', 'price', 'final_price', 'special_price', 'number_of_sales', 'sales_trend', 'created_at', 'updated_at', 'new', 'sale', 'rating_summary', 'special_promo_flag', 'erin_recommends',
];

/** Fields by which one product is found. */
export const keyFields: readonly string[] = ['sku', 'url_path', 'url_key', 'configurable_children.sku'];
