import type {
  AmountInput,
  CategoryText,
  PriceInput,
  ProductInput,
  ProductTextInput,
  StockInput,
} from '@dijla/provider/modules/catalog/catalog';

/** What a product has when nothing else is said: sold as itself, shown everywhere, without options or pictures. */
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

/** Dinars of the general price list for ever, from one piece on, unless `changes` say otherwise. */
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

/** What an option costs, in dinars. */
export const dinars = (amount: number): AmountInput => ({ currency: 'IQD', amount, is_derived: false });

/** So many pieces; with none it is out of stock. */
export const shelfOf = (qty: number, changes: Partial<StockInput> = {}): StockInput => ({
  qty,
  manage_stock: true,
  is_in_stock: qty > 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  ...changes,
});

/** The stock of what is sold by its parts or never runs out. */
export const uncounted: StockInput = shelfOf(0, { manage_stock: false, is_in_stock: true });

/** Texts of a product; what a search engine shows is its name and its short description. */
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
