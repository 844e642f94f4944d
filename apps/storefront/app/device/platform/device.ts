import type { ContractClient } from '@dijla/contract/client';
import type { WantedProducts, ShownProducts } from '../../view-models/choice/products-of-lines.ts';
import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import type { DeviceStorage } from './device-storage.ts';

/**
 * `write`: changing what is kept, for milliseconds. The others let one at a time in the whole browser talk to the provider: `send` about
 * the cart, `tasks` about what waits in the sync queue, `session` about tokens, `goodbye` about who comes and goes.
 */
export type LockName = 'write' | 'send' | 'tasks' | 'session' | 'goodbye';
export type WithLock = <Answer>(name: LockName, act: () => Promise<Answer>) => Promise<Answer>;

/** What the cart and the outbox need of the place they run in: a page, a worker, a test. */
export type Device = {
  storage: DeviceStorage;
  client: ContractClient;
  withLock: WithLock;
  /** Tells the other tabs and the worker that something kept has changed. */
  tellOthers: () => void;
  store: () => StoreCode;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  isOnline: () => boolean;
  /** Runs later; answers the way to cancel. */
  after: (milliseconds: number, act: () => void) => () => void;
  notify: (notice: DeviceNotice) => void;
  /** False where nobody hears what it notifies of. */
  canTell?: false;
  /** What the catalogue says in this store of lines, by their keys; of those it does not know nothing. Rejects when it cannot be asked; absent where it never is. */
  goodsOf?: (lines: readonly WantedProducts[]) => Promise<ReadonlyMap<string, ShownProducts>>;
  /** Asks whoever can to wake the outbox when the connection is back, even without a page. */
  askForWake: () => void;
};
