import { useStore } from 'zustand';
import { type SessionState, sessionStore } from '@dijla/device/session/session-state';

export type { SessionState } from '@dijla/device/session/session-state';

/**
 * Returns a part of the session. On the server and during hydration it is not `ready` and has no customer.
 */
export const useSession = <Part>(selector: (state: SessionState) => Part): Part =>
  useStore(sessionStore, selector);
