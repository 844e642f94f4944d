import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { replaceLine } from './replace-line.ts';
import { additionOf, oneTab, settle } from '../../testing/test-tabs.ts';

const withTee = async () => {
  const { provider, tab } = oneTab();
  await tab.add('TEE-M', 2);
  await tab.add('MUG');
  await settle(tab);
  return { provider, tab };
};

describe('replaceLine', () => {
  it('puts another choice in the place of a line', async () => {
    const { provider, tab } = await withTee();
    expect(await replaceLine(tab.controller, 'TEE-M', additionOf('TEE-L', 3))).toMatchObject({
      ok: true,
      lines: [{ line_key: 'TEE-L', qty: 3 }],
    });
    expect(tab.quantities()).toEqual({ MUG: 1, 'TEE-L': 3 });
    await settle(tab);
    expect(Object.keys(tab.quantities())).toEqual(['TEE-L', 'MUG']);
    expect(provider.quantities()).toEqual({ MUG: 1, 'TEE-L': 3 });
  });

  it('adds to a line that is there with that choice already', async () => {
    const { tab } = await withTee();
    await tab.add('TEE-L');
    await replaceLine(tab.controller, 'TEE-M', additionOf('TEE-L', 3));
    expect(tab.quantities()).toEqual({ MUG: 1, 'TEE-L': 4 });
  });

  it('is a new quantity where the choice stays, in its place', async () => {
    const { provider, tab } = await withTee();
    const before = provider.changes().length;
    await replaceLine(tab.controller, 'TEE-M', additionOf('TEE-M', 5));
    await settle(tab);
    expect([tab.cart().lines.map(({ sku, qty }) => [sku, qty]), provider.changes().length - before]).toEqual([
      [
        ['TEE-M', 5],
        ['MUG', 1],
      ],
      1,
    ]);
  });

  it('changes nothing where the other cannot be had', async () => {
    const { tab } = await withTee();
    const gone = additionOf('TEE-L', 1);
    expect(
      await replaceLine(tab.controller, 'TEE-M', { ...gone, line: { ...gone.line, is_in_stock: false } }),
    ).toEqual({ ok: false, code: 'cart.out-of-stock', sku: 'TEE-L' });
    expect(tab.quantities()).toEqual({ 'TEE-M': 2, MUG: 1 });
  });

  it.each([false, true])(
    'loses no line where the server refuses the other choice (foreign provider: %s)',
    async (isForeign) => {
      const { provider, tab } = oneTab({ stock: 5, isForeign });
      await tab.add('TEE-M', 2);
      await settle(tab);
      await replaceLine(tab.controller, 'TEE-M', additionOf('TEE-L', 6));
      expect(tab.quantities()).toEqual({ 'TEE-L': 6 });
      await settle(tab);
      expect(provider.quantities()).toEqual({ 'TEE-M': 2 });
      expect(tab.cart().lines).toMatchObject([
        { sku: 'TEE-M', qty: 2, error: { text: 'The requested qty is not available' } },
      ]);
    },
  );

  it('adds where the line is gone', async () => {
    const { tab } = await withTee();
    await replaceLine(tab.controller, 'LAMP', additionOf('TEE-L', 1));
    expect(tab.quantities()).toEqual({ 'TEE-M': 2, MUG: 1, 'TEE-L': 1 });
  });
});
