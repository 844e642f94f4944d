/** The keys of an English keyboard, and what they write on an Arabic one. */
const keys: readonly (readonly [string, string])[] = [
  ['q', 'ض'],
  ['w', 'ص'],
  ['e', 'ث'],
  ['r', 'ق'],
  ['t', 'ف'],
  ['y', 'غ'],
  ['u', 'ع'],
  ['i', 'ه'],
  ['o', 'خ'],
  ['p', 'ح'],
  ['[', 'ج'],
  [']', 'د'],
  ['a', 'ش'],
  ['s', 'س'],
  ['d', 'ي'],
  ['f', 'ب'],
  ['g', 'ل'],
  ['h', 'ا'],
  ['j', 'ت'],
  ['k', 'ن'],
  ['l', 'م'],
  [';', 'ك'],
  ["'", 'ط'],
  ['z', 'ئ'],
  ['x', 'ء'],
  ['c', 'ؤ'],
  ['v', 'ر'],
  ['b', 'لا'],
  ['n', 'ى'],
  ['m', 'ة'],
  [',', 'و'],
  ['.', 'ز'],
  ['/', 'ظ'],
  ['`', 'ذ'],
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
];

const [toArabic, toEnglish] = [
  new Map(keys),
  new Map(keys.filter(([latin]) => latin === latin.toLowerCase()).map(([latin, arabic]) => [arabic, latin])),
];
/** Typed with one key: the two letters together are tried first. */
const arabicKeys = /لا|./gsu;

const hasLatin = /[a-z]/i;

/**
 * Returns what the same keys write on the other keyboard; undefined for a text with characters that no key
 * writes there.
 */
export const onOtherKeyboard = (text: string): string | undefined => {
  const isLatin = hasLatin.test(text) || /^[;'[\],./`]+$/.test(text);
  const typed = isLatin ? [...text] : (text.match(arabicKeys) ?? []);
  let other = '';
  for (const key of typed) {
    const written = isLatin
      ? (toArabic.get(key) ?? toArabic.get(key.toLowerCase()))
      : (toEnglish.get(key) ?? undefined);
    if (written === undefined && !/[\s\d]/.test(key)) return undefined;
    other += written ?? key;
  }
  return other === text ? undefined : other;
};
