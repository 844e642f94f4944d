import { orderStageOf } from '@dijla/commerce-rules/order-states/order-stage';
import type { OrderPage, PastOrder } from '@dijla/contract/client';
import type { Change } from '../../platform/device-storage.ts';
import type { KeptOrder } from './order-history-collection.ts';

/** Number of orders kept on the device from visit to visit, the newest. */
const most = 100;

/** Times of the wire sort as text; of one second the later order has the higher id. */
const isNewer = (one: PastOrder, other: PastOrder): number =>
  one.created_at === other.created_at
    ? other.entity_id - one.entity_id
    : one.created_at < other.created_at
      ? 1
      : -1;

/** Sorts orders newest first. */
export const newestFirst = (kept: readonly KeptOrder[]): KeptOrder[] =>
  kept.toSorted((one, other) => isNewer(one.order, other.order));

/** A page of the provider's list: whose it is, which one, and when it was read (ms since 1970). */
export type ReadPage = { orders: readonly PastOrder[]; customerId: number; isFirst: boolean; now: number };

/** Whether the first page follows on what is kept: one of its orders is known, or it is all there is. */
const isJoined = (kept: readonly KeptOrder[], numbers: ReadonlySet<string>): boolean =>
  kept.some(({ order }) => numbers.has(order.increment_id));

/** Whether what an order's page showed is still true of the order as listed. */
const isCurrent = (page: OrderPage, { status, grand_total, stage }: PastOrder): boolean =>
  page.status === status &&
  page.grand_total === grand_total &&
  (stage === undefined || orderStageOf(page) === stage);

/**
 * Merges a page of the list into the kept orders by order number (wire §6.6) and returns the changes to store.
 * What an order's page showed stays as long as the order is the same. When the first page has none of the kept orders,
 * there are unread ones between both: the kept ones are dropped, as the list would have a gap. Pages that are read
 * after it may go beyond what stays on the device, until the list begins anew.
 */
export const mergedHistory = (
  kept: readonly KeptOrder[],
  { orders, customerId, isFirst, now }: ReadPage,
): Change[] => {
  const numbers = new Set(orders.map(({ increment_id: number }) => number));
  const staying = isFirst && !isJoined(kept, numbers) ? [] : kept;
  const pages = new Map(kept.map(({ order, page }) => [order.increment_id, page]));
  const read = orders.map((order) => {
    const page = pages.get(order.increment_id) ?? null;
    return {
      order,
      page: page !== null && isCurrent(page, order) ? page : null,
      customer_id: customerId,
      seen_at: now,
    };
  });
  const all = newestFirst([
    ...staying.filter(({ order }) => !numbers.has(order.increment_id)),
    ...read,
  ]).slice(0, isFirst ? most : undefined);
  const remaining = new Set(all.map(({ order }) => order.increment_id));
  return [
    ...read.flatMap((put): Change[] =>
      remaining.has(put.order.increment_id)
        ? [{ in: 'order_history', key: put.order.increment_id, put }]
        : [],
    ),
    ...kept.flatMap(({ order: { increment_id: key } }): Change[] =>
      remaining.has(key) ? [] : [{ in: 'order_history', key, put: null }],
    ),
  ];
};

/** Returns an order with everything its page shows, as it is kept. */
export const keptPage = (page: OrderPage, customerId: number, now: number): KeptOrder => ({
  order: page,
  page,
  customer_id: customerId,
  seen_at: now,
});
