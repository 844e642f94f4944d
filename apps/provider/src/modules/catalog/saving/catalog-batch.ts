import type { CurrencyCode, ProductType } from '@dijla/contract/client';

export type { Language } from '@dijla/contract/store-views';
import type { Language } from '@dijla/contract/store-views';
export type Texts<T> = Partial<Record<Language, T>>;

/** Options are identified by `code`, the natural key under which they keep their id in every re-import. */
export type AttributeInput = {
  code: string;
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'price' | 'date';
  labels: Texts<string>;
  is_filterable: boolean;
  is_comparable: boolean;
  is_visible_on_front: boolean;
  is_user_defined: boolean;
  position: number;
  options: { code: string; sort: number; hex: string | null; labels: Texts<string> }[];
  /** Names of the attribute sets that contain it. */
  sets: string[];
};

export type CategoryText = {
  name: string;
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
};

/**
 * A category, identified by `url_path`: the url_keys from the top category down, joined by slashes. Its
 * parent's path is the same without the last key.
 */
export type CategoryInput = {
  url_path: string;
  position: number;
  is_active: boolean;
  include_in_menu: boolean;
  is_anchor: boolean;
  display_mode: string;
  image: string | null;
  media_gallery: string[];
  texts: Texts<CategoryText>;
};

/** A brand's page, identified by the code of an option of the attribute `brand`. */
export type BrandInput = {
  code: string;
  url_key: string;
  image: string | null;
  slider_image: string | null;
  slider_position: number | null;
  position: number;
  texts: Texts<{ title: string; description: string }>;
};

/**
 * An amount in minor units of its currency, for customers of a price list. Valid from `from`, inclusive,
 * until `until`, exclusive, both UTC.
 */
export type PriceInput = {
  price_list: string;
  currency: CurrencyCode;
  kind: 'regular' | 'special';
  amount: number;
  min_qty: number;
  from: string | null;
  until: string | null;
  is_derived: boolean;
};

/** An amount in minor units; amounts in currencies that are not given are derived. */
export type AmountInput = { currency: CurrencyCode; amount: number; is_derived: boolean };

type BundleSelectionInput = {
  sku: string;
  qty: number;
  is_default: boolean;
  can_change_quantity: boolean;
};

/** An option of a bundle, identified by `code` within it; its price is that of the chosen products. */
export type BundleOptionInput = {
  code: string;
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  is_required: boolean;
  titles: Texts<string>;
  selections: BundleSelectionInput[];
};

/** `percent` is in ten-thousandths of a percent of the product's price: 100000 is 10 %. */
export type OptionPriceInput =
  | { type: 'percent'; percent: number }
  | { type: 'fixed'; amounts: AmountInput[] };

/**
 * An option of a single product, such as an engraving. A text option has one value with the code '', which
 * holds its price.
 */
export type CustomOptionInput = {
  code: string;
  type: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  is_required: boolean;
  max_characters: number | null;
  titles: Texts<string>;
  values: { code: string; titles: Texts<string>; price: OptionPriceInput }[];
};

/**
 * Contents of a downloadable product: files in the shop's private store, or https addresses. `amounts` apply when links
 * are sold separately.
 */
export type DownloadInput = {
  links_purchased_separately: boolean;
  titles: Texts<{ links_title: string; samples_title: string }>;
  links: {
    code: string;
    titles: Texts<string>;
    file: string;
    sample_file: string | null;
    max_downloads: number | null;
    /** Days after the payment within which it can be downloaded; absent: without an end. */
    days?: number | null;
    amounts: AmountInput[];
  }[];
};

export type StockInput = {
  qty: number;
  manage_stock: boolean;
  is_in_stock: boolean;
  min_sale_qty: number;
  max_sale_qty: number;
};

export type ProductTextInput = {
  name: string;
  description: string;
  short_description: string;
  meta_title: string;
  meta_description: string;
  /** Values of text attributes in this language, by attribute code. */
  attributes: Record<string, string>;
};

/**
 * An image below a media folder: `/m/b/mb01-blue-0.jpg`. `hash` is ten hex digits of what it is made from,
 * `tone` one color of it.
 */
export type MediaInput = {
  path: string;
  hash: string | null;
  tone: string | null;
  /** What is in it, for who does not see it; the product's name where nothing is said. */
  alt?: Texts<string>;
};

export type ProductInput = {
  sku: string;
  type: ProductType;
  status: number;
  /** 1 not visible, 2 catalog, 3 search, 4 both. */
  visibility: number;
  tax_class_id: number;
  /**
   * Size class of products that need more than ordinary delivery: 'large'. Variants have their
   * configurable's class.
   */
  size_class?: string | null;
  attribute_set: string | null;
  url_key: string;
  created_at: string | null;
  /** Option code, option codes or plain value by attribute code. */
  attributes: Record<string, string | string[] | number | boolean>;
  texts: Texts<ProductTextInput>;
  categories: { url_path: string; position: number }[];
  media: MediaInput[];
  /** Attribute codes of a configurable's axes, and its variants' skus in order; empty for other types. */
  axes: string[];
  variants: string[];
  /** Members of a grouped product, in order; empty for other types. */
  members: { sku: string; qty: number }[];
  bundle_options: BundleOptionInput[];
  custom_options: CustomOptionInput[];
  download: DownloadInput | null;
  prices: PriceInput[];
  stock: StockInput;
  number_of_sales: number;
};

/** All links of one kind of a product, in order; they replace the stored ones. */
export type ProductLinksInput = { sku: string; type: 'related' | 'crosssell' | 'upsell'; linked: string[] };

/** What an importer or the demo saves to the catalog: natural keys only; the catalog assigns ids. */
export type CatalogBatch = {
  source: 'demo' | 'import';
  attributes: AttributeInput[];
  categories: CategoryInput[];
  products: ProductInput[];
};

/** Result of a save, counted by natural key. */
export type SaveSummary = {
  attributes: { added: number; changed: number; unchanged: number };
  categories: { added: number; changed: number; unchanged: number };
  products: { added: number; changed: number; unchanged: number };
};
