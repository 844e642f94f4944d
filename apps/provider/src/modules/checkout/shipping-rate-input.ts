import type { CurrencyCode } from '@dijla/contract/client';

/**
 * Prices of a shipping method by place and minimum subtotal, in minor units; '*' means everywhere. All rates
 * of a method are one record, which replaces the stored one.
 */
export type ShippingRatesInput = {
  carrier_code: string;
  method_code: string;
  rates: {
    country: string;
    region_code: string;
    postcode: string;
    currency: CurrencyCode;
    min_subtotal: number;
    price: number;
  }[];
};
