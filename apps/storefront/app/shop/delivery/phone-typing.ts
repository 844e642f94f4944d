import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { groupedPhone } from './phone-number.ts';

/** The field as shown: its text and the caret position. */
export type PhoneTyping = { text: string; caret: number };

/**
 * The field after the browser has applied an edit: the raw text and caret, and whether the edit deleted text
 * before or behind the caret.
 */
export type PhoneEdit = PhoneTyping & { removes: 'before' | 'behind' | null };

const digitsIn = (text: string): number => latinDigits(text).replace(/\D/g, '').length;

/** When an edit deleted only a gap, deletes the digit next to it instead. */
const meant = (before: string, { text, caret, removes }: PhoneEdit): PhoneTyping => {
  const isGapOnly = removes !== null && text.length < before.length && digitsIn(text) === digitsIn(before);
  if (!isGapOnly) return { text, caret };
  if (removes === 'behind') return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text: text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), caret: Math.max(caret - 1, 0) };
};

/**
 * Returns the caret position with this number of digits behind it; a gap next to them stays before the
 * caret.
 */
const placeBefore = (text: string, digits: number): number => {
  let place = text.length;
  for (let seen = 0; seen < digits && place > 0;) {
    place -= 1;
    if (text[place] !== ' ') seen += 1;
  }
  return place;
};

/**
 * Groups the number again after an edit, without losing a digit, and keeps the caret between the same
 * digits. It counts the digits behind the caret, because a country code that is replaced by 0 and gaps that
 * appear or disappear only change the text before it or are skipped.
 */
export const typedPhone = (before: string, edit: PhoneEdit): PhoneTyping => {
  const { text: raw, caret } = meant(before, edit);
  const text = groupedPhone(raw);
  return { text, caret: placeBefore(text, Math.min(digitsIn(raw.slice(caret)), phoneDigits(raw).length)) };
};
