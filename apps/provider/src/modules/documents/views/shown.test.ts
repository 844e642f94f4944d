import { dinars, dollars, samplePresentation } from '@dijla/test-kit/orders/sample-papers';
import { describe, expect, it } from 'vitest';
import { isolated, moneyText, shownDay, shownPhone } from './shown.ts';

const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

describe('moneyText', () => {
  it.each([
    ['ar', dinars, 12_500, '12,500 د.ع'],
    ['en', dinars, 12_500, '12,500 IQD'],
    ['en', dollars, 950, '$9.50'],
    ['ar', dollars, 950, '9.50 $'],
    ['en', dollars, -950, '−$9.50'],
    ['ar', dinars, 0, '0 د.ع'],
  ] as const)('in %s of %o: %i is %s', (language, currency, minor, expected) => {
    expect(bare(moneyText(samplePresentation(language), currency)(minor))).toBe(expected);
  });
});

describe('shownPhone', () => {
  it.each([
    ['07701234567', '0770 123 4567'],
    ['+964 770 123 4567', '0770 123 4567'],
    ['6699', '6699'],
    ['+9647001234567', '0700 123 4567'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
  ])('of %s is %s, left to right', (given, expected) => {
    expect(shownPhone(given)).toBe(`\u2066${expected}\u2069`);
  });
});

describe('shownDay', () => {
  it('is the day in Baghdad', () => expect(bare(shownDay('2026-11-27T21:30:00Z'))).toBe('28-11-2026'));
});

describe('isolated', () => {
  it.each([
    ['نور', '\u2068نور\u2069'],
    ['اتصل على 0770 123 4567 رجاءً', '\u2068اتصل على \u20660770\u00a0123\u00a04567\u2069 رجاءً\u2069'],
    ['+964-770-123-4567', '\u2068\u2066+964-770-123-4567\u2069\u2069'],
    ['بيت 12 شارع 40', '\u2068بيت 12 شارع 40\u2069'],
  ])('of %s keeps its numbers whole', (text, expected) => expect(isolated(text)).toBe(expected));
});
