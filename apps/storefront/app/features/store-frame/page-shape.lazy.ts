import { isRootPage } from '@dijla/contract/root-pages';
import type { StoreCode } from '@dijla/contract/store-views';
import { type ListedPage, paths } from '../../paths.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import type { PageShape } from './page-skeleton.lazy.tsx';

const listed: Readonly<Record<ListedPage, PageShape>> = {
  'best-sellers': 'listing',
  new: 'listing',
  'special-offers': 'listing',
  'trending-now': 'listing',
  recommendations: 'listing',
};
const shapeOfFirst: Readonly<Record<string, PageShape>> = {
  ...listed,
  '': 'home',
  cart: 'cart',
  checkout: 'cart',
  login: 'text',
  register: 'text',
  'my-account': 'text',
  'order-tracking': 'text',
  rewards: 'text',
  'gift-card': 'text',
  newsletter: 'text',
  vendorsignup: 'text',
  fib: 'text',
  i: 'text',
  blog: 'text',
  blogs: 'text',
  search: 'listing',
  c: 'listing',
  brands: 'listing',
  vendor: 'listing',
  p: 'product',
};

/**
 * Returns the shape of a page that is loading, as far as its address tells: addresses below those of the
 * menu are listings, others products.
 */
export const pageShapeOf = (pathname: string, store: StoreCode, menu: readonly MenuNode[]): PageShape => {
  const [first = ''] = pathname.slice(paths.home(store).length + 1).split('/');
  const isDepartment = menu.some(({ urlPath }) => urlPath === first);
  return isDepartment ? 'listing' : (shapeOfFirst[first] ?? (isRootPage(first) ? 'text' : 'product'));
};
