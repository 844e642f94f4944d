import { describe, expect, it } from 'vitest';
import { searchCounter } from './search-counter.ts';

const told = (...terms: [term: string, total: number][]) => {
  const { tell, take } = searchCounter();
  for (const [term, total] of terms) tell({ storeCode: 'ar', term, total });
  return take();
};

describe('searchCounter', () => {
  it('counts spellings of a text together, as it was typed first, and begins anew when they are taken', () => {
    const { tell, take } = searchCounter();
    for (const term of ['قنينة  ماء', 'قنينه ماء']) tell({ storeCode: 'ar', term, total: 4 });
    tell({ storeCode: 'en', term: 'قنينه ماء', total: 0 });
    expect(take()).toEqual([
      { storeCode: 'ar', folded: 'قنينه ما', term: 'قنينة ماء', times: 2, withoutResult: 0 },
      { storeCode: 'en', folded: 'قنينه ما', term: 'قنينه ماء', times: 1, withoutResult: 1 },
    ]);
    expect(take()).toEqual([]);
  });

  it.each([
    ['an e-mail address', 'ali@example.com'],
    ['a phone number', '0770 123 4567'],
    ['one in Arabic digits', 'اتصل ٠٧٧٠١٢٣٤٥٦٧'],
    ['a single letter', 'ا'],
    ['a long text', 'a'.repeat(61)],
    ['no letter', ' \0 '],
  ])('does not keep %s', (_, term) => {
    expect(told([term, 1])).toEqual([]);
  });

  it('holds ten thousand texts, and goes on counting those', () => {
    const terms = Array.from({ length: 10_050 }, (_, place): [string, number] => [`tea ${place}`, 1]);
    const taken = told(...terms, ['tea 0', 1]);
    expect([taken.length, taken[0]?.times]).toEqual([10_000, 2]);
  });
});
