import type { TotalsContext } from '@dijla/contract/client';
import { safeAmount } from '../money/safe-amount.ts';

/** So many points are spent for so much money, in minor units of the base currency. */
type SpendingRate = { points: number; money: number };

/** `step` in minor units of the store's currency; 0 means none. */
export type WorthTerms = Pick<TotalsContext, 'currency' | 'base_currency' | 'base_rate'> & { step: number };

/** Returns the step in which a store's currency is paid, at the door too; 0 where there is none. */
export const paidStep = ({
  currency,
  cash_step,
  payable,
}: Pick<TotalsContext, 'cash_step'> & {
  currency: Pick<TotalsContext['currency'], 'code'>;
  payable: { currency: Pick<TotalsContext['currency'], 'code'>; step: number };
}): number => (payable.currency.code === currency.code ? Math.max(cash_step, payable.step) : cash_step);

/** Minor units of the store's currency that `points` of the rate are worth, as a fraction. */
const worthOfRate = (
  { points, money }: SpendingRate,
  { currency, base_currency, base_rate }: WorthTerms,
): { numerator: bigint; denominator: bigint } => ({
  numerator: BigInt(money) * BigInt(base_rate.numerator) * 10n ** BigInt(currency.scale),
  denominator: BigInt(points) * BigInt(base_rate.denominator) * 10n ** BigInt(base_currency.scale),
});

const stepOf = ({ step }: WorthTerms): number => Math.max(step, 1);

/**
 * Returns what points are worth in minor units of the store's currency, rounded down to the step in which it is paid:
 * at 100 points for a dollar of 1,310 dinars, 250 points are 3,250 dinars by steps of 250.
 */
export const pointsWorth = (points: number, rate: SpendingRate, terms: WorthTerms): number => {
  const { numerator, denominator } = worthOfRate(rate, terms);
  const step = BigInt(stepOf(terms));
  return safeAmount(Number((BigInt(points) * numerator) / (denominator * step)) * Number(step));
};

/**
 * Returns how many of these points pay a part of an amount, and how much: never more than it is, and no point more than
 * that takes.
 */
export const pointsThatPay = (
  points: number,
  amount: number,
  { rate, terms }: { rate: SpendingRate; terms: WorthTerms },
): { points: number; value: number } => {
  const most = Math.max(amount - (amount % stepOf(terms)), 0);
  const value = Math.min(pointsWorth(points, rate, terms), most);
  const { numerator, denominator } = worthOfRate(rate, terms);
  const needed = (BigInt(value) * denominator + numerator - 1n) / numerator;
  return { points: Number(needed), value };
};
