import type { ContractClient, OrderPage } from '@dijla/contract/client';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import type { TrackedOrder } from './tracked-orders-collection.ts';

/** What an order is opened with besides its number. */
export type OrderProof = { phone: string } | { key: string };

/** The order; or that it is not to be had, with the provider's text; or that the provider cannot be asked. */
export type TrackResult =
  | { kind: 'found'; order: TrackedOrder }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'failed' };

/** What came of confirming an order, or of saying that somebody else placed it; `text` is the provider's, empty when it cannot be asked. */
type ConfirmResult = { kind: 'confirmed' } | { kind: 'refused'; text: string };

export type TrackedOrders = {
  /** Returns the orders of this device, those seen last first. */
  list: () => Promise<TrackedOrder[]>;
  /** Returns a tracked order as it is kept; null when there is none of this number. */
  kept: (number: string) => Promise<TrackedOrder | null>;
  /** Reads an order and keeps it with its key, whatever it was opened with. */
  open: (number: string, proof: OrderProof) => Promise<TrackResult>;
  /** Reads an order of this device again; refused when the device has no key for it. */
  refresh: (number: string) => Promise<TrackResult>;
  /** Says that an order is meant, with what the link of a message carries. */
  confirm: (number: string, token: string, isMeant: boolean) => Promise<ConfirmResult>;
  /** Removes an order from the device, whether it was tracked or placed here. */
  forget: (number: string) => Promise<void>;
};

export type Parts = {
  client: ContractClient;
  storage: Pick<DeviceStorage, 'read' | 'list' | 'write'>;
  now: () => number;
  store: () => string;
};

/** Number of tracked orders on a device; the oldest are forgotten. */
const most = 20;

const customerOf = async ({ storage }: Pick<Parts, 'storage'>): Promise<number | null> =>
  (await storage.read('session', 'session'))?.profile.id ?? null;

const listed = async ({ storage }: Pick<Parts, 'storage'>): Promise<TrackedOrder[]> =>
  (await storage.list('tracked_orders')).toSorted((one, other) => other.seen_at - one.seen_at);

/** Returns the key of an order that was tracked or placed on this device; null when it has none. */
export const keyFor = async ({ storage }: Pick<Parts, 'storage'>, number: string): Promise<string | null> => {
  const tracked = await storage.read('tracked_orders', number);
  if (tracked !== null) return tracked.key;
  const placed = (await storage.list('orders')).find(
    ({ confirmation }) => confirmation?.orderNumber === number,
  );
  return placed?.confirmation?.access_key ?? null;
};

const keep = async (parts: Parts, page: OrderPage, key: string): Promise<TrackedOrder> => {
  const order: TrackedOrder = {
    order_number: page.increment_id,
    key,
    page,
    customer_id: await customerOf(parts),
    seen_at: parts.now(),
  };
  const others = (await listed(parts)).filter(({ order_number: number }) => number !== page.increment_id);
  await parts.storage.write([
    { in: 'tracked_orders', key: order.order_number, put: order },
    ...others
      .slice(most - 1)
      .map(({ order_number: old }) => ({ in: 'tracked_orders' as const, key: old, put: null })),
  ]);
  return order;
};

/** Returns the orders that this device follows without an account. */
export const trackedOrders = (parts: Parts): TrackedOrders => {
  const open = async (number: string, proof: OrderProof): Promise<TrackResult> => {
    const answer = await parts
      .client('order/guest', { query: { storeCode: parts.store() }, body: { number, ...proof } })
      .catch(() => null);
    if (answer === null) return { kind: 'failed' };
    if (!answer.ok)
      return {
        kind: 'refused',
        status: answer.status,
        text: typeof answer.result === 'string' ? answer.result : '',
      };
    const { access_key: key, ...page } = answer.result;
    return { kind: 'found', order: await keep(parts, page, key) };
  };
  return {
    open,
    list: () => listed(parts),
    kept: (number) => parts.storage.read('tracked_orders', number),
    refresh: async (number) => {
      const key = await keyFor(parts, number);
      return key === null ? { kind: 'refused', status: 404, text: '' } : open(number, { key });
    },
    confirm: async (number, token, isMeant) => {
      const answer = await parts
        .client('order/confirm', {
          query: { storeCode: parts.store() },
          body: { number, confirm: token, is_meant: isMeant },
        })
        .catch(() => null);
      if (answer?.ok) return { kind: 'confirmed' };
      return { kind: 'refused', text: typeof answer?.result === 'string' ? answer.result : '' };
    },
    forget: async (number) => {
      const placed = (await parts.storage.list('orders')).filter(
        ({ confirmation }) => confirmation?.orderNumber === number,
      );
      await parts.storage.write([
        { in: 'tracked_orders', key: number, put: null },
        ...placed.map(({ order_id: key }) => ({ in: 'orders' as const, key, put: null })),
      ]);
    },
  };
};
