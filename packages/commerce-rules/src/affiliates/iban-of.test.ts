import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanOf } from './iban-of.ts';

const iraqi = 'IQ98NBIQ850123456789012';

describe('ibanOf', () => {
  it.each<[string, string | null]>([
    [iraqi, iraqi],
    ['iq98 nbiq 8501 2345 6789 012', iraqi],
    ['IQ98 NBIQ ٨٥٠١ ٢٣٤٥ ٦٧٨٩ ٠١٢', iraqi],
    ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['IQ97NBIQ850123456789012', null],
    ['IQ98NBIQ85012345678901', null],
    ['', null],
    ['IQ98', null],
    ['not an IBAN at all', null],
  ])('reads %s as %s', (typed, iban) => {
    expect(ibanOf(typed)).toBe(iban);
  });

  it('finds every wrong digit, and any two neighbors that were exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 22 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digit = Number(iraqi[place]);
        expect(ibanOf(`${iraqi.slice(0, place)}${(digit + more) % 10}${iraqi.slice(place + 1)}`)).toBeNull();
        const next = iraqi[place + 1];
        if (next === undefined || next === iraqi[place]) return;
        expect(ibanOf(`${iraqi.slice(0, place)}${next}${digit}${iraqi.slice(place + 2)}`)).toBeNull();
      }),
    );
  });
});
