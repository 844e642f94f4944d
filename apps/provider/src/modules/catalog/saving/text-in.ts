import type { Language, Texts } from './catalog-batch.ts';

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Returns the text in a language, or else in the other one; `lang` is set to the language of a fallback. */
export const textIn = <T>(texts: Texts<T>, language: Language): { text: T | undefined; lang?: Language } => {
  const own = texts[language];
  if (own !== undefined) return { text: own };
  const other = otherLanguage(language);
  const fallback = texts[other];
  return fallback === undefined ? { text: undefined } : { text: fallback, lang: other };
};
