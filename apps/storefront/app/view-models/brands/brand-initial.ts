/** Arabic letters in their order as lists are headed with them, those of Iraq beside the letters they grew from. */
const arabicLetters = [...'أبپتثجچحخدذرزژسشصضطظعغفڤقكگلمنهوي'];
const latinLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Forms of one letter that stand under it. */
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

/** Where names stand that begin with a digit, or in another script. */
export const otherInitial = '#';

/** All letters under which names may stand: those of the page's own script first, what is neither last. */
export const initialsOf = (language: 'en' | 'ar'): readonly string[] =>
  language === 'ar'
    ? [...arabicLetters, ...latinLetters, otherInitial]
    : [...latinLetters, ...arabicLetters, otherInitial];

const isInitial = new Set([...arabicLetters, ...latinLetters]);

/** The letter a name stands under: its first one without accents and in its plain form; signs before it do not count. */
export const brandInitial = (name: string): string => {
  const [first = ''] = name.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '');
  const letter = forms[first] ?? first.normalize('NFD').charAt(0).toUpperCase();
  return isInitial.has(letter) ? letter : otherInitial;
};
