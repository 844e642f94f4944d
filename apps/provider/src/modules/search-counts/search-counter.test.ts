import { describe, expect, it } from 'vitest';
import { searchCounter } from './search-counter.ts';

describe('searchCounter', () => {
  it('counts by store view and begins anew when the counts are taken', () => {
    const { tell, take } = searchCounter();
    for (const total of [4, 0]) tell({ storeCode: 'ar', folded: 'شاي', total });
    tell({ storeCode: 'en', folded: 'شاي', total: 0 });
    expect(take()).toEqual([
      { storeCode: 'ar', folded: 'شاي', times: 2, withoutResult: 1 },
      { storeCode: 'en', folded: 'شاي', times: 1, withoutResult: 1 },
    ]);
    expect(take()).toEqual([]);
  });

  it('holds ten thousand texts, and goes on counting those', () => {
    const { tell, take } = searchCounter();
    for (let place = 0; place < 10_050; place += 1)
      tell({ storeCode: 'ar', folded: `tea ${place}`, total: 1 });
    tell({ storeCode: 'ar', folded: 'tea 0', total: 1 });
    const taken = take();
    expect([taken.length, taken[0]?.times]).toEqual([10_000, 2]);
  });
});
