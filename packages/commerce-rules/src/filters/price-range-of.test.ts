import { describe, expect, it } from 'vitest';
import { priceRangeOf } from './price-range-of.ts';

describe('priceRangeOf', () => {
  it.each([
    ['50-100', { from: 50, to: 100 }], ['0.0-50.0', { from: 0, to: 50 }], ['150.0-*', { from: 150, to: null }], ['*-50.0', { from: null, to: 50 }],
    ['150-', { from: 150, to: null }], ['-50', { from: null, to: 50 }], ['9.5-9.5', { from: 9.5, to: 9.5 }],
    ['', null], ['-', null], ['*-*', null], ['50', null], ['100-50', null], ['a-b', null], ['1e3-2e3', null], ['-50-100', null],
  ])('reads %j as %j', (text, range) => expect(priceRangeOf(text)).toEqual(range));
});
