import { taxOfRow } from './tax-of-row.ts';

export type TaxedAmount = { excl: number; incl: number; tax: number };

/** An amount as the shop keeps it (with or without tax) in its two readings; `rate` in ten-thousandths of a percent. */
export const taxedAmount = (
  amount: number,
  rate: number,
  { included }: { included: boolean },
): TaxedAmount => {
  const tax = taxOfRow(amount, rate, { included });
  return included ? { excl: amount - tax, incl: amount, tax } : { excl: amount, incl: amount + tax, tax };
};
