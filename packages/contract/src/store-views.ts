// @chunk shell
import type { CurrencySettings } from './client.ts';

export type StoreCode = 'en' | 'ar';
export type Language = 'en' | 'ar';

/** What a page must know about a store view before any request (spec 1 §9, store table). */
export type StoreView = {
  code: StoreCode;
  id: number;
  language: Language;
  /** `lang` attribute of the document: `ar-IQ` or `en`. */
  locale: 'ar-IQ' | 'en';
  /** `hreflang` of the alternate links. */
  hreflang: 'ar-iq' | 'en-iq';
  direction: 'rtl' | 'ltr';
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

export const storeCodes = ['en', 'ar'] as const satisfies readonly StoreCode[];
/** Store view of a path without a store prefix when nothing else decides (spec 1 §2). */
export const fallbackStore: StoreCode = 'en';
/** Store view by country, for a first visit from a browser that names neither language (spec 1 §2). */
export const storeOfCountry: Readonly<Record<string, StoreCode>> = { IQ: 'ar' };

export const isStoreCode = (text: string | undefined): text is StoreCode => text === 'en' || text === 'ar';
export const otherStore = (code: StoreCode): StoreCode => (code === 'en' ? 'ar' : 'en');
