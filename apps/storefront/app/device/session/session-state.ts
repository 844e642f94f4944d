import type { CustomerProfile } from '@dijla/contract/client';
import { createStore } from 'zustand/vanilla';

export type SessionState = {
  /** False on the server and until the device has been read. */
  ready: boolean;
  /** Null: nobody is signed in. */
  profile: CustomerProfile | null;
  /** True on a page whose session ended without the shopper's doing, until somebody signs in. */
  hasEnded: boolean;
};

export const unreadSession: SessionState = { ready: false, profile: null, hasEnded: false };

/** A mirror of the session the device keeps; only the session's holder writes it, and never on a server. */
export const sessionStore = createStore<SessionState>(() => unreadSession);
