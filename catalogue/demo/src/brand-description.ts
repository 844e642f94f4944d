import type { DemoLanguage } from './demo-language.ts';
import type { Phrase } from './department.ts';

const listedIn = (language: DemoLanguage, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const arabicPlace = (names: readonly string[]): string => {
  if (names.length === 0) return 'في متجرنا';
  const word = ['قسم', 'قسمي'][names.length - 1] ?? 'أقسام';
  return `في ${word} ${listedIn('ar', names)}`;
};

/**
 * Returns a sentence about the products of a brand that names the departments selling it. Arabic has
 * separate forms for one, two and more departments.
 */
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
