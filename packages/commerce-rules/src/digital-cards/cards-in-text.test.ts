import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsInText } from './cards-in-text.ts';

const card = (code: string, pin: string | null = null) => ({ code, pin });

describe('codes in a text', () => {
  it.each([
    ['one a line', 'A-1\nB-2', [card('A-1'), card('B-2')], 0, []],
    [
      'with PINs',
      'A-1,11\nB-2;22\nC-3\t33',
      [card('A-1', '11'), card('B-2', '22'), card('C-3', '33')],
      0,
      [],
    ],
    ['with headings and a mark of its bytes', '\uFEFFCode;PIN\r\nA-1;11\r\n', [card('A-1', '11')], 0, []],
    ['in quotes', '"A-1","11"', [card('A-1', '11')], 0, []],
    ['the same again', 'A-1\nA-1,7\na-1', [card('A-1'), card('a-1')], 1, []],
    ['between empty lines', '\n\n A-1 \n\n', [card('A-1')], 0, []],
    ['with what is no code', ',11\nA-1,1,2\nB-2\n' + 'x'.repeat(201), [card('B-2')], 0, [1, 2, 4]],
    ['none at all', '', [], 0, []],
  ])('are read: %s', (_, text, cards, repeated, unread) => {
    expect(cardsInText(text)).toEqual({ cards, repeated, unread });
  });

  it('are each read once, whatever surrounds them', () => {
    const code = fc
      .stringMatching(/^[A-Z0-9][A-Z0-9-]{3,20}$/)
      .filter((text) => !/^(CODE|CARD|SERIAL|PIN)/.test(text));
    fc.assert(
      fc.property(fc.array(code, { maxLength: 50 }), fc.constantFrom('\n', '\r\n', '\n\n'), (codes, end) => {
        const { cards, repeated, unread } = cardsInText(codes.join(end));
        expect(cards.map((one) => one.code)).toEqual([...new Set(codes)]);
        expect(cards.length + repeated).toBe(codes.length);
        expect(unread).toEqual([]);
      }),
    );
  });
});
