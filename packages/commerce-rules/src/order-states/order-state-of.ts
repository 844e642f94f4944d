import type { OrderState } from './order-transitions.ts';

/** Open states, the least advanced first: one that needs somebody's decision comes before others. */
const openStates: readonly OrderState[] = [
  'suspected_fraud',
  'under_review',
  'on_hold',
  'pending_approval',
  'pending',
  'invoiced',
  'preparing',
  'delivery_failed',
  'ready_for_collection',
  'shipped',
  'dispatched',
  'reattempt_delivery',
];

/** States of a package that nothing happens to any more but returns; of several the first is the order's. */
const closedStates: readonly OrderState[] = ['complete', 'refunded', 'cancelled_by_request', 'cancelled'];

/** Whether something still has to happen to a package in this state before it is with its buyer or called off. */
export const isOpen = (state: OrderState): boolean => openStates.includes(state);

/** Whether a package in this state was called off: nothing of it is to be paid. */
export const isCalledOff = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'cancelled_by_request';

/**
 * Returns an order's state by those of its packages: that of its least advanced open package. Without an open
 * one it is complete as soon as one was delivered. An order without packages is pending.
 */
export const orderStateOf = (packages: readonly OrderState[]): OrderState =>
  [...openStates, ...closedStates].find((state) => packages.includes(state)) ?? 'pending';
