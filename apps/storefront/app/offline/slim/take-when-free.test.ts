import { describe, expect, it } from 'vitest';
import { isLineFree } from './take-when-free.ts';

describe('isLineFree', () => {
  it.each([
    ['a browser that does not tell', {}, true],
    ['a fast line', { effectiveType: '4g', type: 'wifi' }, true],
    ['a telephone network, however fast', { effectiveType: '4g', type: 'cellular' }, false],
    ['a slow line', { effectiveType: '3g' }, false],
    ['a shopper who saves data', { saveData: true }, false],
  ])('is for %s: %s', (_, connection, isFree) => {
    expect(isLineFree(connection)).toBe(isFree);
  });
});
