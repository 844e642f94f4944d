import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { setLineQuantity, takeOutLine } from '../cart/lines/change-lines.ts';
import { cutAfter, cutBefore } from '../testing/test-orders.ts';
import { type Passage, testContext } from '../testing/test-provider.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';

const slow: Passage = { fate: 'answered', ticks: 20 };

describe('the cart on the device', () => {
  it('lesson 01: quantities do not double after a reload whose answer was lost', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    provider.state.passages = [cutAfter];
    await tab.add('TEE', 1);
    await tab.controller.send();
    tab.close();
    const reloaded = browser.open();
    await settle(reloaded);
    expect([provider.quantities(), reloaded.quantities()]).toEqual([{ TEE: 3 }, { TEE: 3 }]);
  });

  it('lesson 02: a line removed offline does not come back online', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE');
    await tab.add('MUG');
    await settle(tab);
    browser.world.isOnline = false;
    await takeOutLine(tab.controller, 'TEE');
    expect(tab.quantities()).toEqual({ MUG: 1 });
    browser.world.isOnline = true;
    await settle(tab);
    expect([provider.quantities(), tab.quantities()]).toEqual([{ MUG: 1 }, { MUG: 1 }]);
  });

  it('lesson 03: the first add of a new visitor stays while the server knows nothing of it', async () => {
    const { provider, tab } = oneTab();
    provider.state.passages = [{ fate: 'answered', ticks: 0 }, cutBefore, cutBefore];
    await tab.add('TEE');
    await tab.controller.send();
    expect(tab.cart().lines).toMatchObject([{ sku: 'TEE', qty: 1, pending: true }]);
    await settle(tab);
    expect(tab.cart().lines).toMatchObject([{ sku: 'TEE', qty: 1, pending: false }]);
  });

  it('lesson 05: one add is one call', async () => {
    const { provider, tab } = oneTab();
    await tab.add('TEE');
    await settle(tab);
    provider.calls.length = 0;
    await tab.add('MUG');
    await settle(tab);
    expect(provider.calls.map(({ name }) => name)).toEqual(['cart/update']);
  });

  it('lesson 12: a returning visitor sees the cart before any request', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    tab.close();
    provider.calls.length = 0;
    const back = browser.open();
    await back.controller.refresh();
    expect([back.cart().ready, back.quantities(), provider.calls]).toEqual([true, { TEE: 2 }, []]);
  });

  it('lesson 25: operations arrive in the order they were made, whatever was cut', async () => {
    const { provider, tab } = oneTab();
    await tab.add('A');
    await settle(tab);
    provider.state.passages = [cutBefore, slow, cutAfter];
    await tab.add('A', 4);
    await setLineQuantity(tab.controller, 'A', 2);
    await tab.add('B');
    await settle(tab);
    const keys = [...new Set(provider.changes().map(({ key }) => key))];
    expect([keys.length, provider.quantities()]).toEqual([4, { A: 2, B: 1 }]);
  });

  it('shows an add at once and the same line in a second tab', async () => {
    const { browser, tab } = oneTab();
    const other = browser.open();
    browser.world.isOnline = false;
    await tab.add('TEE', 3);
    await other.controller.refresh();
    expect([tab.cart().count, other.cart().count, tab.cart().offline]).toEqual([3, 3, true]);
  });

  it('restores the acknowledged state when the server refuses, and says why on the line', async () => {
    const { tab } = oneTab({ stock: 5 });
    await tab.add('TEE', 4);
    await settle(tab);
    await tab.add('TEE', 2);
    await settle(tab);
    expect(tab.cart().lines).toMatchObject([
      { sku: 'TEE', qty: 4, pending: false, error: { text: 'The requested qty is not available' } },
    ]);
    expect(tab.notices).toEqual([
      {
        code: 'cart.refused',
        kind: 'error',
        text: 'The requested qty is not available',
        line_key: 'TEE',
        name: 'TEE name',
        has_line: true,
      },
    ]);
  });

  it('says that a first add was refused where no line is left to say it', async () => {
    const { tab } = oneTab({ stock: 5 });
    await tab.add('TEE', 6);
    await settle(tab);
    expect([tab.cart().lines, tab.notices]).toMatchObject([
      [],
      [
        {
          code: 'cart.refused',
          text: 'The requested qty is not available',
          name: 'TEE name',
          has_line: false,
        },
      ],
    ]);
  });

  it('lets a line go that the server has no more when its quantity is changed, and says so', async () => {
    const { provider, tab } = oneTab();
    await tab.add('TEE', 2);
    await tab.add('CUP');
    await settle(tab);
    for (const lines of provider.carts.values()) lines.splice(0, 1);
    await setLineQuantity(tab.controller, 'TEE', 3);
    await settle(tab);
    expect([tab.quantities(), tab.notices]).toMatchObject([
      { CUP: 1 },
      [{ code: 'cart.refused', line_key: 'TEE', has_line: false }],
    ]);
  });

  it('waits when there were too many requests', async () => {
    const { provider, tab } = oneTab();
    await tab.add('TEE');
    await settle(tab);
    provider.state.refuse = { of: 'cart', status: 429, result: 'Too many attempts' };
    await tab.add('TEE');
    await tab.controller.send();
    expect([tab.quantities(), tab.notices]).toEqual([{ TEE: 2 }, []]);
    provider.state.refuse = null;
    await settle(tab);
    expect(provider.quantities()).toEqual({ TEE: 2 });
  });

  it('moves into a new cart, each line once, when the server has lost the old one', async () => {
    const { provider, tab } = oneTab();
    await tab.add('TEE', 2);
    await tab.add('MUG');
    await settle(tab);
    provider.carts.clear();
    provider.state.passages = [
      { fate: 'answered', ticks: 0 },
      { fate: 'answered', ticks: 0 },
      cutAfter,
      cutAfter,
      cutAfter,
    ];
    await tab.add('TEE');
    await settle(tab);
    expect([provider.quantities(), tab.quantities()]).toEqual([
      { TEE: 3, MUG: 1 },
      { TEE: 3, MUG: 1 },
    ]);
  });

  it('creates one cart although the answer to its creation was lost', async () => {
    const { provider, tab } = oneTab();
    provider.state.passages = [{ fate: 'answered', ticks: 0 }, cutAfter, cutAfter];
    await tab.add('TEE');
    await settle(tab);
    expect([provider.carts.size, provider.quantities()]).toEqual([1, { TEE: 1 }]);
  });

  it('asks for a cart under a new key when the one before was refused', async () => {
    const { provider, tab } = oneTab();
    provider.state.refuse = {
      of: 'create',
      status: 400,
      result: 'The Idempotency-Key was used for another request',
    };
    await tab.add('TEE');
    await tab.controller.send();
    provider.state.refuse = null;
    await settle(tab);
    const keys = provider.calls.filter(({ name }) => name === 'cart/create').map(({ key }) => key);
    expect([new Set(keys).size, provider.quantities()]).toEqual([keys.length, { TEE: 1 }]);
  });

  it('asks once for the cart of the browser when the device was emptied', async () => {
    const { provider, tab } = oneTab();
    provider.carts.set('kept', [{ item_id: 90, sku: 'TEE', parent_sku: 'TEE', qty: 2 }]);
    provider.state.mine = 'kept';
    await tab.controller.send();
    await tab.controller.send();
    await tab.controller.refresh();
    expect([tab.quantities(), provider.calls.filter(({ name }) => name === 'cart/mine').length]).toEqual([
      { TEE: 2 },
      1,
    ]);
  });

  it('reads the cart again in the other store and shows no price of the wrong currency meanwhile', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE');
    await settle(tab);
    browser.world.store = 'ar';
    provider.state.context = {
      ...testContext,
      version: 'v-ar',
      store_code: 'ar',
      currency: { ...testContext.currency, code: 'IQD', scale: 0 },
    };
    await tab.controller.refresh();
    expect([tab.cart().lines[0]?.unit_price, tab.cart().totals, tab.cart().count]).toEqual([null, null, 1]);
    await tab.controller.send();
    await tab.controller.refresh();
    expect([tab.cart().lines[0]?.unit_price, provider.calls.at(-1)]).toMatchObject([
      950,
      { storeCode: 'ar' },
    ]);
  });

  it('settles an unanswered add by reading the cart where the provider knows no keys', async () => {
    const { provider, tab } = oneTab({ isForeign: true });
    await tab.add('TEE');
    await settle(tab);
    provider.state.passages = [cutAfter];
    await tab.add('TEE', 2);
    await settle(tab);
    expect([provider.quantities(), tab.quantities()]).toEqual([{ TEE: 3 }, { TEE: 3 }]);
  });

  it('sends an add again that such a provider never received', async () => {
    const { provider, tab } = oneTab({ isForeign: true });
    await tab.add('TEE');
    await settle(tab);
    provider.state.passages = [cutBefore, cutBefore];
    await tab.add('TEE', 2);
    await settle(tab);
    expect(provider.quantities()).toEqual({ TEE: 3 });
  });
});
