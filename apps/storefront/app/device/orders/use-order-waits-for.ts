import { type OrderWaitsFor, orderWaitsFor } from '@dijla/device/orders/order-waits-for';
import type { OrderView } from '@dijla/device/orders/orders-view';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { useSession } from '../session/use-session.ts';

/** Returns a function that tells what an order on the device waits for, depending on who is signed in. */
export const useOrderWaitsFor = (): ((order: OrderView) => OrderWaitsFor) => {
  const customer = useSession(({ ready, profile }) =>
    ready || !hasSessionMark() ? String(profile?.id ?? '') : null,
  );
  return (order) => orderWaitsFor(order, customer);
};
