import { type OrderState, orderTransitions } from './order-transitions.ts';

/** Whether an order may change from one state to another; null, no state yet, leads only to `pending`. */
export const canMove = (from: OrderState | null, to: OrderState): boolean => {
  if (from === null) return to === 'pending';
  const next: readonly OrderState[] = orderTransitions[from];
  return next.includes(to);
};
