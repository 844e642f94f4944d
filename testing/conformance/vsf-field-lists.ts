/** The field lists of the client's configuration, whole (wire §7.7). */
type FieldList = { include?: readonly string[]; exclude?: readonly string[] };

const childFields = [
  'attributes', 'id', 'final_price', 'color', 'original_price', 'original_price_incl_tax', 'price', 'price_incl_tax', 'size', 'sku', 'special_price', 'special_price_incl_tax', 'tier_prices',
].map((field) => `configurable_children.${field}`);

const listed = [
  'activity', 'final_price', 'id', 'image', 'name', 'new', 'original_price', 'original_price_incl_tax', 'price', 'price_incl_tax', 'product_links', 'sale', 'special_price', 'special_to_date',
  'special_from_date', 'special_price_incl_tax', 'status', 'tax_class_id', 'tier_prices', 'type_id', 'url_path', 'url_key', '*image', '*sku', '*small_image',
];

const bookkeeping = [
  'use_config_manage_stock', 'use_config_min_qty', 'use_config_notify_stock_qty', 'use_config_qty_increments', 'use_config_enable_qty_inc', 'use_config_backorders', 'use_config_max_sale_qty',
  'use_config_min_sale_qty', 'stock_id', 'enable_qty_increments', 'notify_stock_qty', 'qty_increments', 'stock_status_changed_auto', 'show_default_notification_message', 'is_decimal_divided',
].map((field) => `stock.${field}`);

const unlisted = ['attribute_set_id', 'description', 'sgn', '*.sgn', 'msrp_display_actual_price_type', '*.msrp_display_actual_price_type', 'required_options', 'media_gallery', ...bookkeeping];

export const fieldLists = {
  productList: { include: [...childFields, ...listed], exclude: ['configurable_options', ...unlisted] },
  productListWithChildren: {
    include: [...childFields, 'configurable_children.image', 'configurable_children.regular_price', 'configurable_children.special_from_date', 'configurable_children.special_to_date', ...listed],
    exclude: unlisted,
  },
  category: {
    include: ['children_count', 'id', 'is_active', 'level', 'name', 'parent_id', 'path', 'position', 'product_count', 'sku', 'url_key', 'url_path', '*.children_data.id', '*.id'], exclude: ['sgn'],
  },
  attribute: {
    include: [
      'activity', 'attribute_code', 'attribute_id', 'default_frontend_label', 'default_value', 'entity_type_id', 'frontend_input', 'frontend_label', 'id', 'is_user_defined', 'is_visible_on_front', 'is_visible',
      'is_comparable', 'options', 'tier_prices',
    ],
  },
} as const satisfies Record<string, FieldList>;
