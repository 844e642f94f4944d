import type {
  AttributeInput,
  CatalogBatch,
  CategoryInput,
  CategoryText,
  PriceInput,
  ProductInput,
  ProductTextInput,
  StockInput,
} from '@dijla/provider/modules/catalog/catalog';

/** A select attribute with option labels made from their codes: `Black` and `بـ Black`. */
export const anAttribute = (
  code: string,
  options: readonly string[],
  changes: Partial<AttributeInput> = {},
): AttributeInput => ({
  code,
  input: 'select',
  labels: { en: code, ar: `ال${code}` },
  is_filterable: true,
  is_comparable: false,
  is_visible_on_front: true,
  is_user_defined: true,
  position: 0,
  options: options.map((option, sort) => ({
    code: option,
    sort,
    hex: null,
    labels: { en: option, ar: `ال${option}` },
  })),
  sets: [],
  ...changes,
});

export const aCategoryText = (name: string, changes: Partial<CategoryText> = {}): CategoryText => ({
  name,
  description: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  ...changes,
});

export const aCategory = (url_path: string, changes: Partial<CategoryInput> = {}): CategoryInput => ({
  url_path,
  position: 0,
  is_active: true,
  include_in_menu: true,
  is_anchor: true,
  display_mode: 'PRODUCTS',
  image: null,
  media_gallery: [],
  texts: { en: aCategoryText(url_path), ar: aCategoryText(`قسم ${url_path}`) },
  ...changes,
});

/** A regular price in dinars without an end date. */
export const aPrice = (amount: number, changes: Partial<PriceInput> = {}): PriceInput => ({
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

export const aProductText = (name: string, changes: Partial<ProductTextInput> = {}): ProductTextInput => ({
  name,
  description: '',
  short_description: '',
  meta_title: '',
  meta_description: '',
  attributes: {},
  ...changes,
});

export const aStock = (qty: number, changes: Partial<StockInput> = {}): StockInput => ({
  qty,
  manage_stock: true,
  is_in_stock: true,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  ...changes,
});

/** A simple product at 12,000 IQD, 40 in stock, created long ago. */
export const aProduct = (sku: string, changes: Partial<ProductInput> = {}): ProductInput => ({
  sku,
  type: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  attribute_set: null,
  url_key: sku.toLowerCase(),
  created_at: '2026-01-01T00:00:00.000Z',
  attributes: {},
  texts: { en: aProductText(`Product ${sku}`), ar: aProductText(`منتج ${sku}`) },
  categories: [],
  media: [],
  axes: [],
  variants: [],
  members: [],
  bundle_options: [],
  custom_options: [],
  download: null,
  prices: [aPrice(12_000)],
  stock: aStock(40),
  number_of_sales: 0,
  ...changes,
});

/** A product without its own page: one of a configurable's variants. */
export const aVariant = (
  sku: string,
  attributes: ProductInput['attributes'],
  changes: Partial<ProductInput> = {},
): ProductInput => aProduct(sku, { visibility: 1, attributes, ...changes });

export const aBatch = (parts: Partial<CatalogBatch>): CatalogBatch => ({
  source: 'import',
  attributes: [],
  categories: [],
  products: [],
  ...parts,
});
