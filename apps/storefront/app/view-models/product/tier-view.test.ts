import { describe, expect, it } from 'vitest';
import { tierAt, tiersOf } from './tier-view.ts';

const tier = (qty: number, value: number, customer_group_id = 32_000) => ({ qty, value, customer_group_id });

describe('tiersOf', () => {
  it('goes from few to many and says what is saved on each', () => {
    expect(tiersOf([tier(10, 8000), tier(3, 9000)], 10_000, 0)).toEqual([
      { qty: 3, final: 9000, saved: 1000 },
      { qty: 10, final: 8000, saved: 2000 },
    ]);
  });

  it.each([
    ['of other groups', [tier(3, 9000, 2)]],
    ['of one piece', [tier(1, 9000)]],
    ['that save nothing', [tier(3, 10_000)]],
    ['without a price', [tier(3, 0)]],
  ])('leaves out prices %s', (_, given) => expect(tiersOf(given, 10_000, 0)).toEqual([]));

  it('leaves out a tier that is no cheaper than the one before', () => {
    expect(tiersOf([tier(3, 9000), tier(5, 9000)], 10_000, 0).map(({ qty }) => qty)).toEqual([3]);
  });

  it('is empty while the price of one is unknown', () =>
    expect(tiersOf([tier(3, 9000)], null, 0)).toEqual([]));
});

describe('tierAt', () => {
  const tiers = tiersOf([tier(3, 9000), tier(10, 8000)], 10_000, 0);
  it.each([
    [1, null],
    [2, null],
    [3, 3],
    [9, 3],
    [10, 10],
    [99, 10],
  ])('of %i pieces is that from %s', (qty, from) => expect(tierAt(tiers, qty)?.qty ?? null).toBe(from));
});
