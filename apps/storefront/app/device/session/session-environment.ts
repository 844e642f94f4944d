import type { ContractClient } from '@dijla/contract/client';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { WithLock } from '../platform/device.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import type { RefreshLock } from './refresh-lock.ts';
import type { SessionEvent } from './session-events.ts';
import type { SessionState } from './session-state.ts';

/** What the session needs of the page it lives in. */
export type SessionPlace = {
  storage: Pick<DeviceStorage, 'read' | 'list' | 'write' | 'clear'>;
  fetch: (request: Request) => Promise<Response>;
  /** Origin the calls' paths hang on; empty for the page's own. */
  baseUrl: string;
  withLock: WithLock;
  /** Resolves so many milliseconds later. */
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** Sets or removes the sign that somebody is signed in. */
  mark: (isSignedIn: boolean) => void;
  tell: (event: SessionEvent) => void;
  notify: (notice: DeviceNotice) => void;
  /** Tells the other tabs that a customer's own prices are no more to be had: those that show them are loaded anew. */
  tellPricesGone: () => void;
  /** Tells the other tabs that something kept has changed. */
  tellOthers: () => void;
};

/** The session as one page has it: its place, its mirror, its lock, and a client for calls of nobody yet. */
export type PageSession = {
  place: SessionPlace;
  mirror: StoreApi<SessionState>;
  lock: RefreshLock;
  guestClient: ContractClient;
};
