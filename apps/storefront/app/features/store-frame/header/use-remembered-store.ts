// @chunk shell
import { useEffect } from 'react';
import { languageCookieOf } from '../../../i18n/language-cookie.ts';
import type { StoreCode } from '@dijla/contract/store-views';

/** Remembers the store in a cookie, so that it opens next time when an address names none (spec 1 §2). */
export const useRememberedStore = (code: StoreCode): void => {
  useEffect(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the CookieStore of browsers is younger than our shoppers' phones
    document.cookie = languageCookieOf(code, { isSecure: location.protocol === 'https:' });
  }, [code]);
};
