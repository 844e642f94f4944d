import { type MoveRule, orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import { isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { WorkedOrder, WorkedPackage } from '../../modules/orders/orders.ts';
import type { MoveInput } from './move-work.ts';
import { orderStatusOf } from './order-status-of.ts';

/** Refuses a move with how far the order is, so that a screen can show it (wire §1.2). */
export const refusedMove = (
  code: 'order.changed-meanwhile' | 'order.move-not-possible',
  order: WorkedOrder,
): Refusal => ({ ...refusal(code), meta: { order: orderStatusOf(order) } });

const canMake = ({ move }: MoveInput, { state }: WorkedPackage): boolean =>
  stateAfterMove(move, state) !== null;

/** The packages that a move is of when none is named. */
const unnamed = (order: WorkedOrder, input: MoveInput): readonly WorkedPackage[] | Refusal => {
  const rule: MoveRule = orderMoves[input.move];
  const open = order.packages.filter(({ state }) => isOpen(state));
  if (rule.of === 'order') return open.length > 0 ? open : order.packages;
  const able = order.packages.filter((one) => canMake(input, one));
  if (able.length > 1) return refusal('order.package-not-named');
  return able.length === 1 ? able : order.packages;
};

/**
 * Returns the packages that a move is of, or why it cannot be made: the one that is named; else of a move of the
 * order all that are open, each of which has to let it happen; of a move of packages the only one that does.
 */
export const movedPackages = (order: WorkedOrder, input: MoveInput): readonly WorkedPackage[] | Refusal => {
  const named = order.packages.filter(({ number }) => number === input.package);
  if (input.package !== undefined && named.length === 0)
    return refusal('order.package-not-found', { package: input.package });
  const packages = input.package === undefined ? unnamed(order, input) : named;
  if ('tag' in packages) return packages;
  const isPossible = order.is_own && packages.length > 0 && packages.every((one) => canMake(input, one));
  return isPossible ? packages : refusedMove('order.move-not-possible', order);
};
