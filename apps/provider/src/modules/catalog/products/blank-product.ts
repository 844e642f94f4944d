import type { ProductInput } from '../saving/catalog-batch.ts';

/** A simple product of which nothing has been said. */
export const blankProduct = (sku: string): ProductInput => ({
  sku,
  type: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 0,
  attribute_set: null,
  url_key: '',
  created_at: null,
  attributes: {},
  texts: {},
  categories: [],
  media: [],
  axes: [],
  variants: [],
  members: [],
  bundle_options: [],
  custom_options: [],
  download: null,
  prices: [],
  stock: { qty: 0, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 },
  number_of_sales: 0,
});
