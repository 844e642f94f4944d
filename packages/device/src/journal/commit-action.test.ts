import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askForCoupon, takeOffCoupon } from '../cart/coupon/change-coupon.ts';
import { addLines, putLineBack, setLineQuantity, takeOutLine } from '../cart/lines/change-lines.ts';
import type { RemovedLine } from '../cart/cart-act.ts';
import { chooseShipping } from '../cart/choose-shipping.ts';
import { clearedCart, loadCart } from '../cart/device-cart.ts';
import { replaceLine } from '../cart/lines/replace-line.ts';
import { type Passage, testProvider } from '../testing/test-provider.ts';
import {
  additionOf,
  oneTab,
  settle,
  signIn,
  signOut,
  started,
  type Tab,
  testBrowser,
  testLocalStorage,
} from '../testing/test-tabs.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const address = { country: 'IQ', region_id: 611 };
const pending = { ...additionOf('SOAP', 2), act: { id: 'pending-1', store_code: 'ar' as const } };

/** A tab with two of one product and one of another, all sent. */
const withCart = async (options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  await started(tab);
  await tab.add('TEE', 2);
  await tab.add('CUP', 1);
  await settle(tab);
  return { provider, browser, tab };
};

/** What a screen shows of the cart while the tab is open. */
const shown = (tab: Tab) => ({
  quantities: tab.quantities(),
  coupon: tab.cart().coupon?.code ?? null,
  shipping: tab.cart().shipping?.carrier_code ?? null,
});

const acts: [string, (tab: Tab) => Promise<unknown>][] = [
  ['an addition', ({ add }) => add('SOAP', 3)],
  ['an addition under an id', ({ controller }) => addLines(controller, [pending])],
  ['another quantity', ({ controller }) => setLineQuantity(controller, 'TEE', 5)],
  ['a removal', ({ controller }) => takeOutLine(controller, 'TEE')],
  ['another choice', ({ controller }) => replaceLine(controller, 'TEE', additionOf('CAP', 4))],
  ['a coupon', ({ controller }) => askForCoupon(controller, 'WELCOME10')],
  [
    'a way of delivery',
    ({ controller }) =>
      chooseShipping(controller, { address, carrier_code: 'flatrate', method_code: 'flatrate' }),
  ],
  [
    'several at once',
    async ({ controller, add }) =>
      Promise.all([
        add('SOAP'),
        setLineQuantity(controller, 'SOAP', 7),
        takeOutLine(controller, 'TEE'),
        add('TEE'),
        askForCoupon(controller, 'A'),
        takeOffCoupon(controller),
      ]),
  ],
];

describe('an act that is shown', () => {
  it.each(acts)('stands when the page is left in the same moment: %s', async (_, act) => {
    const { provider, browser, tab } = await withCart();
    void act(tab);
    const seen = shown(tab);
    tab.close();
    expect(browser.notes.open().length).toBeGreaterThan(0);
    const next = await started(browser.open());
    expect([shown(next), browser.notes.open()]).toEqual([seen, []]);
    await settle(next);
    expect(provider.quantities()).toEqual(seen.quantities);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 8, 12, 20])(
    'is done once when its page ends %i turns later',
    async (turns) => {
      const { browser, tab } = await withCart();
      void tab.add('TEE', 3);
      for (let turn = 0; turn < turns; turn += 1) await tick();
      tab.close();
      const next = await started(browser.open());
      await started(next);
      expect(next.quantities()).toEqual({ TEE: 5, CUP: 1 });
    },
  );

  it('stands when a removal is taken back and the page is left', async () => {
    const { browser, tab } = await withCart();
    const removed = (await takeOutLine(tab.controller, 'TEE')) as RemovedLine;
    void putLineBack(tab.controller, removed);
    tab.close();
    expect((await started(browser.open())).quantities()).toEqual({ TEE: 2, CUP: 1 });
  });

  it('is done before what another tab does after it', async () => {
    const { browser, tab } = await withCart();
    const other = await started(browser.open());
    void setLineQuantity(tab.controller, 'TEE', 9);
    tab.close();
    browser.world.now += 1;
    expect(await setLineQuantity(other.controller, 'TEE', 4)).toEqual({ ok: true });
    expect([other.quantities(), (await started(browser.open())).quantities()]).toEqual([
      { TEE: 4, CUP: 1 },
      { TEE: 4, CUP: 1 },
    ]);
  });

  it('is done in its order though the clock was set back in between', async () => {
    const { browser, tab } = await withCart();
    void setLineQuantity(tab.controller, 'TEE', 9);
    browser.world.now -= 500;
    void setLineQuantity(tab.controller, 'TEE', 4);
    tab.close();
    expect((await started(browser.open())).quantities()).toEqual({ TEE: 4, CUP: 1 });
  });

  it('puts nothing into the next cart in place of a line that was ordered meanwhile', async () => {
    const { browser, tab } = await withCart();
    const other = await started(browser.open());
    void replaceLine(tab.controller, 'TEE', additionOf('CAP', 4));
    tab.close();
    await other.controller.device.storage.write([
      { in: 'cart', key: 'cart', put: clearedCart(await loadCart(other.controller.device.storage)) },
    ]);
    await started(other);
    expect([other.quantities(), browser.notes.open()]).toEqual([{}, []]);
  });

  it('is of the store and the time it was done in', async () => {
    const { browser, tab } = await withCart();
    void tab.add('SOAP');
    tab.close();
    Object.assign(browser.world, { store: 'ar', now: 9_000 });
    const next = await started(browser.open());
    const { operations } = await loadCart(next.controller.device.storage);
    expect(operations.map(({ sku, store_code: store, at }) => [sku, store, at])).toEqual([
      ['SOAP', 'en', 1_000],
    ]);
  });

  it('is kept a moment later where the browser keeps no notes', async () => {
    const browser = testBrowser(testProvider(), undefined, testLocalStorage(0));
    const tab = await started(browser.open());
    await tab.add('TEE', 2);
    tab.close();
    expect((await started(browser.open())).quantities()).toEqual({ TEE: 2 });
  });
});

