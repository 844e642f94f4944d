import { isOpen } from './order-state-of.ts';
import type { OrderState } from './order-transitions.ts';
import { stateAfterMove } from './state-after-move.ts';

/** How a request to call an order off stands: open, granted, or declined with a reason. */
export type CancelRequestState = 'requested' | 'sent' | 'declined';

/** What decides over whether an order can be called off at its customer's request. */
export type CalledOff = {
  /** Whether it was placed in this shop, and not with an import. */
  isOwn: boolean;
  /** States of its packages. */
  packages: readonly OrderState[];
};

/**
 * Whether every package of an order that something still happens to could be called off at the customer's
 * request (spec 2 §3); not one that is on its way or with its buyer.
 */
export const mayBeCalledOff = ({ isOwn, packages }: CalledOff): boolean => {
  const open = packages.filter((state) => isOpen(state));
  return (
    isOwn && open.length > 0 && open.every((state) => stateAfterMove('cancel_by_request', state) !== null)
  );
};

/** Whether an order's latest request stands, so that another adds nothing; one that was declined does not. */
export const doesRequestStand = (latest: CancelRequestState | null): boolean =>
  latest === 'requested' || latest === 'sent';
