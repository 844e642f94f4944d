import 'fake-indexeddb/auto';
import { refusals } from '@dijla/messages/en/refusals';
import { expect, it } from 'vitest';
import { aboutToOrder } from '../testing/test-orders.ts';

it.each([
  ['busy', refusals['request.busy']()],
  ['unavailable', refusals['request.unavailable']()],
])(
  'an order that is refused as %s waits, is never turned down, and is placed once under the same key',
  async (_, result) => {
    const { provider, tab, orderKeys, place } = await aboutToOrder();
    provider.state.refuse = { of: 'order', status: 503, result };
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    for (let attempts = 0; attempts < 5; attempts += 1) await tab.controller.send();
    await tab.controller.refresh();
    expect([provider.orders.size, tab.orders()[0]?.state, tab.notices.map(({ code }) => code)]).toEqual([
      0,
      'saved',
      ['order.stuck'],
    ]);
    provider.state.refuse = null;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([provider.orders.size, new Set(orderKeys()).size, tab.orders()[0]?.state]).toEqual([
      1,
      1,
      'accepted',
    ]);
  },
);
