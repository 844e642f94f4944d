import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeSvg, code128 } from './code-128.ts';

/** The bars of a code as the standard draws them: 1 for a dark module. */
const modules = (widths: readonly number[]) =>
  widths.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width)).join('');

/** Symbols 0 to 105 as the standard draws them, apart from the widths that the writer has. */
const drawn = (
  '11011001100 11001101100 11001100110 10010011000 10010001100 10001001100 10011001000 ' +
  '10011000100 10001100100 11001001000 11001000100 11000100100 10110011100 10011011100 ' +
  '10011001110 10111001100 10011101100 10011100110 11001110010 11001011100 11001001110 ' +
  '11011100100 11001110100 11101101110 11101001100 11100101100 11100100110 11101100100 ' +
  '11100110100 11100110010 11011011000 11011000110 11000110110 10100011000 10001011000 ' +
  '10001000110 10110001000 10001101000 10001100010 11010001000 11000101000 11000100010 ' +
  '10110111000 10110001110 10001101110 10111011000 10111000110 10001110110 11101110110 ' +
  '11010001110 11000101110 11011101000 11011100010 11011101110 11101011000 11101000110 ' +
  '11100010110 11101101000 11101100010 11100011010 11101111010 11001000010 11110001010 ' +
  '10100110000 10100001100 10010110000 10010000110 10000101100 10000100110 10110010000 ' +
  '10110000100 10011010000 10011000010 10000110100 10000110010 11000010010 11001010000 ' +
  '11110111010 11000010100 10001111010 10100111100 10010111100 10010011110 10111100100 ' +
  '10011110100 10011110010 11110100100 11110010100 11110010010 11011011110 11011110110 ' +
  '11110110110 10101111000 10100011110 10001011110 10111101000 10111100010 11110101000 ' +
  '11110100010 10111011110 10111101110 11101011110 11110101110 11010000100 11010010000 ' +
  '11010011100'
).split(' ');

/** Reads bars as a scanner does: by symbols of 11 modules, with the check of the sum; null where they are wrong. */
const scanned = (widths: readonly number[]): string | null => {
  const bars = modules(widths);
  if (!bars.endsWith('1100011101011')) return null;
  const symbols = (bars.slice(0, -13).match(/.{11}/g) ?? []).map((symbol) => drawn.indexOf(symbol));
  const check = symbols.pop();
  const sum = symbols.reduce((total, value, place) => total + value * Math.max(place, 1), 0);
  if (symbols.includes(-1) || sum % 103 !== check) return null;
  let isPairs = symbols[0] === 105;
  let text = '';
  for (const value of symbols.slice(1)) {
    if (value === 100 && isPairs) isPairs = false;
    else text += isPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
};

describe('code128', () => {
  it.each(['000010001-1', '000010001', '12345678', 'A-7', '~ }'])('is scanned as %j', (text) =>
    expect(scanned(code128(text) ?? [])).toBe(text),
  );

  it('is scanned as any text that it was made of', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,32}$/), (text) => {
        expect(scanned(code128(text) ?? [])).toBe(text);
      }),
    );
  });

  it('draws a text as others do: start B, W i k i p e d i a, check 88, stop', () => {
    expect(modules(code128('Wikipedia') ?? [])).toBe(
      '11010010000111010001101000011010011000010010100001101001010011110010110010000100001001101000011010010010110000111100100101100011101011',
    );
  });

  it('takes half the room for digits: 9 of them in 6 symbols, with start and check 8', () => {
    expect(modules(code128('000010001') ?? []).length).toBe(11 * 8 + 13);
  });

  it.each(['', 'طلب', 'a\n', 'é', '1'.repeat(33)])('has no code for %j', (text) =>
    expect(code128(text)).toBeNull(),
  );

  it('is as wide as its symbols and read to one text only', () => {
    const texts = fc.stringMatching(/^[ -~]{1,12}$/);
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [first, second] = [code128(one) ?? [], code128(other) ?? []];
        expect(modules(first).length % 11).toBe(2);
        expect(first.join('') === second.join('')).toBe(one === other);
      }),
    );
  });
});

describe('barcodeSvg', () => {
  it('has ten empty modules on both sides', () => {
    const svg = barcodeSvg('000010001') ?? '';
    const [, width] = /viewBox="0 0 (\d+) 32"/.exec(svg) ?? [];
    const bars = Array.from(svg.matchAll(/M(\d+) 0h(\d+)v/g), ([, at, wide]) => Number(at) + Number(wide));
    expect(Number(width)).toBe(11 * 8 + 13 + 20);
    expect([/M10 0h/.test(svg), Math.max(...bars)]).toEqual([true, Number(width) - 10]);
  });

  it('is absent where there is no code', () => expect(barcodeSvg('طلب')).toBeNull());
});
