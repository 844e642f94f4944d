import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDayOf } from './delivery-day-of.ts';
import { deliveryTerms } from './delivery-terms.ts';

const baghdad = 611;
const basra = 603;

describe('deliveryDayOf', () => {
  it.each([
    ['the first minute of Baghdad’s day', baghdad, '2026-11-20T21:00:00Z', 'today'],
    ['the last minute before 2 pm in Baghdad', baghdad, '2026-11-21T10:59:59Z', 'today'],
    ['2 pm in Baghdad', baghdad, '2026-11-21T11:00:00Z', 'tomorrow'],
    ['the last minute of Baghdad’s day', baghdad, '2026-11-21T20:59:59Z', 'tomorrow'],
    ['a summer morning, as Iraq keeps one time all year', baghdad, '2026-07-01T10:59:00Z', 'today'],
    ['the morning elsewhere', basra, '2026-11-21T05:00:00Z', 'tomorrow'],
    ['the evening elsewhere', basra, '2026-11-21T18:00:00Z', 'tomorrow'],
  ] as const)('at %s (region %i)', (_, regionId, at, day) => expect(deliveryDayOf(deliveryTerms, { regionId, now: Date.parse(at) })).toBe(day));

  it('is the same at one hour of any day', () =>
    fc.assert(
      fc.property(fc.nat(24 * 3_600_000 - 1), fc.nat(20_000), fc.constantFrom(baghdad, basra), (time, days, regionId) => {
        const on = (day: number) => deliveryDayOf(deliveryTerms, { regionId, now: day * 24 * 3_600_000 + time });
        expect(on(days)).toBe(on(0));
      }),
    ));

  it('keeps to the hour the shop says', () => {
    const at = (cutOffHour: number) => deliveryDayOf({ cutOffHour, sameDayRegions: [basra] }, { regionId: basra, now: Date.parse('2026-11-21T13:30:00Z') });
    expect([at(16), at(17)]).toEqual(['tomorrow', 'today']);
  });
});
