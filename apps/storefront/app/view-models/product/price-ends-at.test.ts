import type { PriceRow } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { priceEndsAt } from './price-ends-at.ts';

const regular: PriceRow = { kind: 'regular', amount: 20_000, min_qty: 1, from: null, until: null };
const special = (changes: Partial<PriceRow> = {}): PriceRow => ({
  kind: 'special',
  amount: 15_000,
  min_qty: 1,
  from: '2026-11-01T00:00:00.000Z',
  until: '2026-12-01T00:00:00.000Z',
  ...changes,
});

describe('priceEndsAt', () => {
  it.each<[string, PriceRow[], number, string | null]>([
    ['the end of the special price in force', [regular, special()], 15_000, '2026-12-01T00:00:00.000Z'],
    ['nothing of the regular price', [regular, special()], 20_000, null],
    ['nothing of a special price without an end', [regular, special({ until: null })], 15_000, null],
    [
      'nothing when another special price begins before',
      [regular, special(), special({ amount: 12_000, from: '2026-11-20T00:00:00.000Z' })],
      15_000,
      null,
    ],
    [
      'nothing when two prices come to the same',
      [regular, special(), special({ until: '2026-11-10T00:00:00.000Z' })],
      15_000,
      null,
    ],
    [
      'the end when another begins after',
      [regular, special(), special({ amount: 12_000, from: '2026-12-05T00:00:00.000Z', until: null })],
      15_000,
      '2026-12-01T00:00:00.000Z',
    ],
    [
      'the end when another begins at that instant',
      [regular, special(), special({ amount: 12_000, from: '2026-12-01T00:00:00.000Z', until: null })],
      15_000,
      '2026-12-01T00:00:00.000Z',
    ],
    ['nothing of a price for many', [regular, special({ min_qty: 5 })], 15_000, null],
    ['nothing of an amount that no row has', [regular], 14_000, null],
  ])('tells %s', (_, rows, amount, end) => {
    expect(priceEndsAt(rows, amount)).toBe(end);
  });
});
