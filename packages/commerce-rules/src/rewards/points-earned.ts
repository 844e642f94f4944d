import { safeAmount } from '../money/safe-amount.ts';

/** So many points for so much money, in minor units. */
type EarningRate = { points: number; money: number };

/** Returns the whole points that an amount in the rate's minor units earns: 1 for each 1,000 dinars are 15 of 15,900. */
export const pointsEarned = (amount: number, { points, money }: EarningRate): number =>
  amount <= 0 ? 0 : Number((BigInt(safeAmount(amount)) * BigInt(points)) / BigInt(money));
