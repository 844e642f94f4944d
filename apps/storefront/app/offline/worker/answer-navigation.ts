import { languageCookie } from '../../i18n/language-cookie.ts';
import { isStoreCode, type StoreCode } from '../../i18n/store-views.ts';
import { paths } from '../../paths.ts';
import { buildCacheName } from './caches.ts';
import { workerBuild } from './worker-build.ts';

/** A page slower than this is painted from the device instead, in milliseconds. */
const patience = 3_000;

/** Answers of whoever stands before the shop when the shop is away. */
const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

const storeIn = (pathname: string): StoreCode | null => {
  const code = pathname.split('/')[1];
  return isStoreCode(code) ? code : null;
};

type Cookies = { get: (name: string) => Promise<{ value?: string } | null> };

/** The language saved on the device, where a worker may read it; else that of the browser (spec 1 §2). */
const preferredStore = async (): Promise<StoreCode> => {
  const { cookieStore } = globalThis as { cookieStore?: Cookies };
  const saved = (await cookieStore?.get(languageCookie).catch(() => null))?.value;
  if (isStoreCode(saved)) return saved;
  return navigator.languages.some((language) => language.toLowerCase().startsWith('ar')) ? 'ar' : 'en';
};

const shellOf = async (store: StoreCode): Promise<Response | undefined> =>
  (await caches.open(buildCacheName(workerBuild.id))).match(paths.offlineShell(store));

/** True for addresses of pages: the shop's own and, without a store, its front door. */
export const isPage = (pathname: string): boolean =>
  storeIn(pathname) !== null || pathname === '/' || pathname === '/pwa.html';

const fromDevice = async (pathname: string): Promise<Response> => {
  const store = storeIn(pathname);
  if (store === null) return Response.redirect(paths.home(await preferredStore()), 302);
  return (await shellOf(store)) ?? Response.error();
};

const later = (): Promise<'late'> => new Promise((resolve) => setTimeout(() => resolve('late'), patience));

/** The server's page; the store's shell, which paints the same address from the device, when it is offline, away or slow. */
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
