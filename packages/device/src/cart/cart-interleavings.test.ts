import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setLineQuantity, takeOutLine } from './lines/change-lines.ts';
import { type Passage, testProvider } from '../testing/test-provider.ts';
import { settle, type Tab, testBrowser } from '../testing/test-tabs.ts';

type Act = {
  kind: 'add' | 'set' | 'remove' | 'reload' | 'send' | 'lose';
  tab: number;
  sku: string;
  qty: number;
};

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('add', 'add', 'set', 'remove', 'reload', 'send'),
  tab: fc.integer({ min: 0, max: 1 }),
  sku: fc.constantFrom('A', 'B', 'C'),
  qty: fc.integer({ min: 1, max: 9 }),
});
const passage: fc.Arbitrary<Passage> = fc.record({
  fate: fc.constantFrom('answered', 'answered', 'cut-before', 'cut-after'),
  ticks: fc.integer({ min: 0, max: 12 }),
});

/**
 * Plays the acts in two tabs; returns the quantities the shopper intended and how many acts changed
 * something.
 */
const play = async (
  acts: readonly Act[],
  tabs: Tab[],
  open: () => Tab,
): Promise<{ meant: Record<string, number>; changes: number }> => {
  const meant = new Map<string, number>();
  let changes = 0;
  for (const { kind, tab: place, sku, qty } of acts) {
    const tab = tabs[place]!;
    const before = meant.get(sku);
    if (kind === 'add' && (await tab.add(sku, qty)).ok) meant.set(sku, (before ?? 0) + qty);
    if (kind === 'set' && (await setLineQuantity(tab.controller, sku, qty)).ok) meant.set(sku, qty);
    if (kind === 'remove' && (await takeOutLine(tab.controller, sku))) meant.delete(sku);
    if (kind === 'add' || (before !== undefined && (kind === 'remove' || (kind === 'set' && before !== qty))))
      changes += 1;
    if (kind === 'send') await tab.controller.send();
    if (kind === 'reload') {
      tab.close();
      tabs[place] = open();
    }
  }
  return { meant: Object.fromEntries([...meant].sort()), changes };
};
const sorted = (quantities: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(quantities).sort());

describe('the cart under random interleavings', () => {
  it(
    'ends as the shopper meant, on the device and on the server, with one key per act at most',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { maxLength: 14 }),
          fc.array(passage, { maxLength: 25 }),
          async (acts, passages) => {
            const provider = testProvider();
            const browser = testBrowser(provider);
            provider.state.passages = [...passages];
            const tabs = [browser.open(), browser.open()];
            const { meant, changes } = await play(acts, tabs, browser.open);
            for (const tab of tabs) await settle(tab);
            for (const tab of tabs) await tab.controller.refresh();
            expect(sorted(provider.quantities())).toEqual(meant);
            for (const tab of tabs) expect(sorted(tab.quantities())).toEqual(meant);
            expect(new Set(provider.changes().map(({ key }) => key)).size).toBeLessThanOrEqual(changes);
            expect(provider.carts.size).toBeLessThanOrEqual(1);
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
