import { describe, expect, it } from 'vitest';
import { flagCell } from './flag-cell.ts';

describe('flagCell', () => {
  it.each([
    ['yes', true],
    ['TRUE', true],
    ['1', true],
    ['١', true],
    ['نعم', true],
    [' y ', true],
    ['no', false],
    ['False', false],
    ['0', false],
    ['۰', false],
    ['لا', false],
    ['كلا', false],
    ['', undefined],
    ['2', undefined],
    ['maybe', undefined],
  ])('reads %j as %s', (cell, flag) => {
    expect(flagCell(cell)).toBe(flag);
  });
});
