import type { ContractClient } from '@dijla/contract/client';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { WithLock } from '../platform/device.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import type { RefreshLock } from './refresh-lock.ts';
import type { SessionEvent } from './session-events.ts';
import type { SessionState } from './session-state.ts';

/** What the session needs from its page. */
export type SessionPlace = {
  storage: Pick<DeviceStorage, 'read' | 'list' | 'write' | 'clear'>;
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the calls' paths; empty for the page's own. */
  baseUrl: string;
  withLock: WithLock;
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** Sets or removes the session mark. */
  mark: (isSignedIn: boolean) => void;
  tell: (event: SessionEvent) => void;
  notify: (notice: DeviceNotice) => void;
  /** Tells the other tabs that a customer's individual prices have ended: tabs that show them reload. */
  tellPricesGone: () => void;
  /** Tells the other tabs that the stored session has changed. */
  tellOthers: () => void;
};

/**
 * The session of one page: its environment, its store, its refresh lock, and a client for calls without a
 * session.
 */
export type PageSession = {
  place: SessionPlace;
  stateStore: StoreApi<SessionState>;
  lock: RefreshLock;
  guestClient: ContractClient;
};
