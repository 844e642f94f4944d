import { describe, expect, it } from 'vitest';
import { aPriceRow } from '../../test/a-totals-context.ts';
import { nextPriceBoundary } from './next-price-boundary.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const special = aPriceRow({ kind: 'special', from: '2026-11-20T12:00:00Z', until: '2026-11-25T00:00:00Z' });

describe('nextPriceBoundary', () => {
  it.each([
    ['is none without rows', [], null],
    ['is none for open rows', [aPriceRow()], null],
    ['is none when all have passed', [aPriceRow({ until: '2026-11-20T12:00:00Z' })], null],
    ['is the end of a window that is open', [special], '2026-11-25T00:00:00Z'],
    [
      'is the begin of a window to come',
      [special, aPriceRow({ from: '2026-11-21T00:00:00Z' })],
      '2026-11-21T00:00:00Z',
    ],
    [
      'compares instants, not texts',
      [aPriceRow({ from: '2026-11-21T00:00:00.500Z' }), aPriceRow({ from: '2026-11-21T00:00:00Z' })],
      '2026-11-21T00:00:00Z',
    ],
  ])('%s', (_, rows, boundary) => expect(nextPriceBoundary(rows, now)).toBe(boundary));
});
