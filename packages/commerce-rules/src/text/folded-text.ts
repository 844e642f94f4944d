import { latinDigits } from '../digits/latin-digits.ts';

const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  گ: 'ك',
  ک: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ی: 'ي',
  ە: 'ه',
};

const variants = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** ASCII words separated by single spaces need no folding except lower case. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Returns a text as search compares it: composed, lower case, with Arabic letter forms and Persian and
 * Kurdish letters and digits folded, and vowel marks and tatweel removed. `أَحْمَر` and `احمر` become the
 * same word.
 */
export const foldedText = (text: string): string => {
  if (plainWords.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '');
  return latinDigits(plain)
    .replace(variants, (character) => letters[character] ?? character)
    .replace(/\s+/g, ' ')
    .trim();
};
