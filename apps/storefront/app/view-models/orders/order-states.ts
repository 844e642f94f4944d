import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import type { PastOrder } from '@dijla/contract/client';

/** How an order stands for its buyer: on its way, needing attention, well ended, or called off. */
export type OrderTone = 'running' | 'waiting' | 'done' | 'off';

const tones: Readonly<Record<OrderState, OrderTone>> = {
  pending: 'running',
  pending_approval: 'running',
  under_review: 'waiting',
  suspected_fraud: 'waiting',
  on_hold: 'waiting',
  invoiced: 'running',
  preparing: 'running',
  shipped: 'running',
  dispatched: 'running',
  ready_for_collection: 'running',
  delivery_failed: 'waiting',
  reattempt_delivery: 'running',
  complete: 'done',
  refunded: 'off',
  cancelled: 'off',
  cancelled_by_request: 'off',
};

const wireTones: Readonly<Record<PastOrder['state'], OrderTone>> = {
  new: 'running',
  payment_review: 'waiting',
  holded: 'waiting',
  processing: 'running',
  complete: 'done',
  closed: 'off',
  canceled: 'off',
};

const isState = (status: string): status is OrderState => Object.hasOwn(tones, status);

/** Returns the shop's own state; null for a word that another provider uses. */
export const knownState = (status: string): OrderState | null => (isState(status) ? status : null);

/** Returns how an order stands, of an unknown status by the wire's coarser state. */
export const toneOf = ({ status, state }: Pick<PastOrder, 'status' | 'state'>): OrderTone => {
  const known = knownState(status);
  return known === null ? wireTones[state] : tones[known];
};

/** Number of steps from the order to the door. */
export const stepCount = 4;

const steps: Readonly<Partial<Record<OrderState, number>>> = {
  pending: 1,
  pending_approval: 1,
  under_review: 1,
  suspected_fraud: 1,
  on_hold: 1,
  invoiced: 1,
  preparing: 2,
  shipped: 3,
  dispatched: 3,
  ready_for_collection: 3,
  delivery_failed: 3,
  reattempt_delivery: 3,
  complete: 4,
};

/** Returns how many of the steps an order has taken; null when it was called off or its status is unknown. */
export const stepOf = (status: string): number | null => {
  const known = knownState(status);
  return known === null ? null : (steps[known] ?? null);
};
