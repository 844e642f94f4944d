import type { TotalsContext } from '@dijla/contract/client';
import { taxRateFor } from './tax-rate-for.ts';

/** The delivery destination; an empty country is the shop's default one. */
export type Destination = { country: string; region_id: number | null; region_name: string | null };

/**
 * Returns a function that looks up the rate of a product tax class for one destination, in ten-thousandths
 * of a percent. Each class is computed once.
 */
export const taxRatesIn = (
  { tax }: Pick<TotalsContext, 'tax'>,
  { country, region_id, region_name }: Destination,
): ((productTaxClassId: number) => number) => {
  const known = new Map<number, number>();
  const sale = {
    customerTaxClassId: tax.customer_tax_class_id,
    country: country === '' ? tax.default_country : country,
    regionId: region_id,
    regionName: region_name,
  };
  return (productTaxClassId) => {
    const rate = known.get(productTaxClassId) ?? taxRateFor(tax.rules, { ...sale, productTaxClassId });
    known.set(productTaxClassId, rate);
    return rate;
  };
};
