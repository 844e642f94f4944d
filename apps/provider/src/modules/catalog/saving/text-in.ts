import type { Language, Texts } from './catalog-batch.ts';

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/**
 * The text of a language, or of the other one when it is missing; `lang` says which language it is in when it had to fall back.
 */
export const textIn = <T>(texts: Texts<T>, language: Language): { text: T | undefined; lang?: Language } => {
  const own = texts[language];
  if (own !== undefined) return { text: own };
  const other = otherLanguage(language);
  const fallback = texts[other];
  return fallback === undefined ? { text: undefined } : { text: fallback, lang: other };
};
