import { contentKindAt } from '@dijla/contract/entities';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { kindOfListed } from '../../features/listing/loading/kind-of-listed.ts';
import { pageRoutes } from '../../page-routes.ts';
import type { ListedPage } from '../../paths.ts';

const patterns: readonly string[] = Object.values(pageRoutes).map(({ pattern }) => pattern);
const ownPages = new Set(patterns);
/** What the paths of pages with parameters begin with, at which no category or product is. */
const ownFolders = new Set(
  patterns.filter((pattern) => pattern.includes('/:')).map((pattern) => pattern.split('/')[0]),
);
const isEntity = (path: string): boolean => {
  const [first, ...rest] = path.split('/');
  return !ownPages.has(path) && !(rest.length > 0 && ownFolders.has(first));
};
const isListed = (path: string): path is ListedPage => Object.hasOwn(kindOfListed, path);

/**
 * Makes the same catalog requests as the page at a path below the store's prefix. Returns null for a page
 * that shows nothing from the catalog or is not kept. Loaders are imported on demand, so that no page
 * carries the code of another.
 */
export const loadLanded = async (
  source: CatalogSource,
  encodedPath: string,
  search: URLSearchParams,
): Promise<unknown> => {
  const path = decodeURIComponent(encodedPath);
  const [first, name = ''] = path.split('/');
  if (isListed(path))
    return (await import('../../features/listing/loading/load-listed.ts')).loadListed(path)(source, {
      search,
    });
  if (first === 'vendor')
    return (await import('./load-vendor-page.ts')).loadVendorPage(source, { params: { slug: name }, search });
  const content = contentKindAt(path);
  if (content !== undefined)
    return (await import('../../features/content/load-content-page.ts')).loadContentPage(content, () => ({}))(
      source,
      { params: { slug: name } },
    );
  if (path === pageRoutes.brands.pattern)
    return (await import('../../features/brands/load-brands.ts')).loadBrands(source, { search });
  if (first === 'brands')
    return (await import('./load-brand-page.ts')).loadBrandPage(source, { params: { brand: name }, search });
  return isEntity(path)
    ? (await import('./load-entity.ts')).loadEntity(source, { params: { '*': path }, search })
    : null;
};
