import { isStoreCode } from '@dijla/contract/store-views';
import { storeChoice, type Visit } from './store-choice.ts';

/** Paths served without a store prefix, never redirected (spec 1 §2). */
const neverRedirected = new Set(['/error', '/page-not-found']);

/** Removes trailing slashes. Not a regular expression, because that would retry at every slash in a run. */
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

export type Redirect = { status: 301 | 302; location: string; isPersonal: boolean };

/**
 * Returns the redirect for an address without a store prefix (spec 1 §2), or null when there is none.
 * `/pwa.html` is an alias of the home page; trailing slashes are removed with a permanent redirect.
 */
export const storeRedirect = (url: URL, visit: Visit): Redirect | null => {
  const [, first = ''] = url.pathname.split('/');
  if (isStoreCode(first)) {
    if (url.pathname === `/${first}/pwa.html`)
      return { status: 301, location: `/${first}${url.search}`, isPersonal: false };
    if (!url.pathname.endsWith('/')) return null;
    return {
      status: 301,
      location: `${withoutTrailingSlashes(url.pathname)}${url.search}`,
      isPersonal: false,
    };
  }
  if (neverRedirected.has(url.pathname)) return null;
  const path =
    url.pathname === '/' || url.pathname === '/pwa.html'
      ? ''
      : withoutTrailingSlashes(url.pathname.replace(/^\/+/, '/'));
  return { status: 302, location: `/${storeChoice(visit)}${path}${url.search}`, isPersonal: true };
};
