import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { type PhoneTyping, typedPhone } from './phone-typing.ts';

/** Builds a field as the browser edits it before grouping; `|` marks the caret. */
const at = (marked: string): PhoneTyping => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: PhoneTyping): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

const insert = ({ text, caret }: PhoneTyping, typed: string): PhoneTyping =>
  typedPhone(text, {
    text: text.slice(0, caret) + typed + text.slice(caret),
    caret: caret + typed.length,
    removes: null,
  });
const backspace = ({ text, caret }: PhoneTyping): PhoneTyping =>
  caret === 0
    ? { text, caret }
    : typedPhone(text, {
        text: text.slice(0, caret - 1) + text.slice(caret),
        caret: caret - 1,
        removes: 'before',
      });
const erase = ({ text, caret }: PhoneTyping): PhoneTyping =>
  caret === text.length
    ? { text, caret }
    : typedPhone(text, { text: text.slice(0, caret) + text.slice(caret + 1), caret, removes: 'behind' });

describe('typedPhone', () => {
  it.each([
    ['a first digit', '|', '0', '0|'],
    ['a gap after four', '0770|', '1', '0770 1|'],
    ['Arabic digits', '0770 1|', '٢', '0770 12|'],
    ['Persian digits', '0770 1|', '۲', '0770 12|'],
    ['a digit in the middle', '077|0 123', '5', '0775 |012 3'],
    ['a number without its zero', '|', '7701234567', '0770 123 4567|'],
    ['a pasted number with its country', '|', '+964 770 123 4567', '0770 123 4567|'],
    ['a country typed before a number', '96|770 123 4567', '4', '0|770 123 4567'],
    ['letters, which are passed over', '0770|', 'x', '0770|'],
    ['more than a number has, none lost', '0770 123 4567|', '89', '0770 123 456789|'],
  ])('takes %s', (_, before, typed, after) => {
    expect(shown(insert(at(before), typed))).toBe(after);
  });

  it.each([
    ['the last digit', '0770 1|', '0770|'],
    ['a digit over a gap', '0770 |1', '077|1'],
    ['a digit in the middle', '0770 12|3', '0770 1|3'],
    ['nothing at the start', '|0770', '|0770'],
  ])('takes back %s', (_, before, after) => {
    expect(shown(backspace(at(before)))).toBe(after);
  });

  it.each([
    ['the digit behind', '07|70 1', '07|01'],
    ['the digit behind a gap', '0770| 123', '0770 |23'],
  ])('takes out %s', (_, before, after) => {
    expect(shown(erase(at(before)))).toBe(after);
  });

  /**
   * Edits of a number that starts with 077, so that no prefix is replaced and a plain text can be edited in
   * parallel.
   */
  const acts = fc.array(
    fc.oneof(fc.nat(9).map(String), fc.constantFrom('٤', '۷', 'back', 'erase', 'left', 'right')),
    { maxLength: 40 },
  );

  it('keeps every digit and its caret through any edits, as a plain text would', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        let field = at('0770|');
        const plain = { digits: '0770', caret: 4 };
        for (const act of sequence) {
          const { text, caret } = field;
          const before = phoneDigits(text.slice(0, caret)).length;
          // Skips edits that would change the number's prefix; those have a test of their own.
          if (
            (act === 'back' && before <= 2) ||
            (act === 'erase' && before < 2) ||
            (act === 'left' && before <= 2)
          )
            continue;
          if (act === 'back')
            [field, plain.digits, plain.caret] = [
              backspace(field),
              plain.digits.slice(0, plain.caret - 1) + plain.digits.slice(plain.caret),
              plain.caret - 1,
            ];
          else if (act === 'erase')
            [field, plain.digits] = [
              erase(field),
              plain.digits.slice(0, plain.caret) + plain.digits.slice(plain.caret + 1),
            ];
          else if (act === 'left')
            [field, plain.caret] = [
              { text, caret: caret - (text[caret - 1] === ' ' ? 2 : 1) },
              plain.caret - 1,
            ];
          else if (act === 'right' && plain.caret < plain.digits.length)
            [field, plain.caret] = [{ text, caret: caret + (text[caret] === ' ' ? 2 : 1) }, plain.caret + 1];
          else if (act !== 'right')
            [field, plain.digits, plain.caret] = [
              insert(field, act),
              plain.digits.slice(0, plain.caret) +
                phoneDigits(`0${act}`).slice(1) +
                plain.digits.slice(plain.caret),
              plain.caret + 1,
            ];
          expect(phoneDigits(field.text)).toBe(plain.digits);
          expect(field.text.slice(field.caret).replaceAll(' ', '')).toBe(plain.digits.slice(plain.caret));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never puts the caret outside, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(),
        fc.constantFrom('before' as const, 'behind' as const, null),
        (before, text, place, removes) => {
          const typed = typedPhone(before, { text, caret: Math.min(place, text.length), removes });
          expect(typed.caret).toBeGreaterThanOrEqual(0);
          expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
        },
      ),
    );
  });
});
