import type { CurrencyCode, CurrencySettings } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';

/** One store view with its settings (spec 1 §9). Amounts in minor units of `currency`. */
export type StoreView = {
  code: string;
  id: number;
  name: string;
  language: Language;
  locale: string;
  direction: 'ltr' | 'rtl';
  currency: CurrencySettings;
  base_currency: { code: CurrencyCode; scale: number };
  price_list: string;
  index_name: string;
  root_category_id: number;
  is_default: boolean;
  default_country: string;
  default_region_id: number | null;
  source_price_includes_tax: boolean;
  customer_tax_class_id: number;
  cash_step: number;
  only_left_below: number;
  price_steps: number[];
};

/** The store views of the shop, and how a request selects one. */
export type Stores = {
  all: readonly StoreView[];
  /** Returns the store view of a code, or the default one for an unknown or absent code (wire §1.6). */
  byCode: (code: string | undefined) => StoreView;
  /** Returns undefined when there is no such index (wire §7.1). */
  byIndex: (index: string) => StoreView | undefined;
};
