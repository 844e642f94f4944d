// @chunk shell
import type { StoreCode } from '@dijla/contract/store-views';

/**
 * Name of the cookie that remembers the shopper's store view. The page writes it; the server reads it where
 * an address names no store view.
 */
export const languageCookie = 'dijla_store';

/** Lifetime of the cookie in seconds: one year. */
const life = 31_536_000;

/** Returns the cookie that remembers a store view. `isSecure` is true when the page was loaded over https. */
export const languageCookieOf = (store: StoreCode, { isSecure }: { isSecure: boolean }): string =>
  `${languageCookie}=${store}; path=/; max-age=${life}; samesite=lax${isSecure ? '; secure' : ''}`;
