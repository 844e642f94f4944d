import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSuggestions } from './place-suggestions.ts';

const places = ['الكرادة', 'المنصور', 'الأعظمية', 'مدينة الصدر', 'الكاظمية', 'حي الجامعة', 'البياع', 'زيونة'];

describe('placeSuggestions', () => {
  it.each([
    ['what it begins with', 'الكر', ['الكرادة']],
    ['without the article', 'منص', ['المنصور']],
    ['whatever the alef and the last letter', 'الاعظميه', ['الأعظمية']],
    ['a later word', 'الصد', ['مدينة الصدر']],
    ['beginnings before later words before middles', 'جا', ['حي الجامعة']],
    ['the middle of a word', 'ظمي', ['الأعظمية', 'الكاظمية']],
    ['nothing that is known', 'محلة', []],
    ['no more once it is written', 'الكرادة', []],
    ['the first few for nothing typed', '', places.slice(0, 6)],
  ])('offers %s', (_, typed, expected) => {
    expect(placeSuggestions(places, typed)).toEqual(expected);
  });

  it('finds English names without their article and case', () => {
    expect(placeSuggestions(['Al-Karrada', 'Al Mansour'], 'kar')).toEqual(['Al-Karrada']);
  });

  it('offers a few names of the list at most, each once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (names, typed) => {
        const offered = placeSuggestions(names, typed);
        expect(offered.length).toBeLessThanOrEqual(6);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered.every((name) => names.includes(name))).toBe(true);
      }),
    );
  });
});
