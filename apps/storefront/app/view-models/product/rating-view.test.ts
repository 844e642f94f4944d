import { describe, expect, it } from 'vitest';
import { ratingView, starsText } from './rating-view.ts';

describe('ratingView', () => {
  it.each([
    [{}, null],
    [{ rating_summary: 0, reviews_count: 0 }, null],
    [
      { rating_summary: 87, reviews_count: 6 },
      { tenths: 44, count: 6 },
    ],
    [
      { rating_summary: 100, reviews_count: 1 },
      { tenths: 50, count: 1 },
    ],
  ])('of %j is %j', (given, view) => expect(ratingView(given)).toEqual(view));
});

describe('starsText', () => {
  it.each([
    [44, '4.4'],
    [50, '5.0'],
    [5, '0.5'],
  ])('of %i is %s', (tenths, text) => expect(starsText(tenths)).toBe(text));
});
