import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { isStoreCode, type StoreCode } from '@dijla/contract/store-views';
import { deviceSource, isCatalogUnavailable } from '../../offline/device-source.ts';
import { browserPagesToKeep } from '../../offline/pages-to-keep.ts';
import { prefetchPages } from '../../offline/prefetch-pages.ts';
import { takeWhenFree } from '../../offline/slim/take-when-free.ts';
import { paths } from '../../paths.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import { loadLanded } from './load-landed.ts';

/** Age in milliseconds below which a copy is not fetched again. */
const freshness = 24 * 60 * 60 * 1000;

// Loaders are imported on demand, so that no page carries the code of another.
const entity = (source: CatalogSource, urlPath: string) => async () => {
  const { loadEntity } = await import('./load-entity.ts');
  return loadEntity(source, { params: { '*': urlPath }, search: new URLSearchParams() });
};
const home = (source: CatalogSource) => async () => {
  const { loadHome } = await import('../../features/home/load-home.ts');
  return loadHome(source);
};

/** Requests what a page of the shop shows, so that the device keeps it. */
const keepPage = (address: string): Promise<unknown> => {
  const { pathname, searchParams } = new URL(address, location.origin);
  const { code } = storeOfPath(pathname);
  return loadLanded(deviceSource(code, freshness), pathname.slice(paths.home(code).length + 1), searchParams);
};

/**
 * Keeps a noted page. If the catalog is unavailable, the page stays noted and the next page of the shop
 * tries again; other failures, such as redirects, have nothing to keep.
 */
const keepNoted = (address: string) => async () => {
  try {
    await keepPage(address);
  } catch (error) {
    if (isCatalogUnavailable(error)) return;
  }
  browserPagesToKeep.forget(address);
};

/** The shop's page that the shopper came from, which may have been left before its scripts ran. */
const pageBefore = (): string[] => {
  if (!URL.canParse(document.referrer)) return [];
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && isStoreCode(pathname.split('/')[1]) ? [`${pathname}${search}`] : [];
};

/**
 * Keeps on the device, once per visit and store view, what must open offline although no client navigation
 * fetched it: the page the shopper landed on, pages left before they were kept, the home page, and the first
 * page of every top category; then the slim catalogue of the store view.
 */
export const keepOfflineCopies = (code: StoreCode, menu: readonly MenuNode[]): Promise<void> => {
  const source = deviceSource(code, freshness);
  const pages = [...new Set([...pageBefore(), ...browserPagesToKeep.open()])];
  return prefetchPages(code, [
    ...pages.toReversed().map(keepNoted),
    home(source),
    ...menu.map(({ urlPath }) => entity(source, urlPath)),
    () => takeWhenFree(code),
  ]);
};
