/** A rate by place, known by `code`; `rate` in ten-thousandths of a percent: 82500 is 8.25 %. Region id 0 and no name: the whole country. */
export type TaxRateInput = {
  code: string;
  country: string;
  region_id: number;
  region_name: string | null;
  postcode: string;
  rate: number;
};

/** Which rates apply to which classes, known by `code`; rates by their codes, classes by their ids. */
export type TaxRuleInput = {
  code: string;
  priority: number;
  position: number;
  rates: string[];
  customer_class_ids: number[];
  product_class_ids: number[];
};
