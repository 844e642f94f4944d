import type { Permission } from '@dijla/contract/desk-client';
import { type OrderState, orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';

const isState = (state: string): state is OrderState => Object.hasOwn(orderTransitions, state);

/** States in which a courier of the shop is given a package, or another courier is. */
const forCouriers: ReadonlySet<string> = new Set([
  'preparing',
  'shipped',
  'dispatched',
  'delivery_failed',
  'reattempt_delivery',
]);

/** Whether a delivery company can be given what is in this state: what is packed and not on its way. */
export const canGoWithCompany = (state: string): boolean =>
  isState(state) && stateAfterMove('dispatch', state) !== null;

/**
 * Returns whether somebody can be given what is in this state to deliver, by a member with these permissions: couriers
 * of the shop by `orders.assign`, companies by `orders.prepare`.
 */
export const canBeGiven = (state: string, may: (permission: Permission) => boolean): boolean =>
  (may('orders.assign') && forCouriers.has(state)) || (may('orders.prepare') && canGoWithCompany(state));
