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

/** Words of ASCII with single spaces between them have nothing to fold but capitals. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A text as search compares it: composed, lower case, Arabic letter forms, Persian and Kurdish letters and digits folded,
 * vowel marks and tatweel gone: `أَحْمَر` and `احمر` are one word.
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
