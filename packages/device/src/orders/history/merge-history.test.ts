import { describe, expect, it } from 'vitest';
import { anOrderPage, aPastOrder } from '../../testing/test-history.ts';
import { keptPage, mergedHistory, newestFirst } from './merge-history.ts';
import type { KeptOrder } from './order-history-collection.ts';

const kept = (...ids: number[]): KeptOrder[] =>
  ids.map((id) => ({ order: aPastOrder(id), page: null, customer_id: 7, seen_at: 1 }));
const read = (ids: number[], isFirst = true) => ({
  orders: ids.map((id) => aPastOrder(id)),
  customerId: 7,
  isFirst,
  now: 2,
});

/** Returns the ids that are kept after a page was merged. */
const after = (before: KeptOrder[], page: ReturnType<typeof read>): number[] => {
  const all = new Map(before.map((one) => [one.order.increment_id, one]));
  for (const change of mergedHistory(before, page)) {
    if (change.in !== 'order_history') throw new Error(change.in);
    if (change.put === null) all.delete(change.key);
    else all.set(change.key, change.put);
  }
  return newestFirst([...all.values()]).map(({ order }) => order.entity_id);
};

describe('mergedHistory', () => {
  it.each<[string, number[], number[], boolean, number[]]>([
    ['begins with the first page', [], [3, 2], true, [3, 2]],
    ['puts new orders before the kept ones', [2, 1], [3, 2], true, [3, 2, 1]],
    ['puts the next page behind', [4, 3], [2, 1], false, [4, 3, 2, 1]],
    ['merges what overlaps', [4, 3, 2], [3, 2, 1], false, [4, 3, 2, 1]],
    ['drops what would leave a gap', [2, 1], [9, 8], true, [9, 8]],
    ['drops all of a customer without orders', [2, 1], [], true, []],
  ])('%s', (_, before, page, isFirst, expected) => {
    expect(after(kept(...before), read(page, isFirst))).toEqual(expected);
  });

  it('keeps the hundred newest', () => {
    const ids = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(after(kept(...ids), read([102, 101, 100]))).toEqual([102, 101, ...ids.slice(0, 98)]);
  });

  it('goes beyond them on a page that reads further', () => {
    const ids = Array.from({ length: 100 }, (_, n) => 102 - n);
    expect(after(kept(...ids), read([2, 1], false))).toEqual([...ids, 2, 1]);
  });

  it('keeps what the page of an order showed while it is true', () => {
    const page = anOrderPage(2);
    expect(mergedHistory([keptPage(page, 7, 1)], read([2]))).toMatchObject([{ put: { page, seen_at: 2 } }]);
    const older = anOrderPage(2, { status: 'preparing' });
    expect(mergedHistory([keptPage(older, 7, 1)], read([2]))).toMatchObject([{ put: { page: null } }]);
  });

  it('drops what the page of an order showed once it waits for something else', () => {
    const page = anOrderPage(2, { status: 'pending' });
    const listed = (stage: 'received' | 'paid') => ({
      ...read([]),
      orders: [aPastOrder(2, { status: 'pending', stage })],
    });
    expect(mergedHistory([keptPage(page, 7, 1)], listed('received'))).toMatchObject([{ put: { page } }]);
    expect(mergedHistory([keptPage(page, 7, 1)], listed('paid'))).toMatchObject([{ put: { page: null } }]);
  });

  it('sorts orders of one second by their ids', () => {
    const at = { created_at: '2026-11-28 09:00:00' };
    const same = [5, 7, 6].map((id) => ({ ...kept(id)[0], order: aPastOrder(id, at) }) as KeptOrder);
    expect(newestFirst(same).map(({ order }) => order.entity_id)).toEqual([7, 6, 5]);
  });
});
