import { describe, expect, it } from 'vitest';
import { valuePictures } from './value-pictures.ts';

const variant = (color: number, size: number, image: string | null) => ({ values: { color, size }, image });
const tees = [variant(1, 8, '/black'), variant(1, 9, '/black'), variant(2, 8, '/red'), variant(2, 9, '/red')];

describe('valuePictures', () => {
  it('tells colors apart, and not sizes', () => {
    expect([...valuePictures(tees, 'color', [1, 2])]).toEqual([
      [1, '/black'],
      [2, '/red'],
    ]);
    expect([...valuePictures(tees, 'size', [8, 9])]).toEqual([]);
  });

  it.each([
    ['one of them has none', [variant(1, 8, '/black'), variant(2, 8, null)]],
    ['two look alike', [variant(1, 8, '/same'), variant(2, 8, '/same')]],
    ['there is one value only', [variant(1, 8, '/black')]],
    ['a value has several', [...tees, variant(2, 10, '/red-xl')]],
  ])('is empty when %s', (_, variants) => {
    expect(valuePictures(variants, 'color', [1, 2]).size).toBe(0);
  });

  it('leaves a value out of which nothing is made', () => {
    expect([...valuePictures(tees, 'color', [1, 2, 3])]).toEqual([
      [1, '/black'],
      [2, '/red'],
    ]);
  });
});
