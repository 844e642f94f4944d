import type { CurrencyCode, CurrencySettings } from '@dijla/contract/client';

/** One store view with its settings (spec 1 §9). Amounts in minor units of `currency`. */
export type StoreView = {
  code: string;
  id: number;
  name: string;
  language: 'en' | 'ar';
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

export { readIp } from './calls/read-ip.ts';
export { readSpelledRegions } from './region-sql.ts';
export { storeCalls } from './calls/store-calls.ts';
export { pricedSizeClassesColumn, shippingMethodsColumn } from './shipping-methods-sql.ts';
export { deliverySlotsColumn, offerContact, readShopFacts } from './shop-facts-sql.ts';
export { type KnownRegion, knownRegion, type NamedRegion } from './known-region.ts';
export { loadStoreViews } from './store-view-sql.ts';
export { type Stores, storesOf } from './store-selection.ts';
export { readinessOf } from './readiness.ts';
