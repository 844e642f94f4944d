import type { OrderState } from './order-transitions.ts';

const settling: ReadonlySet<OrderState> = new Set([
  'invoiced',
  'complete',
  'refunded',
  'cancelled',
  'cancelled_by_request',
]);

/**
 * Whether an order that has been in these states is still to be paid: not once it was invoiced, delivered
 * for cash, or canceled.
 */
export const isDue = (states: readonly OrderState[]): boolean => !states.some((state) => settling.has(state));
