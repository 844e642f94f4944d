import type { StoreCode } from '../../i18n/store-views.ts';
import { paths } from '../../paths.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

const isInMenu = (path: string, menu: readonly MenuNode[]): boolean =>
  menu.some(
    (top) =>
      path === top.urlPath ||
      top.children.some(({ urlPath }) => path === urlPath || path.startsWith(`${urlPath}/`)),
  );

/** Pages of the shop that are there whatever its catalogue holds. */
const ownPages = new Set([
  'i',
  'search',
  'c',
  'p',
  'brands',
  'best-sellers',
  'new',
  'special-offers',
  'trending-now',
  'recommendations',
]);

/**
 * Whether a scene's link leads to what is there: a category has to be in the menu; a place on the page, the shop's own pages and other
 * sites are the owner's word.
 */
export const leadsSomewhere = (href: string, store: StoreCode, menu: readonly MenuNode[]): boolean => {
  const home = `${paths.home(store)}/`;
  if (!href.startsWith(home)) return true;
  const [path = ''] = href.slice(home.length).split(/[?#]/);
  const [first = ''] = path.split('/');
  return path === '' || ownPages.has(first) || isInMenu(path.replace(/\/$/, ''), menu);
};
