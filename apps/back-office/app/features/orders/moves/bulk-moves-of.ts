import { orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import { type OrderState, orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import type { Permission } from '@dijla/contract/desk-client';

/** Moves that many orders can make at once, in the order of the trade. */
const bulkMoves = ['confirm', 'release', 'pack', 'ready', 'reattempt', 'hold', 'cancel'] as const;
export type BulkMove = (typeof bulkMoves)[number];

const asking: ReadonlySet<BulkMove> = new Set(['hold', 'cancel']);
const isState = (state: string): state is OrderState => Object.hasOwn(orderTransitions, state);

export type OfferedBulkMove = {
  move: BulkMove;
  /** Orders whose state lets them make it. */
  count: number;
  /** Whether it asks for a reason. */
  isAsking: boolean;
};

/** Returns the moves that some of these orders can make and the member may make, with how many can. */
export const bulkMovesOf = (
  orders: readonly { state: string }[],
  may: (permission: Permission) => boolean,
): OfferedBulkMove[] =>
  may('orders.move-many')
    ? bulkMoves
        .filter((move) => may(orderMoves[move].permission))
        .map((move) => ({
          move,
          count: orders.filter(({ state }) => isState(state) && stateAfterMove(move, state) !== null).length,
          isAsking: asking.has(move),
        }))
        .filter(({ count }) => count > 0)
    : [];
