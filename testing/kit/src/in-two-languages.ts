import { byLanguage, type Language } from '@dijla/contract/store-views';

/** Returns what a test writes in English and Arabic for every language; a shop's others say it in English. */
export const inTwoLanguages = <Text>(texts: { en: Text; ar: Text }): Record<Language, Text> =>
  byLanguage((language) => texts[language === 'ar' ? 'ar' : 'en']);
