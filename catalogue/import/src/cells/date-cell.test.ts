import { describe, expect, it } from 'vitest';
import { dateCell, endCell } from './date-cell.ts';

describe('dateCell', () => {
  it.each([
    ['2026-03-01', '2026-02-28T21:00:00.000Z'],
    ['1-3-2026', '2026-02-28T21:00:00.000Z'],
    ['01/03/2026', '2026-02-28T21:00:00.000Z'],
    ['1.3.2026 10:30', '2026-03-01T07:30:00.000Z'],
    ['١-٣-٢٠٢٦', '2026-02-28T21:00:00.000Z'],
    ['2026/3/1', '2026-02-28T21:00:00.000Z'],
    ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01 10:00:00 +03:00', undefined],
    ['2026-03-01T10:00:00+03:00', '2026-03-01T07:00:00.000Z'],
    ['2026-03-01 10:00:00.123', '2026-03-01T07:00:00.000Z'],
    ['31-2-2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads %j as %s', (cell, instant) => {
    expect(dateCell(cell)).toBe(instant);
  });
});

describe('endCell', () => {
  it('counts the last day whole, and a time as it is', () => {
    expect([endCell('1-3-2026'), endCell('2026-03-01T10:00:00.000Z')]).toEqual([
      '2026-03-01T21:00:00.000Z',
      '2026-03-01T10:00:00.000Z',
    ]);
  });
});
