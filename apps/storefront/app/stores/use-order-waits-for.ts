import { type OrderWaitsFor, orderWaitsFor } from './order-waits-for.ts';
import type { OrderView } from './orders-state.ts';
import { hasSessionSign } from './session-sign.ts';
import { useSession } from './use-session.ts';

/** Tells what an order on the device waits for, by who is signed in. */
export const useOrderWaitsFor = (): ((order: OrderView) => OrderWaitsFor) => {
  const customer = useSession(({ ready, profile }) => (ready || !hasSessionSign() ? String(profile?.id ?? '') : null));
  return (order) => orderWaitsFor(order, customer);
};
