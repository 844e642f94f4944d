import { describe, expect, it } from 'vitest';
import { deliveryDateOf } from './delivery-date.lazy.ts';

/** Hours since 1970 of 00:00 UTC on 21 November 2026, a Saturday, and on 31 December of that year. */
const saturday = 498_672;
const lastOfYear = saturday + 40 * 24;

const terms = {
  regions: [
    { region_id: 611, days: 1, same_day_until: 14 },
    { region_id: 602, days: 3, same_day_until: null },
  ],
  prices: [],
  slots: [],
};
const hourMs = 3_600_000;

describe('deliveryDateOf', () => {
  it.each([
    [
      'the same day in Baghdad before two',
      611,
      saturday + 10.99,
      { weekday: 6, date: 21, month: 11, day: 'today' },
    ],
    ['the next day after two', 611, saturday + 11, { weekday: 0, date: 22, month: 11, day: 'tomorrow' }],
    ['the next day elsewhere', 603, saturday + 6, { weekday: 0, date: 22, month: 11, day: 'tomorrow' }],
    ['days later where the shop says so', 602, saturday + 6, { weekday: 2, date: 24, month: 11, day: null }],
    [
      'by Baghdad’s day, not by UTC’s',
      603,
      saturday + 21.5,
      { weekday: 1, date: 23, month: 11, day: 'tomorrow' },
    ],
    ['over the end of a year', 603, lastOfYear + 10, { weekday: 5, date: 1, month: 1, day: 'tomorrow' }],
    ['on a leap day', 603, 509_808 + 10, { weekday: 2, date: 29, month: 2, day: 'tomorrow' }],
    ['after a leap day', 603, 509_832 + 10, { weekday: 3, date: 1, month: 3, day: 'tomorrow' }],
  ])('is %s', (_, regionId, hours, expected) => {
    expect(deliveryDateOf(terms, { regionId, placedAt: hours * hourMs, now: hours * hourMs })).toEqual(
      expected,
    );
  });

  it.each([
    ['what was tomorrow is today once midnight has passed in Baghdad', saturday + 21, 'today'],
    ['a day that has gone by is named without it', saturday + 45, null],
    ['no day is told as long as no clock is read', null, null],
  ])('%s', (_, hours, expected) => {
    expect(
      deliveryDateOf(terms, {
        regionId: 603,
        placedAt: (saturday + 20.9) * hourMs,
        now: hours === null ? null : hours * hourMs,
      }).day,
    ).toBe(expected);
  });
});
