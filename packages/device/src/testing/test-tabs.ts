import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'zustand/vanilla';
import type { StoreCode } from '@dijla/contract/store-views';
import { queueLocks } from '../platform/browser-locks.ts';
import { browserNotes } from '../journal/browser-journal.ts';
import { followSession } from '../cart/cart-owner.ts';
import { unreadCart } from '../cart-view/cart-view.ts';
import type { Addition } from '../cart/cart-act.ts';
import { addLine } from '../cart/lines/change-lines.ts';
import { loadCart } from '../cart/device-cart.ts';
import { deviceCollections } from '../device-collections.ts';
import { deviceDatabase } from '../platform/device-database.ts';
import { type CartController, createCartController } from '../cart/cart-controller.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { WithLock } from '../platform/device.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { unreadOrders } from '../orders/orders-view.ts';
import { type TestProvider, testProvider } from './test-provider.ts';
import { noorsProfile } from './test-session.ts';

export type Tab = ReturnType<ReturnType<typeof testBrowser>['open']>;

/** Returns the addition that a product page makes of a simple product at 9.50. */
export const additionOf = (sku: string, qty = 1): Addition => ({
  sku,
  parent_sku: sku,
  qty,
  line: {
    name: `${sku} name`,
    image: null,
    url_path: sku,
    options: [],
    prices: [{ kind: 'regular', amount: 950, min_qty: 1, from: null, until: null }],
    tax_class_id: 0,
    is_virtual: false,
    is_in_stock: true,
    salable_qty: null,
  },
});

const never = <Answer>(): Promise<Answer> => new Promise(() => undefined);

/**
 * Returns storage and locks of a page that can be ended at any point: its calls then never settle and its
 * locks are released.
 */
const mortal = (storage: DeviceStorage, withLock: WithLock) => {
  const state = { isDead: false };
  const { promise: death, resolve: end } = Promise.withResolvers<never>();
  const living =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (state.isDead) return never();
      const answer = await act(...given);
      return state.isDead ? never() : answer;
    };
  return {
    storage: {
      read: living(storage.read),
      list: living(storage.list),
      write: living(storage.write),
      clear: living(storage.clear),
      trim: living(storage.trim),
    } as DeviceStorage,
    withLock: ((name, act) =>
      state.isDead ? never() : withLock(name, () => Promise.race([act(), death]))) as WithLock,
    end: (): void => {
      state.isDead = true;
      end(undefined as never);
    },
  };
};

/** Returns a new database for a browser. Only one of several browsers at a time can use the global one. */
const newDatabase = (): (() => DeviceStorage) => {
  globalThis.indexedDB = new IDBFactory();
  return () => deviceDatabase(deviceCollections);
};

/** Returns an empty local storage as in a browser, limited to `capacity` characters. */
export const testLocalStorage = (capacity = Number.POSITIVE_INFINITY): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if ([...kept.values(), text].join('').length > capacity)
        throw new DOMException('No room', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  };
};

/** Returns a browser with its own storage and locks, which are all that its tabs share. */
export const testBrowser = (
  { client }: Pick<TestProvider, 'client'>,
  storageOf: () => DeviceStorage = newDatabase(),
  localStorage = testLocalStorage(),
) => {
  const withLock = queueLocks();
  const tabs = new Set<{ controller: CartController; timers: Set<() => void> }>();
  const notes = browserNotes(() => localStorage);
  const world = {
    isOnline: true,
    store: 'en' as StoreCode,
    now: 1_000,
    wake: (_desk: CartController): void => undefined,
  };

  const open = () => {
    const cart = createStore(() => unreadCart);
    const orders = createStore(() => unreadOrders);
    const notices: DeviceNotice[] = [];
    const timers = new Set<() => void>();
    const life = mortal(storageOf(), withLock);
    const controller: CartController = createCartController(
      {
        storage: life.storage,
        client,
        withLock: life.withLock,
        tellOthers: () =>
          tabs.forEach((tab) => tab.controller !== controller && void tab.controller.refresh()),
        store: () => world.store,
        now: () => world.now,
        newId: () => crypto.randomUUID(),
        isOnline: () => world.isOnline,
        after: (_milliseconds, act) => {
          timers.add(act);
          return () => timers.delete(act);
        },
        notify: (notice) => notices.push(notice),
        askForWake: () => world.wake(controller),
      },
      { cart, orders },
      notes,
    );
    const tab = { controller, timers };
    tabs.add(tab);
    return {
      controller,
      notices,
      cart: () => cart.getState(),
      watch: cart.subscribe,
      orders: () => orders.getState().orders,
      quantities: (): Record<string, number> =>
        Object.fromEntries(cart.getState().lines.map(({ sku, qty }) => [sku, qty])),
      add: (sku: string, qty = 1) => addLine(controller, additionOf(sku, qty)),
      close: () => {
        life.end();
        controller.stop();
        tabs.delete(tab);
      },
    };
  };
  return { open, world, notes };
};

/** Starts a tab as a page does: replays journal entries and shows the cart. */
export const started = async (tab: Tab): Promise<Tab> => {
  await tab.controller.catchUp();
  await tab.controller.refresh();
  return tab;
};

/** Returns a browser with one tab, and its provider. */
export const oneTab = (options: Parameters<typeof testProvider>[0] = {}) => {
  const provider = testProvider(options);
  const browser = testBrowser(provider);
  return { provider, browser, tab: browser.open() };
};

/** Sends until nothing is pending. */
export const settle = async (tab: Tab): Promise<void> => {
  for (let round = 0; round < 40; round += 1) {
    await tab.controller.send();
    if ((await loadCart(tab.controller.device.storage)).operations.length === 0)
      return tab.controller.refresh();
  }
  throw new Error('something still waits');
};

/** Signs a customer in on the device and lets the tab follow. */
export const signIn = async (provider: TestProvider, { controller }: Tab, id = 7): Promise<void> => {
  provider.state.isSignedIn = true;
  await controller.device.storage.write([
    {
      in: 'session',
      key: 'session',
      put: { token: 'token', refresh_token: null, profile: { ...noorsProfile, id } },
    },
  ]);
  await followSession(controller);
};

export const signOut = async (provider: TestProvider, { controller }: Tab): Promise<void> => {
  provider.state.isSignedIn = false;
  await controller.device.storage.write([{ in: 'session', key: 'session', put: null }]);
  await followSession(controller);
};
