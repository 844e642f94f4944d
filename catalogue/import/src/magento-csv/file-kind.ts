/** The content of an export file, recognised by its columns, not by its name or folder. */
export type FileKind =
  | 'attributes'
  | 'categories'
  | 'standard-products'
  | 'sample-products'
  | 'images'
  | 'downloads'
  | 'links'
  | 'reviews'
  | 'tax-rates'
  | 'tax-rules'
  | 'table-rates'
  | 'pages'
  | 'blocks'
  | 'cart-rules'
  | 'catalogue-rules'
  | 'customers'
  | 'wishlists'
  | 'orders';

/** The columns that identify each kind, checked in this order. */
const columnsOf: Record<FileKind, readonly string[]> = {
  attributes: ['attribute_code', 'frontend_input', 'frontend_label', 'option'],
  categories: ['name', 'url_key', 'path', 'active'],
  'standard-products': ['sku', 'product_type', 'name', 'additional_attributes'],
  'sample-products': ['category', 'sku', 'name', 'price'],
  images: ['sku', 'image'],
  downloads: ['product_sku', 'link_item_title', 'link_item_price', 'link_item_file'],
  links: ['sku', 'linked_sku'],
  reviews: ['sku', 'rating_value', 'title', 'review', 'reviewer'],
  'tax-rates': ['code', 'tax_country_id', 'rate'],
  'tax-rules': ['code', 'tax_rate', 'tax_customer_class', 'tax_product_class'],
  'table-rates': ['country', 'region', 'zip', 'order_subtotal', 'price'],
  pages: ['identifier', 'title', 'content', 'content_heading'],
  blocks: ['identifier', 'title', 'content'],
  'cart-rules': ['name', 'simple_action', 'discount_amount', 'coupon_code', 'conditions_serialized'],
  'catalogue-rules': ['name', 'simple_action', 'discount_amount', 'conditions_serialized'],
  customers: ['email', 'firstname', 'lastname', 'street'],
  wishlists: ['customer_email', 'product_list'],
  orders: ['customer_email', 'currency', 'shipping_method', 'payment', 'product'],
};

/** Returns the kind of a file with these columns, or undefined when the import does not support it. */
export const fileKindOf = (columns: readonly string[]): FileKind | undefined => {
  const kinds = Object.keys(columnsOf) as FileKind[];
  return kinds.find((kind) => columnsOf[kind].every((column) => columns.includes(column)));
};
