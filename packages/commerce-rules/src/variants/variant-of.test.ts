import { describe, expect, it } from 'vitest';
import { teeOptions, tees } from '../../test/a-variant.ts';
import { missingOptions, variantOf } from './variant-of.ts';

const color = (option_value: number | string) => ({ option_id: '93', option_value });
const size = (option_value: number | string) => ({ option_id: 142, option_value });

describe('variantOf', () => {
  it.each([
    ['finds the variant', [color(58), size(168)], 'TEE-M-RED'],
    ['reads ids as text, in any order', [size('168'), color('49')], 'TEE-M-BLK'],
    ['finds what is out of stock', [color(49), size(169)], 'TEE-L-BLK'],
    ['finds no impossible combination', [color(58), size(169)], null],
    ['finds nothing for a missing answer', [color(58)], null],
    [
      'finds nothing for an answer too many',
      [color(58), size(168), { option_id: '7', option_value: 1 }],
      null,
    ],
    ['finds nothing for two answers to one attribute', [color(58), color(49), size(168)], null],
    ['finds nothing for no answers', [], null],
  ])('%s', (_, given, sku) =>
    expect(variantOf({ children: tees, attributes: teeOptions }, given)?.sku ?? null).toBe(sku),
  );

  it('finds nothing of a product without attributes', () =>
    expect(variantOf({ children: tees, attributes: [] }, [])).toBe(null));
});

describe('missingOptions', () => {
  it.each([
    [[], ['color', 'size']],
    [[size(168)], ['color']],
    [[size(168), color(49)], []],
  ])('of %j is %j', (given, missing) => expect(missingOptions(teeOptions, given)).toEqual(missing));
});
