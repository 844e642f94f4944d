import type { OrderView } from './orders-state.ts';
import { hasSessionSign } from './session-sign.ts';
import { useSession } from './use-session.ts';

/** True for an order that goes when its customer is signed in again, not before. While it is not known who is signed in, it is not said. */
export const useWaitsForLogin = ({ owner }: OrderView): boolean =>
  useSession(({ ready, profile }) => owner !== null && (ready || !hasSessionSign()) && String(profile?.id) !== owner);
