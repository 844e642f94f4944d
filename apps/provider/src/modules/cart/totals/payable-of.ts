import type { CartNotice, Payable, TotalsContext } from '@dijla/contract/client';
import type { StoreView } from '../../store-views/store-views.ts';
import type { CartRow, ContextRows } from '../reading/cart-snapshot.ts';

type Rate = Payable['rate'];

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Returns a rate reduced to lowest terms: 1310/1310 is 1/1. */
const reduced = ({ numerator, denominator }: Rate): Rate => {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

/**
 * Returns the payable currency of a store view with today's rate. When the owner names the store's own
 * currency, or one that no exchange rate leads to, it is the store's currency; in the latter case the
 * rounding step does not apply.
 */
export const payableOf = (
  { base_rate: own, payable }: Pick<ContextRows, 'base_rate' | 'payable'>,
  { currency }: Pick<StoreView, 'currency'>,
): Payable => {
  const { code, scale, symbol, step, base_rate: taken } = payable;
  if (code === currency.code) return { currency, rate: { numerator: 1, denominator: 1 }, step };
  if (taken === null) return { currency, rate: { numerator: 1, denominator: 1 }, step: 0 };
  return {
    currency: { ...currency, code, scale, symbol, sign_placement: 'append' },
    rate: reduced({
      numerator: taken.numerator * own.denominator,
      denominator: taken.denominator * own.numerator,
    }),
    step,
  };
};

/** Replaces today's rate by the cart's frozen rate while that counts, and only for the same currency. */
export const withFrozenRate = (
  payable: Payable,
  { payable_rate: frozen }: Pick<CartRow, 'payable_rate'>,
): Payable =>
  frozen === null || frozen.is_old || frozen.currency !== payable.currency.code
    ? payable
    : { ...payable, rate: { numerator: frozen.numerator, denominator: frozen.denominator } };

/** Notice that the cart's frozen rate has expired and today's rate differs. */
export const renewedRateNotice = ({
  payableRate,
  lines,
  context,
}: {
  payableRate: CartRow['payable_rate'];
  lines: readonly unknown[];
  context: Pick<TotalsContext, 'payable'>;
}): CartNotice[] => {
  const { rate, currency } = context.payable;
  const isSame =
    payableRate === null ||
    (payableRate.numerator === rate.numerator && payableRate.denominator === rate.denominator);
  return isSame || lines.length === 0
    ? []
    : [{ code: 'payable-rate-renewed', item_id: null, data: { currency: currency.code } }];
};
