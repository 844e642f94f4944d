import type { CallAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { queueLocks } from '../../platform/browser-locks.ts';
import { memoryStorage } from '../../platform/memory-storage.ts';
import { anOrderPage, aPastOrder } from '../../testing/test-history.ts';
import { noorsProfile } from '../../testing/test-session.ts';
import { orderHistory } from './order-history.ts';
import { unreadHistory } from './order-history-state.ts';

/** A page on a device whose customer has this many orders, numbered from 1. */
const aPage = async (count: number, storage = memoryStorage()) => {
  const world = { count, isReachable: true, customer: 7 as number | null };
  const asked: string[] = [];
  const state = createStore(() => unreadHistory);
  const list = (page: number): CallAnswer<'user/order-history'> => ({
    ok: true,
    meta: undefined,
    result: {
      items: Array.from({ length: world.count }, (_, n) => aPastOrder(world.count - n)).slice(
        (page - 1) * 20,
        page * 20,
      ),
      search_criteria: { page_size: 20, current_page: page },
      total_count: world.count,
    },
  });
  const client = async (
    name: string,
    { query, params }: { query?: { currentPage?: string }; params?: { entity_id?: string } },
  ): Promise<unknown> => {
    asked.push(`${name} ${query?.currentPage ?? params?.entity_id}`);
    if (!world.isReachable) throw new TypeError('Failed to fetch');
    if (name === 'user/order-history') return list(Number(query?.currentPage));
    const id = Number(params?.entity_id);
    return id <= world.count
      ? { ok: true, result: anOrderPage(id) }
      : { ok: false, status: 404, result: 'We couldn’t find this order.' };
  };
  const kept = async () =>
    world.customer === null
      ? null
      : { token: 't', refresh_token: null, profile: { ...noorsProfile, id: world.customer } };
  const place = { storage, now: () => 5, withLock: queueLocks() };
  const history = orderHistory({ holder: { client, kept, place } as never, state, store: () => 'ar' });
  const shown = () => state.getState().orders.map(({ order }) => order.entity_id);
  return { world, asked, state, history, shown, storage };
};

describe('orderHistory', () => {
  it('reads the newest orders once on a page, unless it is forced to', async () => {
    const { history, asked, shown, state } = await aPage(25);
    await history.show();
    await history.show();
    expect([shown().length, shown()[0], state.getState().total]).toEqual([20, 25, 25]);
    await history.show(true);
    expect(asked).toEqual(['user/order-history 1', 'user/order-history 1']);
  });

  it('shows the copy of the device first, and goes on with it while the provider cannot be asked', async () => {
    const first = await aPage(3);
    await first.history.show();
    const { history, world, shown, state } = await aPage(4, first.storage);
    world.isReachable = false;
    const seen: number[] = [];
    state.subscribe(({ orders }) => seen.push(orders.length));
    await history.show();
    expect([seen[0], shown(), state.getState().hasFailed]).toEqual([3, [3, 2, 1], true]);
    world.isReachable = true;
    await history.show();
    expect([shown(), state.getState().hasFailed]).toEqual([[4, 3, 2, 1], false]);
  });

  it('reads further pages until all are there, without asking for one twice', async () => {
    const { history, asked, shown } = await aPage(45);
    await history.show();
    await history.more();
    await history.more();
    expect(shown()).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n));
    expect(asked).toEqual(['user/order-history 1', 'user/order-history 2', 'user/order-history 3']);
  });

  it('reads all that the page of an order shows, and says when there is none', async () => {
    const { history, state, world } = await aPage(2);
    await history.show();
    expect(await history.read(2)).toBe('read');
    expect(state.getState().orders[0]?.page?.may).toBeDefined();
    expect(await history.read(9)).toBe('missing');
    world.isReachable = false;
    expect(await history.read(1)).toBe('failed');
  });

  it('keeps nothing that comes after its customer has signed out', async () => {
    const { history, world, storage, state } = await aPage(3);
    const showing = history.show();
    await Promise.resolve();
    world.customer = null;
    await showing;
    history.reset();
    expect(await storage.list('order_history')).toEqual([]);
    expect(state.getState().orders).toEqual([]);
  });

  it('shows a customer nothing of another', async () => {
    const { history, world, shown } = await aPage(3);
    await history.show();
    world.customer = 8;
    world.isReachable = false;
    await history.show();
    expect(shown()).toEqual([]);
  });
});
