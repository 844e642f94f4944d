import { contractClient } from '@dijla/contract/client';
import { createStore } from 'zustand/vanilla';
import { unreadCart } from '../../cart-view/cart-view.ts';
import { createCartController } from '../../cart/cart-controller.ts';
import { followSession } from '../../cart/cart-owner.ts';
import { loadCart } from '../../cart/device-cart.ts';
import { storeCodeOf } from '../../cart/store-code-of.ts';
import { browserNotes } from '../../journal/browser-journal.ts';
import type { DeviceNotice } from '../../notices/notice-board.ts';
import { forgetOldOrders, placeOrderOnDevice } from '../../orders/order-on-device.ts';
import type { OrderDetails } from '../../orders/device-order.ts';
import type { PlaceOrderResult } from '../../orders/order-on-device.ts';
import { unreadOrders } from '../../orders/orders-view.ts';
import { showPendingNotices } from '../../orders/show-pending-notices.ts';
import { queueLocks } from '../../platform/browser-locks.ts';
import type { Device } from '../../platform/device.ts';
import { safeStorage } from '../../platform/safe-storage.ts';
import { sessionHolder } from '../../session/session-holder.ts';
import { queueSender } from '../../session/session-queue.ts';
import { unreadSession } from '../../session/session-state.ts';
import { workerFetch } from '../../session/worker-fetch.ts';
import { sendWithoutPage } from '../../sync/send-without-page.ts';
import { testLocalStorage } from '../test-tabs.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import { mortalLife } from './mortal-life.ts';
import { testDisk } from './test-disk.ts';

const origin = 'http://shop.test';
const store = 'ar';
/** Milliseconds the disk may take before memory replaces it; a busy machine is not a broken disk. */
const patience = 60_000;
/** Timers of more milliseconds wait for the begin or the end of a price, which never comes here. */
const longestRetry = 60_000;
const longestWait = 15;

export type TestPage = ReturnType<ReturnType<typeof offlineBrowser>['open']>;

/**
 * A browser with a disk, local storage, locks, cookies and a clock of its own, which its pages and its worker share. A
 * page does what the storefront's `startDevice` and the listeners of `pageCartController` do.
 */
