import type { ConfigurableChild } from '@dijla/contract/client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { aVariant } from '../../test/a-variant.ts';
import { isChoosable, isEnabled, isMatch, type VariantChild } from './variant-child.ts';

const black = aVariant('TEE-M-BLK', { color: 49, size: '168' });

describe('isEnabled', () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
  ])('with status %i is %s', (status, enabled) => expect(isEnabled({ ...black, status })).toBe(enabled));
});

describe('isChoosable', () => {
  const gone = aVariant('TEE-L-BLK', {}, { qty: 0, is_in_stock: false });
  it.each([
    ['takes what is in stock', black, true],
    ['leaves what is out of stock', gone, false],
    ['leaves what is disabled', { ...black, status: 2 }, false],
  ])('%s', (_, child, choosable) => expect(isChoosable(child)).toBe(choosable));
});

describe('isMatch', () => {
  it.each<[Record<string, number | string>, boolean]>([
    [{}, true],
    [{ color: 49 }, true],
    [{ color: '49' }, true],
    [{ size: 168 }, true],
    [{ color: 50 }, false],
    [{ material: 1 }, false],
    [{ stock: '[object Object]' }, false],
    [{ color: 49, size: 168 }, true],
    [{ color: 49, size: 167 }, false],
  ])('%j is %s', (chosen, match) => expect(isMatch(black, chosen)).toBe(match));
});

describe('VariantChild', () => {
  it('is what the catalogue answers', () => expectTypeOf<ConfigurableChild>().toExtend<VariantChild>());
});
