import { fractionOf } from '../money/fraction-of.ts';

/** Fees are hundredths of a percent. */
const feeScale = 10_000;

type CreditTerms = {
  /** Integer minor units, without the fee. */
  principal: number;
  /** Hundredths of a percent. */
  feeRate: number;
  months: number;
  /** Day in Baghdad on which the first is due, as `2026-03-31`. */
  firstDueOn: string;
};

export type CreditInstallment = { number: number; due_on: string; amount: number };

/** `total` is the principal with the fee, which the installments sum up to; all in minor units. */
type CreditPlan = { fee: number; total: number; installments: CreditInstallment[] };

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the same day so many months later, or the last of a month that is shorter: 31 January, 28 February. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const laterDate = Math.min(date, daysOfMonth(laterYear, laterMonth));
  return [laterYear, laterMonth, laterDate].map((part) => String(part).padStart(2, '0')).join('-');
};

/**
 * Returns how an amount is paid in equal months: the fee rounded half up, each month the same or one minor unit more,
 * the larger ones first, so that they sum up to the total exactly (spec 4 §7.3). Nothing is paid of nothing.
 */
export const creditPlan = ({ principal, feeRate, months, firstDueOn }: CreditTerms): CreditPlan => {
  const fee = fractionOf(principal, { numerator: feeRate, denominator: feeScale });
  const total = principal + fee;
  const [each, larger] = [Math.floor(total / months), total % months];
  const installments = Array.from({ length: months }, (_, place) => ({
    number: place + 1,
    due_on: monthsAfter(firstDueOn, place),
    amount: each + (place < larger ? 1 : 0),
  }));
  return { fee, total, installments: installments.filter(({ amount }) => amount > 0) };
};
