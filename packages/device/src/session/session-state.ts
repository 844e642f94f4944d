import type { CustomerProfile } from '@dijla/contract/client';
import { createStore } from 'zustand/vanilla';

export type SessionState = {
  /** False on the server and until the device's storage has been read. */
  ready: boolean;
  /** Null if nobody is signed in. */
  profile: CustomerProfile | null;
  /** True on a page whose session ended by itself, until someone signs in. */
  hasEnded: boolean;
};

export const unreadSession: SessionState = { ready: false, profile: null, hasEnded: false };

/** View of the session stored on the device; only the session holder writes it, and never on a server. */
export const sessionStore = createStore<SessionState>(() => unreadSession);
