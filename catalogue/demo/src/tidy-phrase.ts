import type { Phrase } from './department.ts';

const isEnglish = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !/\p{Script=Arabic}/u.test(text);
const isArabic = (text: string): boolean => /\p{Script=Arabic}{2}/u.test(text);

/**
 * Whether a text has no stray spaces, elongated letters, Eastern Arabic digits, or punctuation of the other
 * language.
 */
export const isTidy = ({ en, ar }: Phrase): boolean =>
  [en, ar].every((text) => text === text.trim() && !/ {2}|[ـ٠-٩]/.test(text)) &&
  !/[,;?](?!\d)/.test(ar) &&
  !/[،؛؟]/.test(en);

/** Returns the phrases that are not in their language's script or not tidy. */
export const untidyPhrases = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter((phrase) => !isEnglish(phrase.en) || !isArabic(phrase.ar) || !isTidy(phrase));
