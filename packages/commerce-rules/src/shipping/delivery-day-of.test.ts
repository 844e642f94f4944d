import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDayOf, deliveryTermOf } from './delivery-day-of.ts';

const [baghdad, basra, erbil] = [611, 603, 602];
const terms = {
  regions: [
    { region_id: baghdad, days: 1, same_day_until: 14 },
    { region_id: erbil, days: 3, same_day_until: null },
  ],
};

describe('deliveryDayOf', () => {
  it.each([
    ['the first minute of Baghdad’s day', baghdad, '2026-11-20T21:00:00Z', 0],
    ['the last minute before 2 pm in Baghdad', baghdad, '2026-11-21T10:59:59Z', 0],
    ['2 pm in Baghdad', baghdad, '2026-11-21T11:00:00Z', 1],
    ['the last minute of Baghdad’s day', baghdad, '2026-11-21T20:59:59Z', 1],
    ['a summer morning, as Iraq keeps one time all year', baghdad, '2026-07-01T10:59:00Z', 0],
    ['the morning where the shop says nothing else', basra, '2026-11-21T05:00:00Z', 1],
    ['the evening there', basra, '2026-11-21T18:00:00Z', 1],
    ['the morning of a governorate with a day of its own', erbil, '2026-11-21T05:00:00Z', 3],
  ] as const)('at %s (region %i)', (_, regionId, at, days) =>
    expect(deliveryDayOf(terms, { regionId, now: Date.parse(at) })).toBe(days),
  );

  it('is the same at one hour of any day', () =>
    fc.assert(
      fc.property(
        fc.nat(24 * 3_600_000 - 1),
        fc.nat(20_000),
        fc.constantFrom(baghdad, basra, erbil),
        (time, days, regionId) => {
          const on = (day: number) => deliveryDayOf(terms, { regionId, now: day * 24 * 3_600_000 + time });
          expect(on(days)).toBe(on(0));
        },
      ),
    ));

  it('keeps to the hour the shop says', () => {
    const at = (same_day_until: number) =>
      deliveryDayOf(
        { regions: [{ region_id: basra, days: 2, same_day_until }] },
        { regionId: basra, now: Date.parse('2026-11-21T13:30:00Z') },
      );
    expect([at(16), at(17)]).toEqual([2, 0]);
  });
});

describe('deliveryDayOf goods of a size class', () => {
  const sized = {
    ...terms,
    sizes: [
      {
        size_class: 'large',
        days: [
          { region_id: null, days: 4 },
          { region_id: baghdad, days: 2 },
        ],
        prices: [],
      },
      { size_class: 'fresh', days: [], prices: [] },
    ],
  };
  it.each<[string, string | null, number, number]>([
    ['is never the same day', 'large', baghdad, 2],
    ['is that of everywhere where its governorate has none', 'large', basra, 4],
    ['is the ordinary one where the class has no days', 'fresh', baghdad, 0],
    ['is the ordinary one of a class the shop does not know', 'huge', erbil, 3],
    ['is the ordinary one without a class', null, baghdad, 0],
  ])('%s', (_, sizeClass, regionId, days) =>
    expect(deliveryDayOf(sized, { regionId, sizeClass, now: Date.parse('2026-11-21T05:00:00Z') })).toBe(days),
  );
});

describe('deliveryTermOf', () => {
  it('is the next day wherever the shop says nothing else', () =>
    expect(deliveryTermOf({ regions: [] }, { regionId: baghdad })).toEqual({
      days: 1,
      same_day_until: null,
    }));
});
