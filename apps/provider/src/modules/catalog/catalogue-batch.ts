import type { CurrencyCode, ProductType } from '@dijla/contract/client';

export type Language = 'en' | 'ar';
export type Texts<T> = Partial<Record<Language, T>>;

/** Options are known by `code`, the natural key under which their id survives every re-import. */
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
};

/** A category is known by `url_path`, the url_keys from the top category down joined by slashes; its parent is the path without the last. */
export type CategoryInput = {
  url_path: string;
  position: number;
  is_active: boolean;
  include_in_menu: boolean;
  display_mode: string;
  image: string | null;
  texts: Texts<{ name: string; description: string }>;
};

/** An amount in minor units of its currency; `from` and `until` are UTC instants, from included, until excluded. */
export type PriceInput = {
  currency: CurrencyCode;
  kind: 'regular' | 'special';
  amount: number;
  min_qty: number;
  from: string | null;
  until: string | null;
  is_derived: boolean;
};

export type ProductInput = {
  sku: string;
  type: ProductType;
  status: number;
  /** 1 not visible, 2 catalogue, 3 search, 4 both. */
  visibility: number;
  tax_class_id: number;
  url_key: string;
  created_at: string | null;
  /** Attribute code to option code, option codes, or plain value. */
  attributes: Record<string, string | string[] | number | boolean>;
  texts: Texts<{ name: string; description: string; short_description: string }>;
  categories: { url_path: string; position: number }[];
  media: { path: string; tone: string | null }[];
  /** Attribute codes a configurable varies by, and its variants' skus in order; empty for other types. */
  axes: string[];
  variants: string[];
  prices: PriceInput[];
  stock: { qty: number; manage_stock: boolean; is_in_stock: boolean };
  number_of_sales: number;
};

/** What an importer or the demo hands to the catalogue: natural keys only, ids are the catalogue's business. */
export type CatalogueBatch = {
  source: 'demo' | 'import';
  attributes: AttributeInput[];
  categories: CategoryInput[];
  products: ProductInput[];
};

/** What a save did, counted by natural key. */
export type SaveSummary = {
  attributes: { added: number; changed: number; unchanged: number };
  categories: { added: number; changed: number; unchanged: number };
  products: { added: number; changed: number; unchanged: number };
};
