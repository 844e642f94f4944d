import { taxOfRow } from './tax-of-row.ts';

export type TaxedAmount = { excl: number; incl: number; tax: number };

/**
 * Returns an amount in the shop's form (with or without tax) both without and with tax; `rate` is in
 * ten-thousandths of a percent.
 */
export const taxedAmount = (
  amount: number,
  rate: number,
  { included }: { included: boolean },
): TaxedAmount => {
  const tax = taxOfRow(amount, rate, { included });
  return included ? { excl: amount - tax, incl: amount, tax } : { excl: amount, incl: amount + tax, tax };
};
