import type { DeviceOrder } from '@dijla/device/orders/device-order';
import { memoryStorage } from '@dijla/device/platform/memory-storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellOfOrders } from './tell-of-orders.ts';

const words = {
  accepted: { title: 'Received', text: 'Number {number}.' },
  rejected: { title: 'Refused', text: 'See your cart.' },
  waiting: { title: 'Online', text: 'Waiting: {number}' },
};
const order = (id: string, changes: object) =>
  ({ order_id: id, state: 'saved', store_code: 'en', confirmation: null, ...changes }) as DeviceOrder;

const told = async (
  before: readonly DeviceOrder[],
  after: readonly DeviceOrder[],
  permission: NotificationPermission = 'granted',
) => {
  vi.stubGlobal('Notification', { permission });
  const storage = memoryStorage();
  await storage.write([
    { in: 'messaging', key: 'words', put: { name: 'words', kept: { language: 'en', words } } },
    ...after.map((put) => ({ in: 'orders' as const, key: put.order_id, put })),
  ]);
  const shown: string[] = [];
  await tellOfOrders(
    storage,
    before,
    async ({ title, text, path }) => void shown.push(`${title} ${text} ${path}`),
  );
  return shown;
};

afterEach(() => vi.unstubAllGlobals());

describe('4.53, 9.T9: after orders were sent without a page', () => {
  const waits = order('one', {});
  const accepted = order('one', { state: 'accepted', confirmation: { magentoOrderId: '100042' } });

  it('says which arrived, with its number', async () => {
    expect(await told([waits], [accepted])).toEqual([
      'Received Number \u2068100042\u2069. /en/my-account/orders',
    ]);
  });

  it('says which was refused', async () => {
    expect(await told([waits], [order('one', { state: 'rejected' })])).toEqual([
      'Refused See your cart. /en/cart',
    ]);
  });

  it('names how many wait for the shopper to send them', async () => {
    const asks = [order('one', { asks_first: true }), order('two', { asks_first: true })];
    expect(await told(asks, asks)).toEqual(['Online Waiting: \u20682\u2069 /en/cart']);
  });

  it('says nothing of what was known before, or still goes by itself', async () => {
    expect(await told([accepted], [accepted, waits])).toEqual([]);
  });

  it('says nothing where notifications are not allowed', async () => {
    expect(await told([waits], [accepted], 'denied')).toEqual([]);
  });
});
