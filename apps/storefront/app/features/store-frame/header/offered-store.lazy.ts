import { type Language, otherStore, type StoreCode } from '@dijla/contract/store-views';

/** Returns the language of a locale such as `ar-IQ`, or null when no store has it. */
const languageOf = (locale: string): Language | null => {
  const language = locale.toLowerCase().split('-')[0];
  return language === 'ar' || language === 'en' ? language : null;
};

/**
 * Returns the store to offer when the browser prefers its language to that of the current store (spec 2 §2),
 * otherwise null. The first browser language that a store has decides.
 */
export const offeredStore = (current: StoreCode, locales: readonly string[]): StoreCode | null => {
  const preferred = locales.map(languageOf).find((language) => language !== null);
  const other = otherStore(current);
  return preferred === other ? other : null;
};
