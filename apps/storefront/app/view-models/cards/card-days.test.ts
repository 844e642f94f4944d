import { describe, expect, it } from 'vitest';
import { defaultPlace, type DeliveryPlace } from '../../shop/delivery/delivery-place.ts';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { cardDaysOf } from './card-days.ts';

const governorate = (id: number): DeliveryPlace => governorateOf(id) ?? defaultPlace;
const basra = governorate(603);
const terms = {
  regions: [
    { region_id: 611, days: 1, same_day_until: 14 },
    { region_id: 602, days: 0, same_day_until: null },
  ],
  prices: [],
  slots: [],
  sizes: [
    {
      size_class: 'large',
      days: [
        { region_id: null, days: 4 },
        { region_id: 611, days: 2 },
      ],
      prices: [],
    },
  ],
};
/** 8:00 and 14:00 in Baghdad. */
const [morning, afternoon] = [5 * 3_600_000, 11 * 3_600_000];

describe('cardDaysOf', () => {
  it.each([
    [
      'no clock, so that it holds whenever it is read',
      defaultPlace,
      null,
      ['Today, order by 2PM', 'Within 2 days in Baghdad'],
      ['اليوم، اطلب قبل 2 ظهراً', 'خلال يومين في بغداد'],
    ],
    [
      'the same in the morning',
      defaultPlace,
      morning,
      ['Today, order by 2PM', 'Within 2 days in Baghdad'],
      ['اليوم، اطلب قبل 2 ظهراً', 'خلال يومين في بغداد'],
    ],
    [
      'the next day once the hour is over',
      defaultPlace,
      afternoon,
      ['Tomorrow in Baghdad', 'Within 2 days in Baghdad'],
      ['غداً في بغداد', 'خلال يومين في بغداد'],
    ],
    [
      'another governorate',
      basra,
      morning,
      ['Tomorrow in Basra', 'Within 4 days in Basra'],
      ['غداً في البصرة', 'خلال 4 أيام في البصرة'],
    ],
    [
      'always the day itself',
      governorate(602),
      afternoon,
      ['Today in Erbil', 'Within 4 days in Erbil'],
      ['اليوم في أربيل', 'خلال 4 أيام في أربيل'],
    ],
  ] as const)('says for %s', (_, place, now, english, arabic) => {
    const said = (language: 'en' | 'ar') => {
      const { '': ordinary, large } = cardDaysOf(terms, { place, language, now });
      return [ordinary, large];
    };
    expect([said('en'), said('ar')]).toEqual([english, arabic]);
  });

  it('knows no classes where the shop names none', () =>
    expect(
      cardDaysOf({ regions: [], prices: [], slots: [] }, { place: basra, language: 'en', now: null }),
    ).toEqual({ '': 'Tomorrow in Basra' }));
});
