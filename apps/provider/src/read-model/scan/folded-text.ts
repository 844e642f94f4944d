const letters: Readonly<Record<string, string>> = {
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي', ء: '',
  گ: 'ك', ک: 'ك', چ: 'ج', پ: 'ب', ڤ: 'ف', ی: 'ي', ە: 'ه',
};
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';
const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

const foldedCharacter = (character: string): string => {
  const letter = letters[character];
  if (letter !== undefined) return letter;
  const digit = Math.max(arabicDigits.indexOf(character), persianDigits.indexOf(character));
  return digit < 0 ? character : String(digit);
};

/**
 * A text as search compares it: composed, lower case, Arabic letter forms, Persian and Kurdish letters and digits folded,
 * vowel marks and tatweel gone: `أَحْمَر` and `احمر` are one word.
 */
export const foldedText = (text: string): string => {
  const plain = text.normalize('NFC').toLowerCase().replace(/[\u064B-\u065F\u0670\u0640]/g, '');
  return [...plain].map(foldedCharacter).join('').replace(/\s+/g, ' ').trim();
};
