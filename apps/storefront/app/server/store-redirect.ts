import { isStoreCode } from '../i18n/store-views.ts';
import { storeChoice, type Visit } from './store-choice.ts';

/** Served without a store prefix, never redirected (spec 1 §2). */
const neverRedirected = new Set(['/error', '/page-not-found']);

/** The path without slashes at its end; counted by hand, as a pattern would try every run of slashes again. */
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

export type Redirect = { status: 301 | 302; location: string; isPersonal: boolean };

/**
 * Where an address without store prefix goes (spec 1 §2), or null when it stays. `/pwa.html` is the home's alias;
 * a trailing slash is dropped for good.
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
