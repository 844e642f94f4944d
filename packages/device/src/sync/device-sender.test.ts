import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { aboutToOrder } from '../testing/test-orders.ts';

it('lesson 25: waits before it tries again, though the browser wakes it at once as it is online', async () => {
  const { provider, browser, tab, orderKeys, place } = await aboutToOrder({ isOnline: false });
  await place();
  browser.world.isOnline = true;
  provider.state.refuse = { of: 'order', status: 503, result: 'Service Unavailable' };
  let wakes = 0;
  browser.world.wake = ({ sendOnWake }) => {
    wakes += 1;
    if (wakes < 9) void sendOnWake();
  };
  await tab.controller.send();
  expect([wakes, orderKeys().length]).toEqual([1, 1]);
});
