import type { WireRequest, WireSearch } from './wire-search.ts';

/** The shopper's selection for one attribute: any of the values matches. */
type Chosen = { attribute: string; values: readonly (string | number)[] };

/**
 * A page of 48, most popular first, with counts of all filterable attributes and of the price ranges, as the
 * storefront requests it: no buckets of single prices, but the minimum is one. `categories` null means the
 * whole shop.
 */
export type Listing = {
  categories: readonly number[] | null;
  chosen: readonly Chosen[];
  price: { gte: number; lte: number } | null;
};

export const pageSize = 48;
/** Maximum number of buckets per attribute. */
export const bucketsAtMost = 1000;

/** Products that listings show (wire §7.8). */
export const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
] as const;

/** Fields that a listing requests first for each product, and fields that it excludes (wire §7.7). */
const childMembers = [
  'attributes',
  'id',
  'final_price',
  'color',
  'original_price',
  'original_price_incl_tax',
  'price',
  'price_incl_tax',
  'size',
  'sku',
  'special_price',
  'special_price_incl_tax',
  'tier_prices',
];
const include = [
  'activity',
  ...childMembers.map((member) => `configurable_children.${member}`),
  'final_price',
  'id',
  'image',
  'name',
  'new',
  'original_price',
  'original_price_incl_tax',
  'price',
  'price_incl_tax',
  'product_links',
  'sale',
  'special_price',
  'special_to_date',
  'special_from_date',
  'special_price_incl_tax',
  'status',
  'tax_class_id',
  'tier_prices',
  'type_id',
  'url_path',
  'url_key',
  '*image',
  '*sku',
  '*small_image',
];
const stockMembers = [
  'use_config_*',
  'stock_id',
  'enable_qty_increments',
  'notify_stock_qty',
  'qty_increments',
  'stock_status_changed_auto',
  'show_default_notification_message',
  'is_decimal_divided',
].map((member) => `stock.${member}`);
const exclude = [
  'attribute_set_id',
  'configurable_options',
  'description',
  'sgn',
  '*.sgn',
  'msrp_display_actual_price_type',
  '*.msrp_display_actual_price_type',
  'required_options',
  'media_gallery',
  ...stockMembers,
];

const requestOf = ({ categories, chosen, price }: Listing): WireRequest => ({
  _appliedFilters: [
    ...listed,
    ...(categories === null
      ? []
      : [{ attribute: 'category_ids', value: { in: categories }, scope: 'default' } as const]),
    ...chosen.map(
      ({ attribute, values }) => ({ attribute, value: { in: values }, scope: 'catalog' }) as const,
    ),
    ...(price === null ? [] : [{ attribute: 'price', value: price, scope: 'catalog' } as const]),
  ],
  _availableFilters: [
    { field: '*', scope: 'catalog', options: { size: bucketsAtMost } },
    { field: 'price', scope: 'catalog', options: { size: 1 } },
  ],
  _appliedSort: [
    { field: 'stock.is_in_stock', options: 'desc' },
    { field: 'number_of_sales', options: 'desc' },
  ],
});

export const searchOf = (listing: Listing): WireSearch & { request: WireRequest } => ({
  request: requestOf(listing),
  size: pageSize,
  include,
  exclude,
});
