import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { groupedPhone } from './phone-number.ts';

/** The field as the shopper sees it: its text, and the place of the caret in it. */
export type PhoneTyping = { text: string; caret: number };

/** What the browser made of the last key: the raw text and caret, and whether it took something away before or behind the caret. */
export type PhoneEdit = PhoneTyping & { removes: 'before' | 'behind' | null };

const digitsIn = (text: string): number => latinDigits(text).replace(/\D/g, '').length;

/** The digit next to the caret is meant when only the gap beside it was taken away. */
const meant = (before: string, { text, caret, removes }: PhoneEdit): PhoneTyping => {
  const isGapOnly = removes !== null && text.length < before.length && digitsIn(text) === digitsIn(before);
  if (!isGapOnly) return { text, caret };
  if (removes === 'behind') return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text: text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), caret: Math.max(caret - 1, 0) };
};

/** Where so many digits stand behind the caret; a gap beside them stays before it. */
const placeBefore = (text: string, digits: number): number => {
  let place = text.length;
  for (let seen = 0; seen < digits && place > 0;) {
    place -= 1;
    if (text[place] !== ' ') seen += 1;
  }
  return place;
};

/**
 * The number grouped anew after an edit, no digit lost, and the caret between the same digits: a country's prefix that gives way to 0 and
 * gaps that come and go all stand before it or are passed over.
 */
export const typedPhone = (before: string, edit: PhoneEdit): PhoneTyping => {
  const { text: raw, caret } = meant(before, edit);
  const text = groupedPhone(raw);
  return { text, caret: placeBefore(text, Math.min(digitsIn(raw.slice(caret)), phoneDigits(raw).length)) };
};
