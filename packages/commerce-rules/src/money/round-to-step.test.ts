import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToStep } from './round-to-step.ts';

describe('roundToStep', () => {
  it.each([
    [12_130, 250, 12_250],
    [12_124, 250, 12_000],
    [12_125, 250, 12_250],
    [-12_125, 250, -12_250],
    [12_130, 0, 12_130],
    [0, 250, 0],
    [7, 1, 7],
  ])('rounds %i by %i to %i', (minor, step, rounded) => expect(roundToStep(minor, step)).toBe(rounded));
  it('answers the nearest multiple', () =>
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), (minor, step) => {
        const rounded = roundToStep(minor, step);
        expect(rounded % step === 0 && Math.abs(rounded - minor) * 2 <= step).toBe(true);
      }),
    ));
});
