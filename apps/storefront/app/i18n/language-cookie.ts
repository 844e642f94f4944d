// @chunk shell
import type { StoreCode } from './store-views.ts';

/** Remembers the shopper's language: written by the page, read where an address names no store. */
export const languageCookie = 'dijla_store';

/** Seconds it is remembered: a year. */
const life = 31_536_000;

/** The cookie that remembers a store as the shopper's; `isSecure` where the page came over https. */
export const languageCookieOf = (store: StoreCode, { isSecure }: { isSecure: boolean }): string =>
  `${languageCookie}=${store}; path=/; max-age=${life}; samesite=lax${isSecure ? '; secure' : ''}`;
