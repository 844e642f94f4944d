import 'fake-indexeddb/auto';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartViewOf } from './cart-view-of.ts';
import { setLineQuantity } from '../cart/lines/change-lines.ts';
import { loadCart } from '../cart/device-cart.ts';
import { testContext, testProvider } from '../testing/test-provider.ts';
import { testBrowser } from '../testing/test-tabs.ts';

const oneTab = () => {
  const provider = testProvider();
  const browser = testBrowser(provider);
  return { provider, browser, tab: browser.open() };
};

const seen = { context: testContext, seen_at: 1_000 };

describe('totalsViewOf', () => {
  it('equals the provider’s totals to the last unit, for random carts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
        async (quantities) => {
          const { tab } = oneTab();
          for (const [place, qty] of quantities.entries()) await tab.add(`SKU-${place}`, qty);
          await tab.controller.send();
          const cart = await loadCart(tab.controller.device.storage);
          const view = cartViewOf(cart, { store: 'en', context: seen, isOffline: false, now: 1_000 });
          expect(view.totals).toMatchObject({
            estimated: false,
            grand_total: minorUnits(cart.answer?.totals.grand_total ?? -1, 2),
          });
          expect(view.totals?.segments.map(({ code, minor }) => [code, minor])).toEqual(
            cart.answer?.totals.total_segments.map(({ code, value }) => [
              code,
              value === null ? null : minorUnits(value, 2),
            ]),
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each([
    [500, -500, 2_350],
    [9_000, -2_850, 0],
  ])('takes off what a gift card of %i pays, and no more than there is to pay', async (left, paid, due) => {
    const { browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await tab.controller.send();
    // Without a change that waits, the provider's own sums stand.
    browser.world.isOnline = false;
    await setLineQuantity(tab.controller, 'TEE', 3);
    const { answer, ...cart } = await loadCart(tab.controller.device.storage);
    const card = { code: 'giftcardaccount', stage: 'tender', source: 'gift card' } as const;
    const adjustments = [{ ...card, amount: 0 - left, data: { last_four: 'Q7K2' } }];
    const { totals } = cartViewOf(
      { ...cart, answer: answer && { ...answer, adjustments } },
      { store: 'en', context: seen, isOffline: true, now: 1_000 },
    );
    expect(totals?.grand_total).toBe(due);
    expect(totals?.segments.find(({ code }) => code === 'giftcardaccount')).toMatchObject({
      minor: paid,
      data: { last_four: 'Q7K2' },
    });
  });

  it('says estimated while something done offline waits for its answer', async () => {
    const { browser, tab } = oneTab();
    await tab.add('TEE');
    await tab.controller.send();
    browser.world.isOnline = false;
    await setLineQuantity(tab.controller, 'TEE', 3);
    expect(tab.cart().totals).toMatchObject({ estimated: true, grand_total: 2_850 });
  });

  it('says estimated when its context is not the one the server last answered with', async () => {
    const { tab } = oneTab();
    await tab.add('TEE');
    await tab.controller.send();
    const cart = await loadCart(tab.controller.device.storage);
    const [line] = cart.base.lines;
    const { line_key, sku, parent_sku } = line!;
    const operation = {
      id: 'x',
      kind: 'set-qty',
      line_key,
      sku,
      parent_sku,
      qty: 2,
      at: 1,
      store_code: 'en',
      attempts: 0,
      qty_before: 1,
    } as const;
    const waiting = { ...cart, operations: [operation] };
    const old = { ...seen, context: { ...testContext, version: 'old' } };
    expect(
      cartViewOf(waiting, { store: 'en', context: old, isOffline: false, now: 1_000 }).totals?.estimated,
    ).toBe(true);
  });

  it.each<[string, boolean[], string[]]>([
    ['of files alone', [true, true], ['card']],
    ['of a file and a mug', [true, false], ['cashondelivery', 'door', 'card']],
    ['of mugs', [false], ['cashondelivery', 'door', 'card']],
  ])(
    'hides methods paid in cash, whatever the provider offers, from a cart %s',
    async (_, virtual, codes) => {
      const { tab } = oneTab();
      for (const [place] of virtual.entries()) await tab.add(`SKU-${place}`);
      await tab.controller.send();
      const { base, answer, ...cart } = await loadCart(tab.controller.device.storage);
      const lines = base.lines.map((line, place) => ({
        ...line,
        line: line.line && { ...line.line, is_virtual: virtual[place] ?? false },
      }));
      const offered = answer && {
        ...answer,
        payment_methods: [
          { code: 'cashondelivery', title: 'Cash' },
          { code: 'door', title: 'At the door', kind: 'cash' as const },
          { code: 'card', title: 'Card' },
        ],
      };
      const view = cartViewOf(
        { ...cart, base: { ...base, lines }, answer: offered },
        { store: 'en', context: null, isOffline: false, now: 1_000 },
      );
      expect(view.payment_methods.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('shows the server’s own totals while the device has no context', async () => {
    const { tab } = oneTab();
    await tab.add('TEE', 2);
    await tab.controller.send();
    const cart = await loadCart(tab.controller.device.storage);
    expect(
      cartViewOf(cart, { store: 'en', context: null, isOffline: false, now: 1_000 }).totals,
    ).toMatchObject({ estimated: false, grand_total: 1_900 });
  });

  it('says estimated when the context was not confirmed for a day', async () => {
    const { tab } = oneTab();
    await tab.add('TEE');
    await tab.controller.send();
    const cart = await loadCart(tab.controller.device.storage);
    expect(
      cartViewOf(cart, { store: 'en', context: seen, isOffline: true, now: 1_001 + 24 * 3_600_000 }).totals
        ?.estimated,
    ).toBe(true);
  });

  it('counts the chosen delivery', async () => {
    const { browser, tab } = oneTab();
    await tab.add('TEE');
    await tab.controller.send();
    browser.world.isOnline = false;
    const { chooseShipping } = await import('../cart/choose-shipping.ts');
    await chooseShipping(tab.controller, {
      address: { country_id: 'IQ' },
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      payment: 'cashondelivery',
    });
    expect([
      tab.cart().totals?.grand_total,
      tab.cart().shipping_methods.length,
      tab.cart().payment_methods.length,
    ]).toEqual([1_350, 1, 1]);
  });
});
