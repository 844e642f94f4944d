import { describe, expect, it } from 'vitest';
import { movedPins, type Pin } from './pins.ts';

const pinsOf = (text: string): Pin[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => ({ sku: each.slice(0, 1), place: Number(each.slice(1)) }));

describe('movedPins', () => {
  it.each<[string, string, number | null, string]>([
    ['', 'a', 1, 'a1'],
    ['a1', 'a', 3, 'a3'],
    ['a1 b2 c5', 'd', 1, 'd1 a2 b3 c5'],
    ['a1 b3', 'c', 1, 'c1 a2 b3'],
    ['a1 b2', 'b', 1, 'b1 a2'],
    ['a1 b2', 'a', null, 'b2'],
    ['a24', 'b', 24, 'b24'],
  ])('of "%s", with %s at %j, are "%s"', (given, sku, place, expected) => {
    expect(movedPins(pinsOf(given), sku, place)).toEqual(pinsOf(expected));
  });
});
