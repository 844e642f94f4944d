import { storeCodes } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
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
 * Stores every file of this build and both stores' shells, or rejects: a partly installed worker must not
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
