import type { TaxRate, TaxRule } from '@dijla/contract/client';
import { minorUnits } from '../money/minor-units.ts';

/** Decimals of a percentage: a rate is a whole number of ten-thousandths of a percent, 15 % is 150,000. */
export const percentScale = 4;

/** 100 % in ten-thousandths of a percent. */
export const wholePercent = 1_000_000;

export type TaxedSale = {
  productTaxClassId: number;
  /** Null ignores the customer's tax class. */
  customerTaxClassId: number | null;
  country: string;
  regionId: number | null;
  regionName: string | null;
};

const isRuleFor = (rule: TaxRule, { productTaxClassId, customerTaxClassId }: TaxedSale): boolean =>
  rule.product_tax_class_ids.includes(productTaxClassId) &&
  (customerTaxClassId === null || rule.customer_tax_class_ids.includes(customerTaxClassId));

/**
 * How specific a rate is: 3 for the region by name, 2 by its id, 1 for the whole country, 0 for a rate of
 * another place.
 */
const closeness = (rate: TaxRate, { country, regionId, regionName }: TaxedSale): number => {
  if (rate.tax_country_id !== country) return 0;
  if (rate.region_name && rate.region_name === regionName) return 3;
  if (rate.tax_region_id !== 0 && rate.tax_region_id === regionId) return 2;
  return rate.tax_region_id === 0 || !rate.region_name ? 1 : 0;
};

const closest = (rates: readonly TaxRate[], sale: TaxedSale): TaxRate | null =>
  rates.reduce<TaxRate | null>(
    (best, rate) => (closeness(rate, sale) > (best ? closeness(best, sale) : 0) ? rate : best),
    null,
  );

/**
 * Returns the tax rate in ten-thousandths of a percent (spec 1 §5): that of the first rule (by priority,
 * then position) for the product's and the customer's tax class that has a rate for the place; among several
 * rates the most specific one. Class 0 and no match are untaxed.
 */
export const taxRateFor = (rules: readonly TaxRule[], sale: TaxedSale): number => {
  if (sale.productTaxClassId <= 0) return 0;
  const inOrder = rules
    .filter((rule) => isRuleFor(rule, sale))
    .sort((a, b) => a.priority - b.priority || a.position - b.position || a.id - b.id);
  for (const rule of inOrder) {
    const rate = closest(rule.rates, sale);
    if (rate !== null) return minorUnits(rate.rate, percentScale);
  }
  return 0;
};
