import { fractionOf } from '../money/fraction-of.ts';
import { safeAmount } from '../money/safe-amount.ts';

/** So many points for so much money, in minor units. */
type EarningRate = { points: number; money: number };

/** Returns the whole points that an amount in the rate's minor units earns: 1 for each 1,000 dinars are 15 of 15,900. */
export const pointsEarned = (amount: number, { points, money }: EarningRate): number =>
  amount <= 0 ? 0 : Number((BigInt(safeAmount(amount)) * BigInt(points)) / BigInt(money));

/** What goods without a campaign earn, in hundredths of what the rate says. */
export const plainFactor = 100;

/** Goods at what they cost after discounts, what of that came back, and what they earn in hundredths of the rate. */
export type EarningGoods = { value: number; returned?: number; factor?: number };

type Into = { numerator: number; denominator: number };

/**
 * Returns what an amount of each of the goods comes to in hundredths of the rate's minor units, each by its factor; without
 * a campaign exactly what they come to together.
 */
const weighed = (
  goods: readonly EarningGoods[],
  amountOf: (one: EarningGoods) => number,
  into: Into,
): number => {
  const plain = goods.reduce((sum, one) => sum + amountOf(one), 0);
  const byFactor = goods.reduce((sum, one) => sum + amountOf(one) * (one.factor ?? plainFactor), 0);
  return plain <= 0
    ? 0
    : fractionOf(fractionOf(plain, into), { numerator: safeAmount(byFactor), denominator: plain });
};

/**
 * Returns the whole points that goods earn under the campaigns that hold for them, less what came back or was credited.
 * What was credited without saying for which of them is taken off all alike. `into` is the rate's currency for one minor
 * unit of the goods'; `credited` is in the rate's.
 */
export const goodsPoints = (
  goods: readonly EarningGoods[],
  { points, money }: EarningRate,
  { credited = 0, into = { numerator: 1, denominator: 1 } }: { credited?: number; into?: Into } = {},
): number => {
  const whole = weighed(goods, ({ value }) => value, into);
  const returned = weighed(goods, ({ returned: back = 0 }) => back, into);
  const worth = fractionOf(
    goods.reduce((sum, { value }) => sum + value, 0),
    into,
  );
  const off = worth <= 0 ? 0 : fractionOf(credited, { numerator: whole, denominator: worth });
  return pointsEarned(whole - Math.max(off, returned), { points, money: money * plainFactor });
};
