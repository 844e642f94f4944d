import { describe, expect, it } from 'vitest';
import { hueOf } from './hue-of.ts';

describe('hueOf', () => {
  it('keeps neighbours more than a third of the wheel apart, and repeats none among as many categories as a shop has', () => {
    const hues = Array.from({ length: 144 }, (_, place) => hueOf(place));
    const apart = hues
      .slice(1)
      .map((hue, place) => Math.abs(hue - (hues[place] ?? 0)))
      .map((gap) => Math.min(gap, 360 - gap));
    expect(Math.min(...apart)).toBe(137.5);
    expect(new Set(hues).size).toBe(hues.length);
  });
});