export const offlineBrowser = ({ fetch, state: network }: Pick<FaultyNetwork, 'fetch' | 'state'>) => {
  const world = { ahead: 0, build: 0, hasAskedForWake: false };
  const disk = testDisk();
  const localStorage = testLocalStorage();
  const withLock = queueLocks();
  const notes = browserNotes(() => localStorage);
  const pages = new Set<{
    refresh: () => Promise<void>;
    showSession: () => Promise<void>;
    start: () => Promise<void>;
  }>();
  const notices: DeviceNotice[] = [];
  const isMarked = () => localStorage.getItem('dijla-session') !== null;
  const now = () => Date.now() + world.ahead;

  const living = (build: number) => {
    const life = mortalLife();
    const world = { isMemoryOnly: false };
    const { storage, collections } = disk.opened(build);
    const safe = safeStorage(storage, {
      collections,
      onMemoryOnly: () => {
        world.isMemoryOnly = true;
      },
      patience,
    });
    return {
      life,
      isMemoryOnly: () => world.isMemoryOnly,
      fetch: life.living(fetch),
      storage: {
        read: life.living(safe.read) as typeof safe.read,
        list: life.living(safe.list) as typeof safe.list,
        write: life.living(safe.write),
        clear: life.living(safe.clear),
        trim: life.living(safe.trim),
      },
      withLock: life.lockOf(withLock),
    };
  };

  const open = (build = world.build) => {
    const { life, isMemoryOnly, fetch, storage, withLock } = living(build);
    const [cart, orders, session] = [
      createStore(() => unreadCart),
      createStore(() => unreadOrders),
      createStore(() => unreadSession),
    ];
    const timers = new Set<() => void>();
    const notify = (notice: DeviceNotice): void => {
      if (!life.isDead()) notices.push(notice);
    };
    const others = (act: (page: typeof shared) => Promise<void>): void => {
      if (life.isDead()) return;
      for (const page of pages) if (page !== shared) void act(page);
    };
    const wait = life.living(
      (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, Math.min(milliseconds, longestWait))),
    );
    const holder = sessionHolder(
      {
        storage,
        fetch,
        baseUrl: origin,
        withLock,
        wait,
        now,
        newId: () => crypto.randomUUID(),
        mark: (isSignedIn) => {
          if (life.isDead() || isSignedIn === isMarked()) return;
          if (isSignedIn) localStorage.setItem('dijla-session', '1');
          else localStorage.removeItem('dijla-session');
          others((page) => page.start());
        },
        tell: () => void followSession(controller).then(controller.send),
        notify,
        tellPricesGone: () => undefined,
        tellOthers: () => others((page) => page.showSession()),
      },
      session,
    );
    const device: Device = {
      storage,
      withLock,
      client: contractClient({
        fetch: (request) => (isMarked() ? holder.fetch(request) : fetch(request)),
        baseUrl: origin,
      }),
      tellOthers: () => others((page) => page.refresh()),
      store: () => store,
      now,
      newId: () => crypto.randomUUID(),
      isOnline: () => network.isOnline,
      after: (milliseconds, act) => {
        if (milliseconds <= longestRetry) timers.add(act);
        return () => timers.delete(act);
      },
      notify,
      askForWake: () => {
        world.hasAskedForWake = true;
      },
    };
    const controller = createCartController(device, { cart, orders }, notes);
    const queue = queueSender(holder, device);
    const startSession = async (): Promise<void> => {
      await holder.show();
      if (!network.isOnline) return;
      if ((await holder.kept()) !== null) {
        const answer = await holder.client('user/me', { query: { storeCode: store } }).catch(() => null);
        if (answer?.ok) await holder.keepProfile(answer.result);
      }
      await queue.send();
    };
    const start = async (): Promise<void> => {
      await controller.catchUp();
      await followSession(controller);
      await showPendingNotices(device);
      await forgetOldOrders(device);
      await controller.send();
      if (isMarked() || (await storage.list('tasks')).length > 0) await startSession();
    };
    const wake = async (): Promise<void> => {
      await controller.refresh();
      await controller.send();
      await queue.send();
    };
    const shared = {
      refresh: () => controller.refresh().then(() => showPendingNotices(device)),
      showSession: () => holder.show(),
      start: () => startSession().then(controller.send),
    };
    pages.add(shared);
    let placing: Promise<PlaceOrderResult> | null = null;
    return {
      life,
      isMemoryOnly,
      controller,
      holder,
      queue,
      start,
      wake,
      hearSync: () => controller.refresh().then(controller.sendOnWake).then(queue.send),
      fireTimers: (): void => {
        const due = [...timers];
        timers.clear();
        for (const act of due) act();
      },
      orders: () => orders.getState().orders,
      quantities: (): Record<string, number> =>
        Object.fromEntries(cart.getState().lines.map(({ sku, qty }) => [sku, qty])),
      /** As the button does: a second tap while the first is under way is the same order. */
      place: (details: OrderDetails): Promise<PlaceOrderResult> =>
        (placing ??= placeOrderOnDevice(controller, details).finally(() => {
          placing = null;
        })),
      close: (): void => {
        life.die();
        controller.stop();
        pages.delete(shared);
      },
    };
  };

  /** Sends as the service worker does while no page is open; killed after so many steps unless null. */
  const runWorker = async (diesAfter: number | null): Promise<void> => {
    const { life, fetch, storage, withLock } = living(world.build);
    if (diesAfter !== null) life.dieAfter(diesAfter);
    const work = async (): Promise<void> => {
      const ask = workerFetch(storage, fetch);
      const cartStore = storeCodeOf(await loadCart(storage)) ?? store;
      const device: Device = {
        storage,
        withLock,
        client: contractClient({ fetch: ask, baseUrl: origin }),
        tellOthers: () => pages.forEach((page) => void page.refresh()),
        store: () => cartStore,
        now,
        newId: () => crypto.randomUUID(),
        isOnline: () => network.isOnline,
        after: () => () => undefined,
        notify: () => undefined,
        askForWake: () => undefined,
      };
      await sendWithoutPage({ device, ask, origin });
    };
    await Promise.race([work(), life.death]);
    life.die();
  };

  return { open, runWorker, world, disk, localStorage, notices, isMarked };
};

export type OfflineBrowser = ReturnType<typeof offlineBrowser>;
