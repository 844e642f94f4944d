import type { CurrencyCode } from '@dijla/contract/client';

/** What a method costs at a place from a subtotal on, minor units; '*' is everywhere. All rates of a method are one record, which replaces those that stood. */
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
