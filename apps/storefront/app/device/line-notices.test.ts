import 'fake-indexeddb/auto';
import type { CartNotice } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { isOrderable } from '../shop/cart/line-problem.ts';
import { setLineQuantity } from '@dijla/device/cart/lines/change-lines';
import { oneTab, settle, started, type Tab } from '../../../../packages/device/src/testing/test-tabs.ts';

const shown = (tab: Tab) =>
  Object.fromEntries(
    tab
      .cart()
      .lines.map((line) => [
        line.sku,
        [line.notice?.code ?? null, line.notice?.left ?? null, isOrderable(line)],
      ]),
  );
const fine = [null, null, true];

/**
 * A cart with five of one product and two of another; the server then sends this notice about the first when
 * asked again.
 */
const withNotice = async (code: CartNotice['code'], available: number) => {
  const { provider, browser, tab } = oneTab();
  await tab.add('TEE', 5);
  await tab.add('MUG', 2);
  await settle(tab);
  const [tee] = [...provider.carts.values()].flat();
  provider.state.notices = [{ code, item_id: tee?.item_id ?? null, data: { name: 'TEE', available } }];
  browser.world.now += 10 * 60_000;
  await settle(tab);
  return { provider, browser, tab };
};

describe('lesson 24: what keeps a line from being ordered', () => {
  it.each([
    ['line-not-salable', 0],
    ['line-out-of-stock', 3],
  ] as const)('stands on the line as %s, on a page that is opened offline too', async (code, left) => {
    const { browser, tab } = await withNotice(code, left);
    expect(shown(tab)).toEqual({ TEE: [code, left, false], MUG: fine });
    browser.world.isOnline = false;
    expect(shown(await started(browser.open()))).toEqual({ TEE: [code, left, false], MUG: fine });
  });

  it('is gone with the next answer that does not say it', async () => {
    const { provider, tab } = await withNotice('line-out-of-stock', 3);
    provider.state.notices = [];
    await setLineQuantity(tab.controller, 'TEE', 3);
    await settle(tab);
    expect(shown(tab)).toEqual({ TEE: fine, MUG: fine });
  });

  it.each([
    ['line-not-salable', 0, ['line-not-salable', 0, false]],
    ['line-out-of-stock', 3, fine],
  ] as const)(
    'waits for the server’s word while another quantity is asked for, unless it is %s',
    async (code, left, expected) => {
      const { browser, tab } = await withNotice(code, left);
      browser.world.isOnline = false;
      await setLineQuantity(tab.controller, 'TEE', 3);
      expect(shown(tab)).toEqual({ TEE: expected, MUG: fine });
    },
  );

  it('says nothing of a line that is about the whole cart', async () => {
    const { tab } = await withNotice('coupon-not-applicable', 0);
    expect(shown(tab)).toEqual({ TEE: fine, MUG: fine });
  });
});