describe('what was noted', () => {
  it('by a customer is not done to the cart of whoever comes after her', async () => {
    const { provider, browser, tab } = await withCart();
    await signIn(provider, tab);
    const other = await started(browser.open());
    void tab.add('SOAP');
    tab.close();
    await signOut(provider, other);
    await started(other);
    expect([other.quantities(), browser.notes.open()]).toEqual([{}, []]);
  });

  it('by a guest goes with her into her own', async () => {
    const { provider, browser, tab } = await withCart();
    const other = await started(browser.open());
    void tab.add('SOAP');
    tab.close();
    await signIn(provider, other);
    await started(other);
    expect(other.quantities()).toEqual({ TEE: 2, CUP: 1, SOAP: 1 });
  });

  it('and kept is not done again after the cart was ordered or changed hands', async () => {
    const { provider, browser, tab } = await withCart();
    const adding = tab.add('SOAP');
    const [note] = browser.notes.open();
    await adding;
    await signIn(provider, tab);
    await signOut(provider, tab);
    if (note !== undefined) browser.notes.write({ ...note, owner: null });
    const next = await started(browser.open());
    expect([note?.act.kind, next.quantities(), browser.notes.open()]).toEqual(['add', {}, []]);
  });
});

type Act = {
  kind: 'add' | 'set' | 'remove' | 'send';
  tab: number;
  sku: string;
  qty: number;
  cut: number | null;
};

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('add', 'add', 'set', 'set', 'remove', 'send'),
  tab: fc.nat(1),
  sku: fc.constantFrom('A', 'B'),
  qty: fc.integer({ min: 1, max: 9 }),
  cut: fc.option(fc.nat(14), { freq: 2 }),
});
const passage: fc.Arbitrary<Passage> = fc.record({
  fate: fc.constantFrom('answered', 'answered', 'cut-before', 'cut-after'),
  ticks: fc.nat(12),
});

/** Quantities that no sum of additions reaches, not even after an earlier change. */
const setQtyOf = (at: number): number => 1_000 + 200 * at;

/**
 * Plays the acts in two tabs, closing a tab a given number of turns after an act where `cut` says so;
 * returns the intended quantities.
 */
const play = async (
  browser: ReturnType<typeof testBrowser>,
  planned: readonly Act[],
): Promise<Record<string, number>> => {
  const tabs: (Tab | null)[] = [null, null];
  const meant = new Map<string, number>();
  for (const [at, { kind, tab: place, sku, qty, cut }] of planned.entries()) {
    browser.world.now += 1;
    const tab = (tabs[place] ??= await started(browser.open()));
    // A tab can only change lines on its screen, and the change only counts if the line still exists.
    if ((kind === 'set' || kind === 'remove') && tab.quantities()[sku] === undefined) continue;
    if (kind === 'add') meant.set(sku, (meant.get(sku) ?? 0) + qty);
    if (kind === 'set' && meant.has(sku)) meant.set(sku, setQtyOf(at));
    if (kind === 'remove') meant.delete(sku);
    const { controller } = tab;
    const doing = {
      add: () => tab.add(sku, qty),
      set: () => setLineQuantity(controller, sku, setQtyOf(at)),
      remove: () => takeOutLine(controller, sku),
      send: () => controller.send(),
    }[kind]();
    if (cut === null) await doing;
    for (let turn = 0; turn < (cut ?? 0); turn += 1) await tick();
    if (cut === null) continue;
    tab.close();
    tabs[place] = null;
  }
  for (const tab of tabs) tab?.close();
  return Object.fromEntries([...meant].sort());
};
const sorted = (quantities: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(quantities).sort());

describe('acts of pages that end in the middle of anything', () => {
  it(
    'are each done once, in their order, on the device and on the server',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { minLength: 2, maxLength: 14, size: 'max' }),
          fc.array(passage, { maxLength: 25 }),
          async (planned, passages) => {
            const provider = testProvider({ stock: 100_000 });
            const browser = testBrowser(provider);
            provider.state.passages = [...passages];
            const meant = await play(browser, planned);
            const tab = await started(browser.open());
            expect(sorted(tab.quantities())).toEqual(meant);
            await settle(tab);
            expect([sorted(provider.quantities()), sorted(tab.quantities()), browser.notes.open()]).toEqual([
              meant,
              meant,
              [],
            ]);
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});
