import { type Language, languages, storeViews } from './store-views.ts';

/** Returns all languages in the order in which a text is looked for: the given one, its fallbacks, the rest. */
export const readingOrder = (language: Language): readonly Language[] => [
  ...new Set([language, ...storeViews[language].fallbacks, ...languages]),
];

/**
 * Returns the language for names in the other letters, Latin for Arabic ones: the first of the list with
 * another script, or the same language when all are written alike.
 */
export const languageInOtherScript = (language: Language): Language =>
  languages.find((other) => storeViews[other].script !== storeViews[language].script) ?? language;
