import type { ContractClient } from '@dijla/contract/client';
import type { LineProduct, WantedProduct } from '../cart/lines/line-product.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceNotice } from '../notices/notice-board.ts';
import type { DeviceStorage } from './device-storage.ts';

/**
 * `write` guards a change of stored data, for milliseconds. Each of the others lets one holder in the whole
 * browser talk to the provider: `send` about the cart, `tasks` about the sync queue, `lists` about wishlist and alerts, `session` about tokens,
 * `goodbye` about signing in and out.
 */
export type LockName = 'write' | 'send' | 'tasks' | 'lists' | 'session' | 'goodbye';
export type WithLock = <Answer>(name: LockName, act: () => Promise<Answer>) => Promise<Answer>;

/** What the cart and the outbox need from their environment: a page, a worker, or a test. */
export type Device = {
  storage: DeviceStorage;
  client: ContractClient;
  withLock: WithLock;
  /** Tells the other tabs and the worker that stored data has changed. */
  tellOthers: () => void;
  store: () => StoreCode;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  isOnline: () => boolean;
  /** Runs `act` later; returns a function to cancel it. */
  after: (milliseconds: number, act: () => void) => () => void;
  notify: (notice: DeviceNotice) => void;
  /** False if no screen shows the notices. */
  canTell?: false;
  /** Id of the order whose answer a screen of this page waits for. */
  awaited?: string | undefined;
  /**
   * Returns the catalog's facts about lines in this store, by line key, leaving out unknown ones. Rejects if
   * the catalog cannot be read; absent where it never can.
   */
  productsOfLines?: (lines: readonly WantedProduct[]) => Promise<ReadonlyMap<string, LineProduct>>;
  /** Requests a wake-up of the outbox when the connection is back, even without an open page. */
  askForWake: () => void;
};
