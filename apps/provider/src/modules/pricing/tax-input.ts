/**
 * A tax rate of a place, identified by `code`. `rate` is in ten-thousandths of a percent: 82500 is 8.25 %.
 * Region id 0 without a name means the whole country.
 */
export type TaxRateInput = {
  code: string;
  country: string;
  region_id: number;
  region_name: string | null;
  postcode: string;
  rate: number;
};

/** Maps tax rates, by code, to tax classes, by id. Identified by `code`. */
export type TaxRuleInput = {
  code: string;
  priority: number;
  position: number;
  rates: string[];
  customer_class_ids: number[];
  product_class_ids: number[];
};
