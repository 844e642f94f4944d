import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveSamePlace, type Place } from './same-place.ts';

const place = (street: string | readonly string[], more: Partial<Place> = {}): Place => ({
  region_id: 611,
  city: 'Baghdad',
  street: [street].flat(),
  telephone: null,
  ...more,
});

describe('haveSamePlace', () => {
  it.each([
    ['digits of another script', 'الكرادة محلة ٩٠٣ زقاق ١٢ دار ٥', 'الكرادة محلة 903 زقاق 12 دار 5', true],
    ['other letters, marks and signs', 'الكَرّادة، 62 - 12', 'الكراده 62/12', true],
    ['what stands before a number', 'الكرادة شارع 62', 'كرادة 62', true],
    ['capitals and parts of it', ['Karrada', 'Street 62, House 12'], 'KARRADA st. 62 no 12', true],
    ['another house', 'الكرادة محلة 903 زقاق 12 دار 5', 'الكرادة محلة 903 زقاق 12 دار 6', false],
    ['a quarter alone', 'الكرادة', 'الكرادة', false],
    ['two words without a number', 'الكرادة داخل', 'الكرادة داخل', false],
    ['a landmark in many words', 'الكرادة قرب جامع الأمين الكبير', 'الكراده قرب جامع الامين الكبير', true],
    ['nothing', '', '', false],
  ])('compares %s', (_, one, other, same) =>
    expect(haveSamePlace([place(one)], [place('Mansour 14'), place(other)])).toBe(same),
  );

  it('tells governorates apart, and cities where none is named', () => {
    const inBasra = { region_id: 603 };
    expect(haveSamePlace([place('Corniche 62')], [place('Corniche 62', inBasra)])).toBe(false);
    const [here, there] = [{ region_id: null }, { region_id: null, city: 'Basra' }];
    expect(haveSamePlace([place('Corniche 62', here)], [place('Corniche 62', here)])).toBe(true);
    expect(haveSamePlace([place('Corniche 62', here)], [place('Corniche 62', there)])).toBe(false);
  });

  it.each([
    ['07701234567', '+964 770 123 4567', true],
    ['٠٧٧٠١٢٣٤٥٦٧', '07701234567', true],
    ['07701234567', '07701234568', false],
    ['', '', false],
    [null, null, false],
  ])('compares telephones %s and %s', (telephone, other, same) =>
    expect(haveSamePlace([place('A 1', { telephone })], [place('B 2', { telephone: other })])).toBe(same),
  );

  it('is the same either way round', () => {
    const texts = fc.constantFrom('الكرادة 62', 'كراده ٦٢', 'Karrada 62', 'Mansour', 'Mansour 1', '');
    const places = fc.array(
      texts.map((text) => place(text)),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(places, places, (some, others) => {
        expect(haveSamePlace(some, others)).toBe(haveSamePlace(others, some));
      }),
    );
  });
});
