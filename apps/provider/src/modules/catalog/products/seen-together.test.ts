import { describe, expect, it } from 'vitest';
import { seenTogether } from './seen-together.ts';

describe('seenTogether', () => {
  it('counts pairs whichever came first, and begins anew when they are taken', () => {
    const { tell, take } = seenTogether();
    tell(['POT', 'CUP']);
    tell(['CUP', 'POT']);
    tell(['POT', 'TEA']);
    expect(take()).toEqual([
      { one: 'CUP', other: 'POT', times: 2 },
      { one: 'POT', other: 'TEA', times: 1 },
    ]);
    expect(take()).toEqual([]);
  });

  it('does not count a product beside itself', () => {
    const { tell, take } = seenTogether();
    tell(['POT', 'POT']);
    expect(take()).toEqual([]);
  });

  it('holds ten thousand pairs, and goes on counting those', () => {
    const { tell, take } = seenTogether();
    for (let place = 0; place < 10_050; place += 1) tell(['A', `B${place}`]);
    tell(['A', 'B0']);
    const taken = take();
    expect([taken.length, taken[0]]).toEqual([10_000, { one: 'A', other: 'B0', times: 2 }]);
  });
});
