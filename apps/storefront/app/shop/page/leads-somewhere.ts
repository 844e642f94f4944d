import { isRootPage } from '@dijla/contract/root-pages';
import type { StoreCode } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

const isInMenu = (path: string, menu: readonly MenuNode[]): boolean =>
  menu.some(
    (top) =>
      path === top.urlPath ||
      top.children.some(({ urlPath }) => path === urlPath || path.startsWith(`${urlPath}/`)),
  );

/** First path segments of pages that exist regardless of the catalog. */
const ownPages = new Set([
  'i',
  'search',
  'c',
  'p',
  'blog',
  'blogs',
  'brands',
  'vendor',
  'best-sellers',
  'new',
  'special-offers',
  'trending-now',
  'recommendations',
]);

/**
 * Whether a scene's link leads to an existing page: a category must be in the menu; anchors, the shop's own
 * pages and other sites are trusted.
 */
export const leadsSomewhere = (href: string, store: StoreCode, menu: readonly MenuNode[]): boolean => {
  const home = `${paths.home(store)}/`;
  if (!href.startsWith(home)) return true;
  const [path = ''] = href.slice(home.length).split(/[?#]/);
  const [first = ''] = path.split('/');
  return path === '' || ownPages.has(first) || isRootPage(first) || isInMenu(path.replace(/\/$/, ''), menu);
};
