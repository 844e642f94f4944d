import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, printableText } from './printable.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCXYZ 0123456789#*()"/.,:+-éنورالجبوريحسنصلىعيهوم\ufffd'];
const covered = new Set(letters.map((letter) => letter.codePointAt(0) ?? 0));
const printed = (text: string) => printableText(text, covered);

/** Characters of every kind, and often those that order text. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x10_ffff }), fc.integer({ min: 0x2028, max: 0x2069 })), {
    maxLength: 40,
  })
  .map((codes) => String.fromCodePoint(...codes));

describe('printableText', () => {
  it.each([
    ['a name', 'نور', 'نور'],
    ['markup', '#read("/etc/abc") *x*', '#read("/etc/abc") *x*'],
    ['an emoji', 'نور 🎉', 'نور '],
    ['a family of emoji', 'a👨‍👩‍👧b', 'ab'],
    ['a hand with a tone of skin', 'a👍🏽b', 'ab'],
    ['a flag', 'a🇮🇶b', 'ab'],
    ['a keycap', 'a1️⃣b', 'ab'],
    ['digits and signs that emoji are made of', '#1*2', '#1*2'],
    ['an accent of its own', 'e\u0301', 'é'],
    ['another script', 'Ж日', '\ufffd\ufffd'],
    ['a circled number', '①', '1'],
    ['a ligature of a whole phrase', 'ﷺ', 'صلى الله عليه وسلم'],
    ['half a character', 'a\ud83cb', 'a\ufffdb'],
    ['a private character', '\ue000', '\ufffd'],
    ['controls', 'a\u0000b\tc\nd\u2028e', 'a b c d e'],
    ['an override', 'a\u202ecba', 'acba'],
    ['marks of direction', 'a\u200fb\u200e', 'a\u200fb\u200e'],
    ['an isolate that does not end', 'a\u2067b', 'a\u2067b\u2069'],
    ['an end of no isolate', 'a\u2069b', 'ab'],
    ['isolates within one another', '\u2068a\u2066b\u2069\u2069\u2069', '\u2068a\u2066b\u2069\u2069'],
  ])('prints %s: %j as %j', (_, text, expected) => expect(printed(text)).toBe(expected));

  it('leaves nothing that the fonts lack or that orders its surroundings, whatever it is given', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = printed(text);
        const isPrintable = (one: string) =>
          /[\u200b-\u200f\u061c\u2066-\u2069]/u.test(one) || covered.has(one.codePointAt(0) ?? 0);
        const depths = Array.from(
          shown,
          (one) => Number(/[\u2066-\u2068]/u.test(one)) - Number(one === '\u2069'),
        );
        const open = depths.map((_, end) => depths.slice(0, end + 1).reduce((sum, depth) => sum + depth, 0));
        expect([...shown].filter((one) => !isPrintable(one))).toEqual([]);
        expect([open.every((depth) => depth >= 0), open.at(-1) ?? 0]).toEqual([true, 0]);
        expect(printed(shown)).toBe(shown);
      }),
    );
  });
});

describe('printable', () => {
  it('reaches every text of data and leaves the rest', () => {
    expect(printable({ a: ['x🎉', 1, null, true], b: { c: 'Ж' } }, covered)).toEqual({
      a: ['x', 1, null, true],
      b: { c: '\ufffd' },
    });
  });
});
