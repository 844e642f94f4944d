import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartChanges, type SeenCart } from './cart-changes.ts';

const cart = (
  quantities: Readonly<Record<string, number>>,
  operations: readonly string[],
  owner: string | null = null,
): SeenCart => ({
  owner,
  operations,
  lines: Object.fromEntries(
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([key, quantity]) => [key, { of: key, item_id: key, item_name: key, quantity }]),
  ),
});

const told = (before: SeenCart | null, now: SeenCart) => {
  const { added, removed } = cartChanges(before, now);
  const named = (items: typeof added) => items.map(({ item_id: id, quantity }) => `${id} ${quantity}`);
  return [named(added), named(removed)];
};

describe('cartChanges', () => {
  it.each<[string, SeenCart | null, SeenCart, string[], string[]]>([
    ['a first line', null, cart({ A: 1 }, ['1']), ['A 1'], []],
    ['more of a line', cart({ A: 1 }, ['1']), cart({ A: 3 }, ['1', '2']), ['A 2'], []],
    ['less of a line', cart({ A: 3 }, ['1']), cart({ A: 1 }, ['1', '2']), [], ['A 2']],
    ['a line less', cart({ A: 3, B: 1 }, ['1']), cart({ B: 1 }, ['1', '2']), [], ['A 3']],
    ['a line in place of another', cart({ A: 1 }, ['1']), cart({ B: 1 }, ['1', '2']), ['B 1'], ['A 1']],
    ['what was put in and is acknowledged', cart({ A: 1 }, ['1']), cart({ A: 1 }, ['1']), [], []],
    ['a line that an order took', cart({ A: 1 }, ['1']), cart({}, []), [], []],
    ['a line that another device added', cart({ A: 1 }, ['1']), cart({ A: 1, B: 2 }, ['1']), [], []],
    ['the cart of who signs in', cart({ A: 1 }, ['1']), cart({ A: 1, B: 1 }, ['1', '2'], '7'), [], []],
  ])('of %s', (_, before, now, added, removed) => {
    expect(told(before, now)).toEqual([added, removed]);
  });

  it('add up to what is in the cart, whenever it is looked at', () => {
    const step = fc.record({
      key: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.nat(5),
      isLookedAt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const quantities: Record<string, number> = {};
        const sums: Record<string, number> = {};
        const operations: string[] = [];
        let seen: SeenCart | null = null;
        for (const [place, { key, quantity, isLookedAt }] of steps.entries()) {
          quantities[key] = quantity;
          operations.push(String(place));
          if (!isLookedAt && place < steps.length - 1) continue;
          const now = cart(quantities, [...operations]);
          const { added, removed } = cartChanges(seen, now);
          for (const item of added) sums[item.item_id] = (sums[item.item_id] ?? 0) + item.quantity;
          for (const item of removed) sums[item.item_id] = (sums[item.item_id] ?? 0) - item.quantity;
          seen = now;
        }
        for (const key of Object.keys(quantities)) expect(sums[key] ?? 0).toBe(quantities[key]);
      }),
    );
  });
});
