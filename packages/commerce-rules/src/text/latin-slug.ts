import { latinDigits } from '../digits/latin-digits.ts';
import { urlKeyOf } from './url-key.ts';

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ا: 'a',
    أ: 'a',
    إ: 'i',
    آ: 'a',
    ٱ: 'a',
    ء: '',
    ؤ: 'o',
    ئ: 'e',
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    ة: 'a',
    و: 'w',
    ي: 'y',
    ى: 'a',
    گ: 'g',
    چ: 'ch',
    پ: 'p',
    ڤ: 'v',
    ک: 'k',
    ی: 'y',
    ژ: 'zh',
    ـ: '',
  }),
);

/**
 * Returns a slug in Latin letters, transliterating Arabic letter by letter: `هواتف ذكية` is `hwatf-dhkya`.
 * Empty when nothing remains.
 */
export const latinSlugOf = (text: string): string =>
  urlKeyOf(latinDigits(text).replace(/[\u0621-\u06ff]/g, (letter) => letters.get(letter) ?? ''));
