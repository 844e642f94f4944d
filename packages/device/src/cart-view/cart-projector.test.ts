import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLines, setLineQuantity, takeOutLine } from '../cart/lines/change-lines.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import { testProvider } from '../testing/test-provider.ts';
import { additionOf, testBrowser } from '../testing/test-tabs.ts';

const oneTab = () => {
  const provider = testProvider();
  const browser = testBrowser(provider);
  return { provider, browser, tab: browser.open() };
};

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A storage that captures each result at the time of the call and delivers it the given number of ticks
 * later.
 */
const lateStorage = (delays: number[]): DeviceStorage => {
  const storage = memoryStorage();
  const late = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    for (let left = delays.shift() ?? 0; left > 0; left -= 1) await tick();
    return answer;
  };
  return {
    ...storage,
    read: (collection, key) => late(storage.read(collection, key)),
    list: (collection) => late(storage.list(collection)),
  };
};

describe('devicePainter', () => {
  it('shows what the shopper does before the disk has kept it', async () => {
    const { tab } = oneTab();
    await tab.controller.refresh();
    const adding = tab.add('TEE', 2);
    expect(tab.quantities()).toEqual({ TEE: 2 });
    await adding;
    const changing = setLineQuantity(tab.controller, 'TEE', 5);
    expect(tab.quantities()).toEqual({ TEE: 5 });
    await changing;
    expect(tab.quantities()).toEqual({ TEE: 5 });
  });

  it('counts quick taps one on another, and is never painted back to before them', async () => {
    const { tab } = oneTab();
    await tab.controller.refresh();
    const adding = [tab.add('TEE'), tab.add('TEE'), tab.add('TEE')];
    expect(tab.quantities()).toEqual({ TEE: 3 });
    await tab.controller.refresh();
    expect(tab.quantities()).toEqual({ TEE: 3 });
    await Promise.all(adding);
    expect(tab.quantities()).toEqual({ TEE: 3 });
  });

  it('never shows less than what was added, in whatever order acts and paintings get what they read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('add', 'refresh', 'pause'), { maxLength: 12 }),
        fc.array(fc.nat(9), { maxLength: 60 }),
        async (steps, delays) => {
          const tab = testBrowser(testProvider(), () => lateStorage(delays)).open();
          await tab.controller.refresh();
          let added = 0;
          const stale: number[] = [];
          tab.watch(({ count }) => count !== added && stale.push(count));
          const underWay: Promise<unknown>[] = [];
          for (const step of steps) {
            if (step === 'add') added += 1;
            underWay.push(
              step === 'add' ? tab.add('TEE') : step === 'refresh' ? tab.controller.refresh() : tick(),
            );
            await tick();
          }
          await Promise.all(underWay);
          expect([tab.cart().count, stale]).toEqual([added, []]);
        },
      ),
    );
  });

  it('takes back what it showed when another tab was first', async () => {
    const { browser, tab } = oneTab();
    await tab.add('TEE');
    const other = browser.open();
    await other.controller.refresh();
    const [removed, changed] = await Promise.all([
      takeOutLine(tab.controller, 'TEE'),
      setLineQuantity(other.controller, 'TEE', 4),
    ]);
    expect([removed?.line.sku, changed, other.quantities()]).toEqual([
      'TEE',
      { ok: false, code: 'cart.line-not-found' },
      {},
    ]);
  });

  it('adds under one id once, before and after the server has answered', async () => {
    const { provider, tab } = oneTab();
    const pending = { ...additionOf('TEE', 2), act: { id: 'pending-1', store_code: 'en' as const } };
    await Promise.all([addLines(tab.controller, [pending]), addLines(tab.controller, [pending])]);
    await tab.controller.send();
    expect(await addLines(tab.controller, [pending])).toEqual({
      ok: true,
      lines: [{ line_key: 'TEE', qty: 2 }],
      stock: 'ok',
    });
    await tab.controller.send();
    await tab.controller.refresh();
    expect([provider.quantities(), tab.quantities()]).toEqual([{ TEE: 2 }, { TEE: 2 }]);
  });
});
