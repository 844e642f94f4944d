import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { keepCheckoutDetails } from '../cart/checkout-details.ts';
import { loadCart } from '../cart/device-cart.ts';
import { oneTab, settle, type Tab } from '../testing/test-tabs.ts';

const sixMinutes = 6 * 60_000;
const halfAnHour = 30 * 60_000;
const teeLine = { item_id: 900, sku: 'LAMP', parent_sku: 'LAMP', qty: 1 };

/**
 * A cart with two tees and a mug that the server has, changed there by another device: three tees, no mug, a
 * lamp.
 */
const changedElsewhere = async (options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  await tab.add('TEE', 2);
  await tab.add('MUG', 1);
  await settle(tab);
  const [lines = []] = provider.carts.values();
  for (const line of lines) if (line.sku === 'TEE') line.qty = 3;
  lines.splice(
    lines.findIndex(({ sku }) => sku === 'MUG'),
    1,
    { ...teeLine },
  );
  return { provider, browser, tab };
};
const diffOf = async ({ controller }: Tab) => (await loadCart(controller.device.storage)).diff;
const found = [
  { party: 'server', status: 'wrong-qty', sku: 'TEE', 'client-qty': 2, 'server-qty': 3 },
  { party: 'server', status: 'no-item', sku: 'MUG' },
  { party: 'client', status: 'no-item', sku: 'LAMP' },
];

describe('reading the cart again', () => {
  it('takes what our provider says of lines it has acknowledged, and tells it nothing', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    const before = provider.changes().length;
    browser.world.now += sixMinutes;
    await settle(tab);
    expect([tab.quantities(), provider.changes().length - before]).toEqual([{ TEE: 3, LAMP: 1 }, 0]);
    expect(await diffOf(tab)).toEqual([
      ...found,
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'no-changes' },
    ]);
  });

  it('leaves the server with what the shopper sees while she is in the checkout', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    browser.world.now += sixMinutes;
    await keepCheckoutDetails(tab.controller.device, { fullName: 'Noor' });
    await settle(tab);
    expect([tab.quantities(), provider.quantities()]).toEqual([
      { TEE: 2, MUG: 1 },
      { TEE: 2, MUG: 1 },
    ]);
  });

  it('forces nothing half an hour after the last change in the checkout', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    await keepCheckoutDetails(tab.controller.device, { fullName: 'Noor' });
    browser.world.now += halfAnHour;
    await settle(tab);
    expect([tab.quantities(), provider.quantities()]).toEqual([
      { TEE: 3, LAMP: 1 },
      { TEE: 3, LAMP: 1 },
    ]);
  });

  it('asks a provider on the wire of the reference to have the lines of the device, and takes those it has besides', async () => {
    const { provider, browser, tab } = await changedElsewhere({ isForeign: true });
    tab.close();
    const back = browser.open();
    await settle(back);
    expect([back.quantities(), provider.quantities()]).toEqual([
      { TEE: 2, MUG: 1, LAMP: 1 },
      { TEE: 2, MUG: 1, LAMP: 1 },
    ]);
    expect(
      back
        .cart()
        .lines.map(({ name, url_path }) => [name, url_path])
        .sort(),
    ).toEqual([
      ['LAMP name', ''],
      ['MUG name', 'MUG'],
      ['TEE name', 'TEE'],
    ]);
  });

  it('compares nothing when the server will not say what the cart holds, and leaves the lines as they are', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    browser.world.now += sixMinutes;
    await settle(tab);
    provider.state.refuse = { of: 'pull', status: 500, result: 'Error' };
    browser.world.now += sixMinutes;
    await settle(tab);
    expect([tab.quantities(), await diffOf(tab)]).toEqual([{ TEE: 3, LAMP: 1 }, []]);
  });

  it('is done once in every life of a page, however fresh the last answer is', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    await tab.controller.send();
    expect(tab.quantities()).toEqual({ TEE: 2, MUG: 1 });
    tab.close();
    const back = browser.open();
    await settle(back);
    await back.controller.send();
    expect([back.quantities(), provider.calls.filter(({ name }) => name === 'cart/pull').length]).toEqual([
      { TEE: 3, LAMP: 1 },
      1,
    ]);
  });

  it('lets what the shopper does meanwhile go first', async () => {
    const { provider, browser, tab } = await changedElsewhere();
    await keepCheckoutDetails(tab.controller.device, { fullName: 'Noor' });
    browser.world.now += sixMinutes;
    provider.state.passages = [{ fate: 'answered', ticks: 20 }];
    const reading = tab.controller.send();
    await tab.add('TEE', 5);
    await reading;
    await settle(tab);
    expect(provider.quantities()).toEqual({ TEE: 8, LAMP: 1 });
  });

  it('asks a provider that tells no totals with its answers what the cart comes to, by the default method', async () => {
    const delivery = 400;
    const { tab } = oneTab({ isForeign: true });
    await tab.add('TEE', 2);
    await settle(tab);
    await tab.controller.send();
    await tab.controller.refresh();
    expect([
      tab.cart().totals?.grand_total,
      tab.cart().totals?.estimated,
      tab.cart().payment_methods.length,
    ]).toEqual([1900 + delivery, false, 1]);
  });
});
