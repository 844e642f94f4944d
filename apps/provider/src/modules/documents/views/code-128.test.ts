import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeSvg, code128 } from './code-128.ts';

/** The bars of a code as the standard draws them: 1 for a dark module. */
const modules = (widths: readonly number[]) =>
  widths.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width)).join('');

describe('code128', () => {
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
