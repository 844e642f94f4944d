import { readingOrder } from '@dijla/contract/read-languages';
import type { Language, Texts } from './catalog-batch.ts';

/**
 * Returns the text in a language, or else in the first of those read in its place that has one; `lang` is set
 * to the language of such a fallback.
 */
export const textIn = <T>(texts: Texts<T>, language: Language): { text: T | undefined; lang?: Language } => {
  const found = readingOrder(language).find((other) => texts[other] !== undefined);
  if (found === undefined) return { text: undefined };
  return { text: texts[found], ...(found === language ? {} : { lang: found }) };
};
