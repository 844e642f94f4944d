import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandInitial, initialsOf, otherInitial } from './brand-initial.ts';

describe('brandInitial', () => {
  it.each([
    ['Samsung', 'S'],
    ['realme', 'R'],
    ['Électra', 'E'],
    ['سامسونج', 'س'],
    ['أنكر', 'أ'],
    ['إل جي', 'أ'],
    ['آيتل', 'أ'],
    ['کاسیو', 'ك'],
    ['گلوري', 'گ'],
    ['چي', 'چ'],
    ['پاناسونيك', 'پ'],
    ['ڤيكتوريا', 'ڤ'],
    ['«دجلة»', 'د'],
    ['3M', otherInitial],
    ['٧ أب', otherInitial],
    ['華為', otherInitial],
    ['', otherInitial],
  ])('puts %s under %s', (name, expected) => {
    expect(brandInitial(name)).toBe(expected);
  });

  it('puts every name under a letter of either language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initialsOf('ar')).toContain(brandInitial(name));
        expect(initialsOf('en')).toContain(brandInitial(name));
      }),
    );
  });
});

describe('initialsOf', () => {
  it.each([
    ['ar', 'أ', 'A'],
    ['en', 'A', 'أ'],
  ] as const)('begins in %s with its own script', (language, first, other) => {
    const letters = initialsOf(language);
    expect(letters[0]).toBe(first);
    expect(letters.indexOf(other)).toBeGreaterThan(25);
    expect(letters.at(-1)).toBe(otherInitial);
    expect(new Set(letters).size).toBe(letters.length);
  });
});
