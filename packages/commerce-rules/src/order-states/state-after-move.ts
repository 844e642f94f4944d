import { type MoveRule, type OrderMove, orderMoves } from './order-moves.ts';
import type { OrderState } from './order-transitions.ts';

/** What a move's outcome may hang on besides the state. */
export type MoveFacts = {
  /** The state in which an order on hold was put there; null when that is not known. */
  heldFrom: OrderState | null;
  /** Whether nothing of what was paid is left after the move. */
  isWhole: boolean;
};

/**
 * Returns the state a package in this state is in after the move, which may be the same; null when the move
 * cannot be made. What was held from an unknown state is pending again.
 */
export const stateAfterMove = (
  move: OrderMove,
  state: OrderState,
  { heldFrom, isWhole }: MoveFacts = { heldFrom: null, isWhole: false },
): OrderState | null => {
  const from: MoveRule['from'] = orderMoves[move].from;
  const leads = from[state];
  if (leads === undefined) return null;
  if (leads === 'same') return state;
  if (leads === 'held-from') return heldFrom ?? 'pending';
  if (leads === 'refunded-if-whole') return isWhole ? 'refunded' : state;
  return leads;
};
