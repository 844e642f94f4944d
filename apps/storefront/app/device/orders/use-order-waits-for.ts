import { type OrderWaitsFor, orderWaitsFor } from './order-waits-for.ts';
import type { OrderView } from './orders-view.ts';
import { hasSessionMark } from '../session/session-mark.ts';
import { useSession } from '../session/use-session.ts';

/** Returns a function that tells what an order on the device waits for, depending on who is signed in. */
export const useOrderWaitsFor = (): ((order: OrderView) => OrderWaitsFor) => {
  const customer = useSession(({ ready, profile }) =>
    ready || !hasSessionMark() ? String(profile?.id ?? '') : null,
  );
  return (order) => orderWaitsFor(order, customer);
};
