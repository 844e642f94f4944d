import { describe, expect, it } from 'vitest';
import { deliveryDateOf } from './delivery-date.ts';

/** Hours since 1970 of 00:00 UTC on 21 November 2026, a Saturday, and on 31 December of that year. */
const saturday = 498_672;
const lastOfYear = saturday + 40 * 24;

describe('deliveryDateOf', () => {
  it.each([
    ['the same day in Baghdad before two', 611, saturday + 10.99, { weekday: 6, date: '21-11-2026' }],
    ['the next day after two', 611, saturday + 11, { weekday: 0, date: '22-11-2026' }],
    ['the next day elsewhere', 603, saturday + 6, { weekday: 0, date: '22-11-2026' }],
    ['by Baghdad’s day, not by UTC’s', 603, saturday + 21.5, { weekday: 1, date: '23-11-2026' }],
    ['over the end of a year', 603, lastOfYear + 10, { weekday: 5, date: '1-1-2027' }],
    ['on a leap day', 603, 509_808 + 10, { weekday: 2, date: '29-2-2028' }],
    ['after a leap day', 603, 509_832 + 10, { weekday: 3, date: '1-3-2028' }],
  ])('is %s', (_, regionId, hours, expected) => {
    expect(deliveryDateOf({ regionId, placedAt: hours * 3_600_000 })).toEqual(expected);
  });
});
