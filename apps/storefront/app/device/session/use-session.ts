import { useStore } from 'zustand';
import { type SessionState, sessionStore } from './session-state.ts';

export type { SessionState } from './session-state.ts';

/**
 * Returns a part of the session. On the server and during hydration it is not `ready` and has no customer.
 */
export const useSession = <Part>(selector: (state: SessionState) => Part): Part =>
  useStore(sessionStore, selector);
