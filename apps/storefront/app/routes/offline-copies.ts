import type { CatalogueSource } from '../catalogue-source.ts';
import type { StoreCode } from '../i18n/store-views.ts';
import { deviceSource } from '../offline/device-source.ts';
import { prefetchPages } from '../offline/prefetch-pages.ts';
import { paths } from '../paths.ts';
import type { MenuNode } from '../view-models/menu-view.ts';
import { loadLanded } from './load-landed.ts';

/** A copy younger than this is not fetched again, in milliseconds. */
const freshness = 24 * 60 * 60 * 1000;

// The loads come when they are needed: no page carries another page's.
const entity = (source: CatalogueSource, urlPath: string) => async () => {
  const { loadEntity } = await import('./load-entity.ts');
  return loadEntity(source, { params: { '*': urlPath }, search: new URLSearchParams() });
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
  const search = new URLSearchParams(location.search);
  return prefetchPages(code, [() => loadLanded(source, landedOn, search), home(source), ...menu.map(({ urlPath }) => entity(source, urlPath))]);
};
