import type { OrderPage } from '@dijla/contract/client';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionHolder } from '../../session/session-holder.ts';
import { keptPage, mergedHistory, newestFirst } from './merge-history.ts';
import type { KeptOrder } from './order-history-collection.ts';
import { type OrderHistoryState, unreadHistory } from './order-history-state.ts';

/** Orders that the provider is asked for at once (spec 2 §9). */
const pageSize = 20;

export type OrderHistory = {
  /** Shows the device's copy, and reads the newest orders once on this page, again when `isForced` (spec 2 §4). */
  show: (isForced?: boolean) => Promise<void>;
  /** Reads the next page of the list. */
  more: () => Promise<void>;
  /**
   * Reads everything the page of an order shows; `missing` when the customer has no such order, `failed` when
   * the provider cannot be asked or has no such call.
   */
  read: (entityId: number) => Promise<'read' | 'missing' | 'failed'>;
  /** Forgets what is shown, after a customer has signed out. */
  reset: () => void;
};

type Parts = {
  holder: Pick<SessionHolder, 'client' | 'kept'> & {
    place: Pick<SessionHolder['place'], 'storage' | 'now' | 'withLock'>;
  };
  state: StoreApi<OrderHistoryState>;
  store: () => string;
};

/** Reads and writes the device's copy of the orders of the customer who is signed in. */
const deviceCopy = ({ holder, state }: Pick<Parts, 'holder' | 'state'>) => {
  const { storage, withLock } = holder.place;
  const customer = async (): Promise<number | null> => (await holder.kept())?.profile.id ?? null;
  const keptOf = async (id: number): Promise<KeptOrder[]> =>
    newestFirst((await storage.list('order_history')).filter(({ customer_id: owner }) => owner === id));
  return {
    customer,
    keptOf,
    showKept: async (id: number): Promise<void> => state.setState({ ready: true, orders: await keptOf(id) }),
    /** Stores what was read, unless another customer has signed in since. */
    keep: (id: number, changes: () => Promise<Parameters<typeof storage.write>[0]>): Promise<void> =>
      withLock('write', async () => {
        if ((await customer()) === id) await storage.write(await changes());
      }),
  };
};

/** Asks the provider for a page of the list, counted from 1; null when it cannot be asked. */
const listPage = ({ holder, store }: Pick<Parts, 'holder' | 'store'>, currentPage: number) =>
  holder
    .client('user/order-history', {
      query: { storeCode: store(), pageSize: String(pageSize), currentPage: String(currentPage) },
    })
    .catch(() => null);

/** Asks the provider for everything the page of an order shows. */
const pageOf = async (
  { holder, store }: Pick<Parts, 'holder' | 'store'>,
  entityId: number,
): Promise<OrderPage | 'missing' | 'failed'> => {
  const answer = await holder
    .client('order/one', { query: { storeCode: store() }, params: { entity_id: String(entityId) } })
    .catch(() => null);
  if (answer === null) return 'failed';
  if (answer.ok) return answer.result;
  return answer.status === 404 || answer.status === 400 ? 'missing' : 'failed';
};

/** Returns the history of this page's customer: the device's copy first, then the provider's (spec 2 §4). */
export const orderHistory = ({ holder, state, store }: Parts): OrderHistory => {
  const { now } = holder.place;
  const { customer, keptOf, showKept, keep } = deviceCopy({ holder, state });
  /** Customer whose newest orders were read on this page. */
  let readFor: number | null = null;

  const readPage = async (id: number, currentPage: number): Promise<void> => {
    state.setState({ isReading: true });
    const answer = await listPage({ holder, store }, currentPage);
    if (answer?.ok) {
      const { items: orders, total_count: total } = answer.result;
      const page = { orders, customerId: id, isFirst: currentPage === 1, now: now() };
      await keep(id, async () => mergedHistory(await keptOf(id), page));
      if ((await customer()) === id) state.setState({ total, hasFailed: false });
    } else {
      if (currentPage === 1) readFor = null;
      state.setState({ hasFailed: true });
    }
    await showKept(id);
    state.setState({ isReading: false });
  };

  return {
    show: async (isForced = false) => {
      const id = await customer();
      if (id === null) return state.setState({ ...unreadHistory, ready: true });
      await showKept(id);
      if (readFor === id && !isForced) return;
      readFor = id;
      await readPage(id, 1);
    },
    more: async () => {
      const id = await customer();
      if (id === null || state.getState().isReading) return;
      await readPage(id, Math.floor(state.getState().orders.length / pageSize) + 1);
    },
    read: async (entityId) => {
      const id = await customer();
      if (id === null) return 'missing';
      const page = await pageOf({ holder, store }, entityId);
      if (typeof page === 'string') return page;
      const put = keptPage(page, id, now());
      await keep(id, async () => [{ in: 'order_history', key: put.order.increment_id, put }]);
      await showKept(id);
      return 'read';
    },
    reset: () => {
      readFor = null;
      state.setState(unreadHistory);
    },
  };
};
