import type { CatalogueSource } from '../catalogue-source.ts';
import { kindOfListed } from '../features/listing/kind-of-listed.ts';
import type { StoreCode } from '../i18n/store-views.ts';
import { deviceSource } from '../offline/device-source.ts';
import { prefetchPages } from '../offline/prefetch-pages.ts';
import { pageRoutes } from '../page-routes.ts';
import { type ListedPage, paths } from '../paths.ts';
import type { MenuNode } from '../view-models/menu-view.ts';

/** A copy younger than this is not fetched again, in milliseconds. */
const freshness = 24 * 60 * 60 * 1000;

const ownPatterns = new Set<string>(Object.values(pageRoutes).map(({ pattern }) => pattern));
const isEntity = (urlPath: string): boolean => !ownPatterns.has(urlPath) && !/^(?:[cip]|brands?)\//.test(urlPath);
const isListed = (urlPath: string): urlPath is ListedPage => Object.hasOwn(kindOfListed, urlPath);
const contentIn = (urlPath: string): string | undefined => /^i\/([^/]+)$/.exec(urlPath)?.[1];

// The loads come when they are needed: no page carries another page's.
const entity = (source: CatalogueSource, urlPath: string, search = '') => async () => {
  const { loadEntity } = await import('./load-entity.ts');
  return loadEntity(source, { params: { '*': urlPath }, search: new URLSearchParams(search) });
};
const listed = (source: CatalogueSource, page: ListedPage) => async () => {
  const { loadListed } = await import('../features/listing/load-listed.ts');
  return loadListed(page)(source, { search: new URLSearchParams(location.search) });
};
const content = (source: CatalogueSource, slug: string) => async () => {
  const { loadContentPage } = await import('../features/content/load-content-page.ts');
  return loadContentPage(source, { params: { slug } });
};
const home = (source: CatalogueSource) => async () => {
  const { loadHome } = await import('../features/home/load-home.ts');
  return loadHome(source);
};

/**
 * Keeps on the device, once per visit and store, what must open offline although no client navigation fetched it: the page
 * the shopper landed on, the home page, and the first page of every top category.
 */
export const keepOfflineCopies = (code: StoreCode, menu: readonly MenuNode[]): Promise<void> => {
  const source = deviceSource(code, freshness);
  const landedOn = location.pathname.slice(paths.home(code).length + 1);
  const slug = contentIn(landedOn);
  const landing = isEntity(landedOn) ? [entity(source, landedOn, location.search)] : [];
  const listing = isListed(landedOn) ? [listed(source, landedOn)] : [];
  const text = slug === undefined ? [] : [content(source, slug)];
  return prefetchPages(code, [...landing, ...listing, ...text, home(source), ...menu.map(({ urlPath }) => entity(source, urlPath))]);
};
