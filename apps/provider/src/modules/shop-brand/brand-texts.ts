import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';

/** How the shop is called in a language. */
export type TextRow = {
  language: string;
  name: string;
  company_name: string | null;
  sender_name: string | null;
};

/** Returns the texts in the language, or in the first one read in its place that has any. */
export const textIn = <Text extends { language: string }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined =>
  readingOrder(language)
    .map((read) => texts.find((text) => text.language === read))
    .find((text) => text !== undefined);
