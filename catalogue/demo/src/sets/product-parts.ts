import type {
  AmountInput,
  CategoryText,
  PriceInput,
  ProductInput,
  ProductTextInput,
  StockInput,
} from '@dijla/provider/modules/catalog/catalog';

/** Defaults of a product: a simple product, visible everywhere, without options or pictures. */
export const plainProduct = {
  type: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  attribute_set: null,
  created_at: null,
  attributes: {},
  categories: [],
  media: [],
  axes: [],
  variants: [],
  members: [],
  bundle_options: [],
  custom_options: [],
  download: null,
  number_of_sales: 0,
} satisfies Partial<ProductInput>;

/**
 * Returns a price in dinars in the general price list, without time limit, from one piece, unless `changes`
 * override this.
 */
export const priceOf = (amount: number, changes: Partial<PriceInput> = {}): PriceInput => ({
  price_list: 'general',
  currency: 'IQD',
  kind: 'regular',
  amount,
  min_qty: 1,
  from: null,
  until: null,
  is_derived: false,
  ...changes,
});

/** Returns the price of an option in dinars. */
export const dinars = (amount: number): AmountInput => ({ currency: 'IQD', amount, is_derived: false });

/** Returns a stock of `qty` pieces; 0 is out of stock. */
export const shelfOf = (qty: number, changes: Partial<StockInput> = {}): StockInput => ({
  qty,
  manage_stock: true,
  is_in_stock: qty > 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  ...changes,
});

/** Stock of a product that is sold by its parts or is unlimited. */
export const uncounted: StockInput = shelfOf(0, { manage_stock: false, is_in_stock: true });

/** Returns the texts of a product; its meta tags use the name and the short description. */
export const textOf = (name: string, short_description = '', description = ''): ProductTextInput => ({
  name,
  short_description,
  description,
  meta_title: '',
  meta_description: short_description,
  attributes: {},
});

export const categoryTextOf = (name: string, description = ''): CategoryText => ({
  name,
  description,
  meta_title: '',
  meta_description: description,
  meta_keywords: '',
});
