// @chunk shell
import { fallbackStore, isStoreCode, type StoreView, storeViews } from './store-views.ts';

/** The store a path belongs to by its prefix; without one the fallback store. */
export const storeOfPath = (pathname: string): StoreView => {
  const code = pathname.split('/')[1];
  return storeViews[isStoreCode(code) ? code : fallbackStore];
};
