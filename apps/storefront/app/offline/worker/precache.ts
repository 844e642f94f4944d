import { type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { shopVersionHeader } from '../../shop/page/shop-version.ts';
import { buildCacheName } from './caches.ts';
import { workerBuild } from './worker-build.ts';

const shells = storeCodes.map(paths.offlineShell);

const fetchWhole = async (path: string, mode: RequestCache): Promise<Response> => {
  const response = await fetch(path, { cache: mode, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new Error(`${path} answers ${response.status}`);
  return response;
};

/**
 * Whether a shell belongs to this build. A shell of another build needs files this worker does not have:
 * during a deployment the installation is tried again later.
 */
const isOfThisBuild = (html: string): boolean => {
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.length > 0 && scripts.every((script) => workerBuild.files.includes(script));
};

const storeShell = async (cache: Cache, path: string): Promise<void> => {
  const response = await fetchWhole(path, 'reload');
  if (!isOfThisBuild(await response.clone().text())) throw new Error(`${path} is of another build`);
  await cache.put(path, response);
};

/**
 * Fetches a store's shell again when a page of the shop shows another name, look or text of the owner than the
 * shell does. A shell that cannot be fetched stays as it is until the next page.
 */
export const renewShell = async (store: StoreCode, page: Response): Promise<void> => {
  const version = page.headers.get(shopVersionHeader);
  if (!page.ok || version === null) return;
  const cache = await caches.open(buildCacheName(workerBuild.id));
  const path = paths.offlineShell(store);
  const kept = await cache.match(path);
  if (kept === undefined || kept.headers.get(shopVersionHeader) === version) return;
  await storeShell(cache, path).catch(() => undefined);
};

/**
 * Stores every file of this build and all stores' shells, or rejects: a partly installed worker must not
 * take over.
 */
export const precache = async (): Promise<void> => {
  const cache = await caches.open(buildCacheName(workerBuild.id));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const files = workerBuild.files.filter((file) => !stored.has(file));
  await Promise.all([
    ...files.map(async (file) =>
      cache.put(file, await fetchWhole(file, file.startsWith('/assets/') ? 'default' : 'no-cache')),
    ),
    ...shells.map((path) => storeShell(cache, path)),
  ]);
};
