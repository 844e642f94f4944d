// @chunk shell
import { createContext, use } from 'react';
import { fallbackStore, type StoreView, storeViews } from './store-views.ts';

const StoreContext = createContext<StoreView>(storeViews[fallbackStore]);

export const StoreProvider = StoreContext.Provider;

/** The store view the page is in. */
export const useStoreView = (): StoreView => use(StoreContext);
