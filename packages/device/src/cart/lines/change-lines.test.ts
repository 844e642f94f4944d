import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { addLine, putLineBack, setLineQuantity, takeOutLine } from './change-lines.ts';
import { additionOf, oneTab, settle } from '../../testing/test-tabs.ts';

describe('a line of the cart on the device', () => {
  it('replaces a quantity that was not sent yet: five taps offline are one call', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE');
    await settle(tab);
    provider.calls.length = 0;
    browser.world.isOnline = false;
    for (const qty of [2, 3, 4, 5, 6]) await setLineQuantity(tab.controller, 'TEE', qty);
    browser.world.isOnline = true;
    await settle(tab);
    expect([provider.changes().length, provider.quantities()]).toEqual([1, { TEE: 6 }]);
  });

  it('puts a removed line back, without a call when its removal was not sent', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    provider.calls.length = 0;
    browser.world.isOnline = false;
    const removed = await takeOutLine(tab.controller, 'TEE');
    if (removed) await putLineBack(tab.controller, removed);
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.quantities(), provider.changes()]).toEqual([{ TEE: 2 }, []]);
  });

  it('puts a removed line back by an add when the server has removed it', async () => {
    const { provider, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    const removed = await takeOutLine(tab.controller, 'TEE');
    await settle(tab);
    if (removed) await putLineBack(tab.controller, removed);
    await settle(tab);
    expect([tab.quantities(), provider.quantities()]).toEqual([{ TEE: 2 }, { TEE: 2 }]);
  });

  it.each([
    ['the first', 'TEE'],
    ['one in the middle', 'MUG'],
    ['the last', 'LAMP'],
  ])('puts a removed line back where it stood: %s', async (_case, sku) => {
    const { tab } = oneTab();
    for (const added of ['TEE', 'MUG', 'LAMP']) await tab.add(added);
    await settle(tab);
    const removed = await takeOutLine(tab.controller, sku);
    await settle(tab);
    if (removed) await putLineBack(tab.controller, removed);
    await settle(tab);
    expect(Object.keys(tab.quantities())).toEqual(['TEE', 'MUG', 'LAMP']);
  });

  it.each([[true], [false]])(
    'puts two removed lines back where they stood, whichever comes first (in the order of removal: %s)',
    async (isInOrder) => {
      const { tab } = oneTab();
      for (const added of ['TEE', 'MUG', 'LAMP']) await tab.add(added);
      await settle(tab);
      const removed = [await takeOutLine(tab.controller, 'TEE'), await takeOutLine(tab.controller, 'MUG')];
      await settle(tab);
      for (const line of isInOrder ? removed : removed.toReversed())
        if (line) await putLineBack(tab.controller, line);
      await settle(tab);
      expect(Object.keys(tab.quantities())).toEqual(['TEE', 'MUG', 'LAMP']);
    },
  );

  it('adds a line anew at the end, also one that was put back before', async () => {
    const { tab } = oneTab();
    for (const added of ['TEE', 'MUG']) await tab.add(added);
    const removed = await takeOutLine(tab.controller, 'TEE');
    if (removed) await putLineBack(tab.controller, removed);
    await settle(tab);
    await takeOutLine(tab.controller, 'TEE');
    await tab.add('TEE');
    await settle(tab);
    expect(Object.keys(tab.quantities())).toEqual(['MUG', 'TEE']);
  });

  it('warns of what is added while nobody can be asked whether there is as much', async () => {
    const { browser, tab } = oneTab();
    const answers = [await tab.add('TEE')];
    browser.world.isOnline = false;
    answers.push(await tab.add('TEE'));
    expect(answers).toMatchObject([
      { ok: true, stock: 'ok' },
      { ok: true, stock: 'volatile' },
    ]);
  });

  it.each([
    ['an unknown price', { prices: [] }, 1, 'cart.price-unknown'],
    ['no stock', { is_in_stock: false }, 1, 'cart.out-of-stock'],
    ['more than is left', { salable_qty: 3 }, 4, 'cart.qty-not-available'],
    ['no whole quantity', {}, 1.5, 'cart.qty-invalid'],
  ])('refuses before adding: %s', async (_case, line, qty, code) => {
    const { tab } = oneTab();
    const addition = additionOf('TEE', qty);
    expect(await addLine(tab.controller, { ...addition, line: { ...addition.line, ...line } })).toEqual({
      ok: false,
      code,
    });
  });
});
