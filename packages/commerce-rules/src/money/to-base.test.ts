import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { toBase } from './to-base.ts';

describe('toBase', () => {
  it.each([
    [15_000, 1145],
    [5000, 382],
    [30_000, 2290],
    [12_000, 916],
    [-5000, -382],
    [0, 0],
    [6, 0],
    [7, 1],
  ])('makes %i dinars %i cents', (minor, base) => expect(toBase(minor, aTotalsContext())).toBe(base));
});
