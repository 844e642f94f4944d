import { useStore } from 'zustand';
import { type SessionState, sessionStore } from './session-state.ts';

export type { SessionState } from './session-state.ts';

/** Part of the session; on the server and while hydrating it is not `ready` and nobody's. */
export const useSession = <Part>(selector: (state: SessionState) => Part): Part =>
  useStore(sessionStore, selector);
