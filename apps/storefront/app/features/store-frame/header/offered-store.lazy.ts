import { type Language, otherStore, type StoreCode } from '../../../i18n/store-views.ts';

/** Of a locale such as `ar-IQ`; null for a language no store speaks. */
const languageOf = (locale: string): Language | null => {
  const language = locale.toLowerCase().split('-')[0];
  return language === 'ar' || language === 'en' ? language : null;
};

/**
 * The store to offer to whose browser prefers its language to that of the store it is in (spec 2 §2); null when it does not. What counts is
 * the first of the browser's languages that a store speaks.
 */
export const offeredStore = (current: StoreCode, locales: readonly string[]): StoreCode | null => {
  const preferred = locales.map(languageOf).find((language) => language !== null);
  const other = otherStore(current);
  return preferred === other ? other : null;
};
