import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const at = (baghdad: string): number => Date.parse(`${baghdad}+03:00`);

describe('quietUntil', () => {
  it.each([
    ['2026-02-28T21:59:59', null],
    ['2026-02-28T22:00:00', '2026-03-01T09:00:00'],
    ['2026-02-28T23:30:00', '2026-03-01T09:00:00'],
    ['2026-03-01T00:00:00', '2026-03-01T09:00:00'],
    ['2026-03-01T08:59:59', '2026-03-01T09:00:00'],
    ['2026-03-01T09:00:00', null],
  ])('at %s is %s, from 22 until 9', (time, until) => {
    expect(quietUntil(at(time), { from: 22, until: 9 })).toBe(until === null ? null : at(until));
  });

  it.each([
    ['2026-03-01T12:59:00', null],
    ['2026-03-01T13:00:00', '2026-03-01T16:00:00'],
    ['2026-03-01T16:00:00', null],
  ])('at %s is %s, from 13 until 16', (time, until) => {
    expect(quietUntil(at(time), { from: 13, until: 16 })).toBe(until === null ? null : at(until));
  });

  it('is never before, more than a day after, or itself quiet', () => {
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), hours, hours, (time, from, until) => {
        const end = quietUntil(time, { from, until });
        const isRight =
          end === null ||
          (end > time && end - time <= 24 * 3_600_000 && quietUntil(end, { from, until }) === null);
        expect([isRight, from !== until || end === null]).toEqual([true, true]);
      }),
    );
  });
});
