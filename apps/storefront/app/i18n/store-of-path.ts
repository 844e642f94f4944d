// @chunk shell
import { fallbackStore, isStoreCode, type StoreView, storeViews } from '@dijla/contract/store-views';

/** Returns the store view that a path names in its prefix, or the fallback store view. */
export const storeOfPath = (pathname: string): StoreView => {
  const code = pathname.split('/')[1];
  return storeViews[isStoreCode(code) ? code : fallbackStore];
};
