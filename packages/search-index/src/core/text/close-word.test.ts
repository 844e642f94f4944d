import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeTo } from './close-word.ts';

describe('closeTo', () => {
  it.each([
    ['تيشرت', 'تيشيرت', true],
    ['ثلاجخ', 'ثلاجه', true],
    ['tshirt', 't-shirt', true],
    ['ketle', 'kettle', true],
    ['ektle', 'kettle', false],
    ['sacrf', 'scarf', true],
    ['scraffs', 'scarf', false],
    ['headfones', 'headphones', true],
    ['lamp', 'lamb', true],
    ['lamp', 'limb', false],
    ['botle', 'bottle,', true],
    ['رمله', '«رملا»', true],
  ])('is asked whether %s is meant for %s and says %s', (typed, word, isMeant) => {
    expect(closeTo(typed)?.(word)).toBe(isMeant);
  });

  it.each(['tea', 'شاي', 'dj-tee', 'iphone15', '1500', ''])('never takes %s for another word', (typed) => {
    expect(closeTo(typed)).toBeUndefined();
  });

  it('forgives one letter too few, too many, another or moved, wherever it is but first', () => {
    const letters = fc.stringMatching(/^[a-f]{6,12}$/);
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('g', 'h'), (word, seed, other) => {
        const at = 1 + (seed % (word.length - 2));
        const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
        const mistyped = [
          `${before}${next}${after}`,
          `${before}${other}${letter}${next}${after}`,
          `${before}${other}${next}${after}`,
          `${before}${next}${letter}${after}`,
        ];
        expect(mistyped.map((typed) => closeTo(typed)?.(word))).toEqual([true, true, true, true]);
      }),
    );
  });
});
