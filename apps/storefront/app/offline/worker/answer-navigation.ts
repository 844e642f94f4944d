import { languageCookie } from '../../i18n/language-cookie.ts';
import { fallbackStore, isStoreCode, type StoreCode, storeOfLocales } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { buildCacheName } from './caches.ts';
import { workerBuild } from './worker-build.ts';

/** Milliseconds after which a page is rendered from the device instead. */
const patience = 3_000;

/** Whether a proxy answered because the shop is unreachable. */
const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

/** Returns the store view that a path names in its prefix, or null. */
export const storeIn = (pathname: string): StoreCode | null => {
  const code = pathname.split('/')[1];
  return isStoreCode(code) ? code : null;
};

type Cookies = { get: (name: string) => Promise<{ value?: string } | null> };

/**
 * Returns the store of the language saved on the device, if a worker can read it; else that of the browser's
 * language (spec 1 §2).
 */
const preferredStore = async (): Promise<StoreCode> => {
  const { cookieStore } = globalThis as { cookieStore?: Cookies };
  const saved = (await cookieStore?.get(languageCookie).catch(() => null))?.value;
  if (isStoreCode(saved)) return saved;
  return storeOfLocales(navigator.languages) ?? fallbackStore;
};

const shellOf = async (store: StoreCode): Promise<Response | undefined> =>
  (await caches.open(buildCacheName(workerBuild.id))).match(paths.offlineShell(store));

/** Whether an address is that of a page: a store's pages, and the entry pages without a store. */
export const isPage = (pathname: string): boolean =>
  storeIn(pathname) !== null || pathname === '/' || pathname === '/pwa.html';

const fromDevice = async (pathname: string): Promise<Response> => {
  const store = storeIn(pathname);
  if (store === null) return Response.redirect(paths.home(await preferredStore()), 302);
  return (await shellOf(store)) ?? Response.error();
};

const later = (): Promise<'late'> => new Promise((resolve) => setTimeout(() => resolve('late'), patience));

/**
 * Returns the server's page. If the device is offline or the server is unreachable or slow, returns the
 * store's shell, which renders the same address from the device.
 */
export const answerNavigation = async (
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const asked = preloaded.then((response) => response ?? fetch(request));
  const first = await Promise.race([asked.catch(() => null), later()]);
  if (first instanceof Response && !isAway(first)) return first;
  const store = storeIn(pathname);
  const isShellKept = store !== null && (await shellOf(store)) !== undefined;
  if (first === 'late' && !isShellKept) return asked;
  if (first instanceof Response && !isShellKept) return first;
  return fromDevice(pathname);
};
