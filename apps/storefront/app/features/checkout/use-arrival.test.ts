import { describe, expect, it } from 'vitest';
import { isMadeFirst, sizeClassIn } from './use-arrival.ts';

const [baghdad, basra] = [611, 603];
const everywhere = (days: number) => [{ region_id: null, days }];
const terms = {
  regions: [],
  prices: [],
  slots: [],
  sizes: [
    { size_class: 'large', days: everywhere(4), prices: [] },
    { size_class: 'piano', days: [{ region_id: baghdad, days: 9 }], prices: [] },
    { size_class: 'crane', days: [], prices: [] },
  ],
};
const linesOf = (...sizes: (string | undefined)[]) => sizes.map((size_class) => ({ size_class }));

describe('sizeClassIn', () => {
  it.each<[string, (string | undefined)[], number, string | null]>([
    ['nothing of a class', [undefined], baghdad, null],
    ['something large', [undefined, 'large'], basra, 'large'],
    ['something larger', ['large', 'piano'], baghdad, 'piano'],
    ['something larger that has no days there', ['large', 'piano'], basra, 'large'],
    ['something larger that has no days at all', ['large', 'crane'], baghdad, 'large'],
    ['that alone', ['crane'], baghdad, null],
  ])('of a cart with %s', (_, sizes, regionId, sizeClass) =>
    expect(sizeClassIn(linesOf(...sizes), terms, regionId)).toBe(sizeClass),
  );
});

describe('isMadeFirst', () => {
  it.each([
    ['an engraved mug', [{ is_made: true, is_virtual: false }], true],
    ['an engraved mug beside a bottle', [{ is_virtual: false }, { is_made: true }], true],
    ['a gift card with words beside a bottle', [{ is_made: true, is_virtual: true }, {}], false],
    ['a bottle', [{}], false],
  ])('of a cart with %s', (_, lines, isMade) => expect(isMadeFirst(lines)).toBe(isMade));
});
