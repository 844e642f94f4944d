import type { Phrase } from './department.ts';

const listedIn = (language: 'en' | 'ar', names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const arabicPlace = (names: readonly string[]): string => {
  if (names.length === 0) return 'في متجرنا';
  const word = ['قسم', 'قسمي'][names.length - 1] ?? 'أقسام';
  return `في ${word} ${listedIn('ar', names)}`;
};

/** A sentence about what the shop has of a house, naming the departments that sell it: one, two and more are told apart in Arabic. */
export const brandDescription = (brand: Phrase, departments: readonly Phrase[]): Phrase => ({
  en: `Everything we have from ${brand.en}${
    departments.length === 0
      ? ''
      : `, in ${listedIn(
          'en',
          departments.map(({ en }) => en),
        )}`
  }.`,
  ar: `كل ما لدينا من ${brand.ar} ${arabicPlace(departments.map(({ ar }) => ar))}.`,
});
