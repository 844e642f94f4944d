import type { ContractClient } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../platform/memory-storage.ts';
import { anOrderPage } from '../../testing/test-history.ts';
import { noorsProfile } from '../../testing/test-session.ts';
import { trackedFrom } from './tracked-from.ts';
import { trackedOrders } from './tracked-orders.ts';

const number = (id: number) => String(id).padStart(9, '0');

/** A device and a provider that knows orders 1 to 30, each by its key or by one telephone. */
const tracking = () => {
  const storage = memoryStorage();
  const world = { now: 1000, isReachable: true };
  const asked: unknown[] = [];
  const client = (async (_: string, { body }: { body: { number: string; key?: string; phone?: string } }) => {
    asked.push(body);
    if (!world.isReachable) throw new TypeError('Failed to fetch');
    const id = Number(body.number);
    const isRight = id <= 30 && (body.key === `key-${id}` || body.phone === '07701234567');
    return isRight
      ? { ok: true, result: { ...anOrderPage(id), access_key: `key-${id}` } }
      : { ok: false, status: 404, result: 'We couldn’t find this order.' };
  }) as unknown as ContractClient;
  const orders = trackedOrders({
    client,
    storage,
    now: () => (world.now += 1),
    store: () => 'ar',
  });
  return { storage, world, asked, orders };
};

describe('trackedOrders', () => {
  it('keeps the key of an order that was opened by its telephone, and asks with it from then on', async () => {
    const { orders, asked } = tracking();
    const opened = await orders.open('7', { phone: '07701234567' });
    expect(opened).toMatchObject({
      kind: 'found',
      order: { order_number: number(7), key: 'key-7', customer_id: null, page: { entity_id: 7 } },
    });
    expect(await orders.refresh(number(7))).toMatchObject({ kind: 'found' });
    expect(asked).toEqual([
      { number: '7', phone: '07701234567' },
      { number: number(7), key: 'key-7' },
    ]);
    expect(JSON.stringify(await orders.list())).not.toContain('access_key');
  });

  it('says what the provider refuses, and keeps nothing', async () => {
    const { orders } = tracking();
    expect(await orders.open('7', { phone: '07700000000' })).toEqual({
      kind: 'refused',
      status: 404,
      text: 'We couldn’t find this order.',
    });
    expect(await orders.list()).toEqual([]);
  });

  it('shows what is kept while the provider cannot be asked', async () => {
    const { orders, world } = tracking();
    await orders.open('7', { key: 'key-7' });
    world.isReachable = false;
    expect(await orders.refresh(number(7))).toEqual({ kind: 'failed' });
    expect((await orders.kept(number(7)))?.page?.entity_id).toBe(7);
  });

  it('opens an order placed on this device, by the key of its confirmation', async () => {
    const { orders, storage } = tracking();
    const confirmation = { orderNumber: number(9), access_key: 'key-9' };
    await storage.write([{ in: 'orders', key: 'a', put: { order_id: 'a', confirmation } as never }]);
    expect(await orders.refresh(number(9))).toMatchObject({ kind: 'found' });
    expect(await orders.refresh(number(10))).toMatchObject({ kind: 'refused' });
  });

  it('lists those seen last first, and keeps twenty', async () => {
    const { orders } = tracking();
    for (let id = 1; id <= 22; id += 1) await orders.open(String(id), { key: `key-${id}` });
    await orders.refresh(number(3));
    const listed = (await orders.list()).map(({ order_number: of }) => Number(of));
    expect(listed).toEqual([3, ...Array.from({ length: 19 }, (_, n) => 22 - n)].slice(0, 20));
  });

  it('is of the customer who was signed in, and forgotten on demand', async () => {
    const { orders, storage } = tracking();
    await storage.write([
      { in: 'session', key: 'session', put: { token: 't', refresh_token: null, profile: noorsProfile } },
    ]);
    await orders.open('7', { key: 'key-7' });
    expect(await orders.list()).toMatchObject([{ customer_id: noorsProfile.id }]);
    await orders.forget(number(7));
    expect(await orders.list()).toEqual([]);
  });
});

describe('trackedFrom', () => {
  it('keeps number and key of an order the device forgets', () => {
    const confirmation = {
      orderNumber: number(9),
      access_key: 'key-9',
      backendOrderId: '9',
      magentoOrderId: '9',
      transferedAt: '',
    };
    expect(trackedFrom({ confirmation, created_at: 5 }, 7)).toEqual({
      order_number: number(9),
      key: 'key-9',
      page: null,
      customer_id: 7,
      seen_at: 5,
    });
    const { access_key: _key, ...without } = confirmation;
    expect(trackedFrom({ confirmation: without, created_at: 5 }, null)).toBeNull();
  });
});
