import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { goodsPoints, plainFactor } from '@dijla/commerce-rules/rewards/points-earned';
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

/** What came back of an order's lines, by their numbers, in its currency. */
type Returned = ReadonlyMap<number, number>;

/**
 * Returns the points that an order's goods earn as they are now: what they cost after discounts, before points, less
 * what was credited for them, or what those cost that came back, as points or a gift card may have paid for them.
 * Delivery and fees earn none.
 */
export const goodsEarn = (
  order: EarningOrder,
  { earn, factors }: Pick<OrderReward, 'earn' | 'factors'>,
  returned: Returned = new Map(),
): number => {
  if (earn === null) return 0;
  const { lines, charged, credited, currency, unit } = order;
  if (credited > 0 && credited >= (charged ?? 0)) return 0;
  const goods = lines.map(({ line_number: line, value }) => ({
    value,
    returned: returned.get(line) ?? 0,
    factor: factors[line] ?? plainFactor,
  }));
  const { numerator, denominator } = payableFraction(order);
  const isOwned = earn.currency === currency.code;
  const isOwed = unit.code === currency.code;
  if (!isOwned) return goodsPoints(goods, earn, { credited, into: { numerator, denominator } });
  const back = isOwed ? credited : fractionOf(credited, { numerator: denominator, denominator: numerator });
  return goodsPoints(goods, earn, { credited: back });
};

/** Returns the state of a whole order. */
export const stateOf = ({ packages }: Pick<WorkedOrder, 'packages'>) =>
  orderStateOf(packages.map(({ state }) => state));

/** Returns the points that an order has earned by now: nothing before it is complete and nothing of it is due. */
export const orderEarns = (
  order: EarningOrder & Pick<WorkedOrder, 'packages' | 'due'>,
  reward: Pick<OrderReward, 'earn' | 'factors'>,
  returned: Returned = new Map(),
): number => (stateOf(order) === 'complete' && order.due <= 0 ? goodsEarn(order, reward, returned) : 0);
