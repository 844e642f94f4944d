import { languageOfLocale, type StoreCode } from '@dijla/contract/store-views';

/**
 * Returns the store to offer when the browser prefers its language to that of the current store (spec 2 §2),
 * otherwise null. The first browser language that a store has decides.
 */
export const offeredStore = (current: StoreCode, locales: readonly string[]): StoreCode | null => {
  const preferred = locales.map(languageOfLocale).find((language) => language !== null) ?? current;
  return preferred === current ? null : preferred;
};
