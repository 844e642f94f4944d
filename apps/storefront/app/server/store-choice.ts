import { languageCookie } from '../i18n/language-cookie.ts';
import {
  fallbackStore,
  isStoreCode,
  type StoreCode,
  storeOfCountry,
  storeOfLocales,
} from '@dijla/contract/store-views';

export type Visit = {
  /** The cookie header, if there is one. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** The visitor's ISO country code, if a trusted proxy provides it. */
  country: string | undefined;
};

const savedPattern = new RegExp(`(?:^|;\\s*)${languageCookie}=(?<store>[a-z]+)`);

const savedStore = (cookie: string | undefined): StoreCode | undefined => {
  const value = cookie?.match(savedPattern)?.groups?.['store'];
  return isStoreCode(value) ? value : undefined;
};

const languagesOf = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';')[0]?.toLowerCase() ?? '')
    .filter((tag) => tag !== '' && tag !== '*');

/**
 * Returns the store view for a path without a prefix (spec 1 §2): the saved language; else Arabic when the
 * browser's languages contain ar, English when they contain en; else the country's store view; else English.
 */
export const storeChoice = (visit: Visit): StoreCode => {
  const saved = savedStore(visit.cookie);
  if (saved) return saved;
  return (
    storeOfLocales(languagesOf(visit.acceptLanguage)) ??
    storeOfCountry[visit.country?.toUpperCase() ?? ''] ??
    fallbackStore
  );
};
