import { type OrderState, orderTransitions } from './order-transitions.ts';

/** Whether an order may go from one state to another; null, no state yet, leads to `pending` alone. */
export const canMove = (from: OrderState | null, to: OrderState): boolean => {
  if (from === null) return to === 'pending';
  const next: readonly OrderState[] = orderTransitions[from];
  return next.includes(to);
};
