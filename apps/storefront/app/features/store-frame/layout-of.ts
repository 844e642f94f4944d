// @chunk shell
import type { StoreCode } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';

/**
 * The layouts of spec 1 §2. An app has its own header and tabs around `native-app`; `empty` is a step of something that
 * began elsewhere, such as the return from a login provider.
 */
export type Layout = 'default' | 'checkout' | 'minimal' | 'empty' | 'native-app';

/** Returns the layout of a page by its path. */
export const layoutOf = (store: StoreCode, pathname: string): Layout => {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.error(store)) return 'minimal';
  if (path === paths.checkout(store)) return 'checkout';
  if (path === `/${store}/login/return`) return 'empty';
  return path.startsWith(`/${store}/na/`) ? 'native-app' : 'default';
};
