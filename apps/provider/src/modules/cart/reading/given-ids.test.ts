import { describe, expect, it } from 'vitest';
import { givenItemId } from './given-ids.ts';

describe('givenItemId', () => {
  it.each<[number | string | null | undefined, number | null]>([
    [501, 501],
    ['501', 501],
    [null, null],
    [undefined, null],
    ['', null],
    [0, 0],
    [-1, 0],
    ['x', 0],
    ['1.5', 0],
    ['1e400', 0],
    [2_147_483_648, 0],
  ])('reads %j as %j', (given, id) => {
    expect(givenItemId(given)).toBe(id);
  });
});
