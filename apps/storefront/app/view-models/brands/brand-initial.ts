import { type Language, storeViews } from '@dijla/contract/store-views';

/**
 * Arabic letters in the order of index headings. Letters used in Iraq follow the letters they are derived
 * from.
 */
const arabicLetters = [...'أبپتثجچحخدذرزژسشصضطظعغفڤقكگلمنهوي'];
const latinLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Variant letters by the index letter they are sorted under. */
const forms: Readonly<Record<string, string>> = {
  أ: 'أ',
  ا: 'أ',
  إ: 'أ',
  آ: 'أ',
  ٱ: 'أ',
  ء: 'أ',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ۆ: 'و',
  ێ: 'ي',
  ڕ: 'ر',
  ڵ: 'ل',
};

/** Heading for names that begin with a digit or in another script. */
export const otherInitial = '#';

/** Returns all index headings: the letters of the page's script first, the heading for other names last. */
export const initialsOf = (language: Language): readonly string[] =>
  storeViews[language].script === 'Arab'
    ? [...arabicLetters, ...latinLetters, otherInitial]
    : [...latinLetters, ...arabicLetters, otherInitial];

const isInitial = new Set([...arabicLetters, ...latinLetters]);

/**
 * Returns the index heading of a name: its first letter or digit without accents and in its basic form.
 * Leading punctuation is ignored.
 */
export const brandInitial = (name: string): string => {
  const [first = ''] = name.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '');
  const letter = forms[first] ?? first.normalize('NFD').charAt(0).toUpperCase();
  return isInitial.has(letter) ? letter : otherInitial;
};
