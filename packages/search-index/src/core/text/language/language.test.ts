import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOtherKeyboard } from './keyboard-layouts.ts';
import { letterSteps } from './letter-steps.ts';
import { skeletonOf, soundsOf } from './sounds.ts';
import { stemOf } from './stem-of.ts';
import { wordsIn } from './words-in.ts';

describe('wordsIn', () => {
  it.each<[string, string[]]>([
    ['Men’s T-shirt, 2L (1.7 L)', ['mens', 't', 'shirt', '2', 'l', '1.7', 'l']],
    ['1,600 watts', ['1600', 'watts']],
    ['٢ لتر', ['2', 'لتر']],
    ['أَحْمَر', ['احمر']],
    ['iPhone15', ['iphone', '15']],
    ['؟ — ', []],
  ])('finds in "%s" %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('finds the same words in what it found', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const words = wordsIn(text);
        expect(wordsIn(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('stemOf', () => {
  it.each([
    ['الشاي', 'شاي'],
    ['للاطفال', 'الاطفال'],
    ['سيارات', 'سياره'],
    ['قهوة', 'قهوه'],
    ['المكيفات', 'مكيف'],
    ['women', 'womens'],
    ['batteries', 'battery'],
    ['toothbrushes', 'toothbrush'],
    ['colour', 'color'],
    ['dresses', 'dress'],
  ])('is the same of %s and %s', (one, other) => {
    const [stem, otherStem] = [one, other].map((word) => stemOf(wordsIn(word)[0] ?? ''));
    expect(stem).toBe(otherStem);
  });

  it.each([
    ['glass', 'gla'],
    ['وسادة', 'سادة'],
    ['زيتون', 'زيت'],
    ['bus', 'bu'],
  ])('tells %s from %s', (one, other) => {
    expect(stemOf(wordsIn(one)[0] ?? '')).not.toBe(stemOf(wordsIn(other)[0] ?? ''));
  });
});

describe('soundsOf', () => {
  it.each([
    ['samsung', 'سامسونج'],
    ['philips', 'فيلبس'],
    ['qamees', 'قميص'],
    ['3asal', 'عسل'],
    ['ghasala', 'غساله'],
    ['kursi', 'كرسي'],
    ['anker', 'انكر'],
    ['xiaomi', 'كسياومي'],
  ])('has the same consonants of %s and %s', (latin, arabic) => {
    expect(skeletonOf(soundsOf(latin))).toBe(skeletonOf(soundsOf(arabic)));
  });
});

describe('onOtherKeyboard', () => {
  it.each([
    [';vsd', 'كرسي'],
    ['rldw', 'قميص'],
    ['مشحفخح', 'laptop'],
    ['hgad hgohw', 'الشي الخاص'],
  ])('writes "%s" as "%s"', (typed, other) => {
    expect(onOtherKeyboard(typed)).toBe(other);
  });

  it('has nothing for what no key writes', () => {
    expect(onOtherKeyboard('日本')).toBeUndefined();
  });
});

describe('letterSteps', () => {
  it.each([
    ['kettle', 'kettle', 0],
    ['ketlte', 'kettle', 1],
    ['ketle', 'kettle', 0.5],
    ['غصاله', 'غساله', 0.5],
    ['headphnes', 'headphones', 1],
  ])('counts from %s to %s %d', (one, other, steps) => {
    expect(letterSteps(one, other, 2)).toBe(steps);
  });
});
