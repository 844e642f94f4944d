import type { ProductType } from '@dijla/contract/client';
import type { MemberKinds } from './member-kinds.ts';

/** Prices are final prices, with tax, without tax and the tax alone, on products and variants (wire §7.8). */
const prices: MemberKinds = {
  price: 'number',
  price_tax: 'number',
  price_incl_tax: 'number',
  original_price: 'number',
  original_price_tax: 'number',
  original_price_incl_tax: 'number',
  special_price: 'number',
  special_price_tax: 'number',
  special_price_incl_tax: 'number',
  final_price: 'number',
  final_price_tax: 'number',
  final_price_incl_tax: 'number',
  special_from_date: 'text|null',
  special_to_date: 'text|null',
};

/** Members that a listing (wire §7.7, stage 1), a product page and a cart read of every product. */
const everyProduct: MemberKinds = {
  ...prices,
  id: 'number',
  sku: 'text',
  type_id: 'text',
  name: 'text',
  url_key: 'text',
  url_path: 'text',
  slug: 'text',
  status: 'number',
  visibility: 'number',
  tax_class_id: 'number',
  description: 'text',
  category_ids: 'list',
  category: 'list',
  image: 'text',
  small_image: 'text',
  thumbnail: 'text',
  media_gallery: 'list',
  stock: 'object',
  product_links: 'list',
  tier_prices: 'list',
  new: 'number',
  sale: 'number',
  created_at: 'text',
  updated_at: 'text',
};

export const productTables: Readonly<Record<ProductType, MemberKinds>> = {
  simple: { ...everyProduct, configurable_children: 'absent', bundle_options: 'absent' },
  virtual: { ...everyProduct, configurable_children: 'absent', bundle_options: 'absent' },
  configurable: { ...everyProduct, configurable_options: 'list', configurable_children: 'list' },
  bundle: { ...everyProduct, bundle_options: 'list' },
  grouped: { ...everyProduct, bundle_options: 'absent' },
  downloadable: {
    ...everyProduct,
    links_title: 'text',
    samples_title: 'text',
    links_purchased_separately: 'number',
    extension_attributes: 'object',
  },
};

/** The parts of a product's document by path; `*` means each item of a list. */
export const partTables: Readonly<Record<string, MemberKinds>> = {
  stock: {
    product_id: 'number',
    qty: 'number',
    is_in_stock: 'boolean',
    manage_stock: 'boolean',
    min_sale_qty: 'number',
    max_sale_qty: 'number',
  },
  'media_gallery.*': { image: 'text', pos: 'number', typ: 'text', lab: 'text', tone: 'text' },
  'category.*': { category_id: 'number', name: 'text' },
  'tier_prices.*': { customer_group_id: 'number', qty: 'number', value: 'number' },
  'product_links.*': {
    sku: 'text',
    link_type: 'text',
    linked_product_sku: 'text',
    linked_product_type: 'text',
    position: 'number',
  },
  'configurable_options.*': {
    id: 'number',
    attribute_id: 'text',
    attribute_code: 'text',
    label: 'text',
    position: 'number',
    product_id: 'number',
    values: 'list',
  },
  'configurable_options.*.values.*': { value_index: 'number', label: 'text' },
  'configurable_children.*': {
    ...prices,
    id: 'number',
    sku: 'text',
    name: 'text',
    status: 'number',
    image: 'text',
    tax_class_id: 'number',
    stock: 'object',
  },
  'bundle_options.*': {
    option_id: 'number',
    title: 'text',
    required: 'boolean',
    type: 'text',
    position: 'number',
    sku: 'text',
    product_links: 'list',
  },
  'bundle_options.*.product_links.*': {
    id: 'number',
    sku: 'text',
    option_id: 'number',
    qty: 'number',
    position: 'number',
    is_default: 'boolean',
    price: 'number',
    price_type: 'text|null',
    can_change_quantity: 'boolean',
  },
  'custom_options.*': {
    option_id: 'number',
    title: 'text',
    type: 'text',
    is_require: 'boolean',
    sort_order: 'number',
    price: 'number',
    price_type: 'text',
    values: 'list',
  },
  'custom_options.*.values.*': {
    option_type_id: 'number',
    title: 'text',
    price: 'number',
    price_type: 'text',
    sort_order: 'number',
  },
  'extension_attributes.downloadable_product_links.*': {
    id: 'number',
    title: 'text',
    sort_order: 'number',
    price: 'number',
    number_of_downloads: 'number',
    link_type: 'text',
    sample_type: 'text|null',
  },
};

/** Returns all parts at a path of a document. */
export const partsAt = (document: unknown, place: string): unknown[] =>
  place.split('.').reduce<unknown[]>(
    (parts, step) => {
      if (step === '*') return parts.flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : []));
      return parts
        .map((part) => (part as Readonly<Record<string, unknown>>)[step])
        .filter((part) => part !== undefined && part !== null);
    },
    [document],
  );
