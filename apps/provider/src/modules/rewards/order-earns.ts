import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { pointsEarned } from '@dijla/commerce-rules/rewards/points-earned';
import type { WorkedOrder } from '../orders/orders.ts';
import type { OrderReward } from './order-reward-sql.ts';

type EarningOrder = Pick<WorkedOrder, 'lines' | 'currency' | 'payable' | 'unit' | 'charged' | 'credited'>;

/** Minor units of the payable currency for one of the order's. */
const payableFraction = ({ currency, payable }: EarningOrder) =>
  payable === null
    ? { numerator: 1, denominator: 1 }
    : {
        numerator: payable.rate.numerator * 10 ** payable.currency.scale,
        denominator: payable.rate.denominator * 10 ** currency.scale,
      };

/**
 * Returns the points that an order's goods earn as they are now: what they cost after discounts, before points, less
 * what was credited for them. Delivery and fees earn none.
 */
export const goodsEarn = (order: EarningOrder, { earn }: Pick<OrderReward, 'earn'>): number => {
  if (earn === null) return 0;
  const { lines, charged, credited, currency, unit } = order;
  if (credited > 0 && credited >= (charged ?? 0)) return 0;
  const goods = lines.reduce((sum, { value }) => sum + value, 0);
  const { numerator, denominator } = payableFraction(order);
  const isOwned = earn.currency === currency.code;
  const isOwed = unit.code === currency.code;
  if (isOwned) {
    const back = isOwed ? credited : fractionOf(credited, { numerator: denominator, denominator: numerator });
    return pointsEarned(goods - back, earn);
  }
  return pointsEarned(fractionOf(goods, { numerator, denominator }) - credited, earn);
};

/** Returns the state of a whole order. */
export const stateOf = ({ packages }: Pick<WorkedOrder, 'packages'>) =>
  orderStateOf(packages.map(({ state }) => state));

/** Returns the points that an order has earned by now: nothing before it is complete. */
export const orderEarns = (
  order: EarningOrder & Pick<WorkedOrder, 'packages'>,
  reward: Pick<OrderReward, 'earn'>,
): number => (stateOf(order) === 'complete' ? goodsEarn(order, reward) : 0);
