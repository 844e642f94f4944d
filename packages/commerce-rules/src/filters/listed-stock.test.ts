import { describe, expect, it } from 'vitest';
import { listedStock } from './listed-stock.ts';

describe('listedStock', () => {
  it.each<[string, readonly string[] | undefined, boolean, readonly number[]]>([
    ['is what is in stock without a choice', undefined, false, [1]],
    ['is widened to what is sold out while that is listed', undefined, true, [0, 1]],
    ['is in stock alone when that is chosen, whatever is listed', ['1'], true, [1]],
    ['is in stock alone when that is chosen and nothing else listed', ['1'], false, [1]],
    ['is sold out alone when that is chosen', ['0'], true, [0]],
    ['is sold out when that is chosen though it is not listed by itself', ['0'], false, [0]],
  ])('%s', (_, chosen, listsSoldOut, expected) => {
    expect(listedStock(chosen, { listsSoldOut })).toEqual(expected);
  });
});
