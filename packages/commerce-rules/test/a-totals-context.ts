import type { PriceRow, TaxRule, TotalsContext } from '@dijla/contract/client';

export const dinar: TotalsContext['currency'] = {
  code: 'IQD',
  scale: 0,
  symbol: 'د.ع',
  sign_placement: 'append',
  decimal_separator: '.',
  thousands_separator: ',',
};

export const dollar: TotalsContext['currency'] = {
  code: 'USD',
  scale: 2,
  symbol: '$',
  sign_placement: 'prepend',
  decimal_separator: '.',
  thousands_separator: ',',
};

export const aPriceRow = (row: Partial<PriceRow> = {}): PriceRow => ({
  kind: 'regular',
  amount: 12_000,
  min_qty: 1,
  from: null,
  until: null,
  ...row,
});

/** One rule for customer class 3 and product class 2 in Iraq; `rate` in percent. */
export const aTaxRule = (rate: number, rule: Partial<TaxRule> = {}): TaxRule => ({
  id: 1,
  code: 'iq',
  priority: 0,
  position: 0,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  tax_rate_ids: [1],
  calculate_subtotal: false,
  rates: [{ id: 1, tax_country_id: 'IQ', tax_region_id: 0, tax_postcode: '*', rate, code: 'iq', titles: [] }],
  ...rule,
});

/** The Arabic store's context: flat rate 5,000 IQD, free from 150,000, cash on delivery from 1,000 to 3,000,000, no tax. */
export const aTotalsContext = (context: Partial<TotalsContext> = {}): TotalsContext => ({
  version: 'v1',
  store_code: 'ar',
  price_list: 'general',
  currency: dinar,
  base_currency: { code: 'USD', scale: 2 },
  base_rate: { numerator: 1310, denominator: 1 },
  cash_step: 0,
  payable: { currency: dinar, rate: { numerator: 1, denominator: 1 }, step: 250 },
  tax: {
    default_country: 'IQ',
    source_price_includes_tax: false,
    customer_tax_class_id: 3,
    rules: [aTaxRule(0)],
  },
  customer_group: 'NOT LOGGED IN',
  promotions: [],
  shipping_methods: [
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Standard',
      method_title: 'Within 24 hours',
      countries: ['IQ'],
      tax_class_id: 2,
      steps: [{ min_subtotal: 0, price: 5000 }],
      regions: [],
    },
    {
      carrier_code: 'freeshipping',
      method_code: 'freeshipping',
      carrier_title: 'Free',
      method_title: 'Delivery',
      countries: ['IQ'],
      tax_class_id: 2,
      steps: [{ min_subtotal: 150_000, price: 0 }],
      regions: [],
    },
  ],
  payment_methods: [
    {
      code: 'cashondelivery',
      title: 'Cash on delivery',
      min_total: 1000,
      max_total: 3_000_000,
      fee: 0,
      for_virtual_carts: false,
      offline: false,
      instructions: null,
    },
  ],
  ...context,
});

/** The same context with a tax at `rate` percent, on top of prices or included in them. */
export const aTaxedContext = (rate: number, included: boolean): TotalsContext => {
  const context = aTotalsContext();
  return {
    ...context,
    tax: { ...context.tax, source_price_includes_tax: included, rules: [aTaxRule(rate)] },
  };
};
