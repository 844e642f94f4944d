// @chunk shell
import type { CurrencySettings } from './values/money.ts';

/**
 * The shop's languages in the order they are listed: each has its texts in `packages/messages/src/<language>`
 * and a row below, and nothing else names it (docs/recipes/develop/add-a-language.md).
 */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
/** Every language has one store view, named after it. */
export type StoreCode = Language;

/** What a page must know about a store view before any request (spec 1 §9, store table). */
export type StoreView = {
  code: StoreCode;
  id: number;
  language: Language;
  /** `lang` attribute of the document: `ar-IQ` or `en`. */
  locale: string;
  /** `hreflang` of the alternate links. */
  hreflang: string;
  direction: 'rtl' | 'ltr';
  /** The letters it is written in (ISO 15924): which font a page loads, and which alphabet lists brands. */
  script: 'Arab' | 'Latn';
  /** Languages whose texts are shown where a product has none in this one, in order. */
  fallbacks: readonly Language[];
  index: string;
  rootCategoryId: number;
  currency: CurrencySettings;
  /** The store view's name in its own language, shown in the language switch. */
  name: string;
};

export const storeViews: Record<StoreCode, StoreView> = {
  ar: {
    code: 'ar',
    id: 1,
    language: 'ar',
    locale: 'ar-IQ',
    hreflang: 'ar-iq',
    direction: 'rtl',
    script: 'Arab',
    fallbacks: ['en'],
    index: 'iq_catalog_ar',
    rootCategoryId: 2,
    name: 'العربية',
    currency: {
      code: 'IQD',
      scale: 0,
      symbol: 'د.ع',
      sign_placement: 'append',
      decimal_separator: '.',
      thousands_separator: ',',
    },
  },
  en: {
    code: 'en',
    id: 2,
    language: 'en',
    locale: 'en',
    hreflang: 'en-iq',
    direction: 'ltr',
    script: 'Latn',
    fallbacks: ['ar'],
    index: 'iq_catalog_en',
    rootCategoryId: 2,
    name: 'English',
    currency: {
      code: 'USD',
      scale: 2,
      symbol: '$',
      sign_placement: 'prepend',
      decimal_separator: '.',
      thousands_separator: ',',
    },
  },
};

export const storeCodes: readonly StoreCode[] = [...languages];
/** Store view of a path without a store prefix when nothing else decides (spec 1 §2). */
export const fallbackStore: StoreCode = 'en';
/** Store view by country, for a first visit from a browser that names neither language (spec 1 §2). */
export const storeOfCountry: Readonly<Record<string, StoreCode>> = { IQ: 'ar' };

export const isStoreCode = (text: string | undefined): text is StoreCode =>
  languages.some((code) => code === text);

/** Returns the language of a locale such as `ar-IQ`, or null when the shop does not have it. */
export const languageOfLocale = (locale: string): Language | null => {
  const language = locale.toLowerCase().split('-')[0];
  return isStoreCode(language) ? language : null;
};

/** Makes one value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/**
 * Returns the store view of a browser's languages in the order preferred, or null when none has one. The
 * fallback store comes last: browsers name its language beside the shopper's own.
 */
export const storeOfLocales = (locales: readonly string[]): StoreCode | null => {
  const spoken = locales.map(languageOfLocale).filter((language) => language !== null);
  return spoken.find((code) => code !== fallbackStore) ?? spoken[0] ?? null;
};
