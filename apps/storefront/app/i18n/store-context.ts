// @chunk shell
import { createContext, use } from 'react';
import { fallbackStore, type StoreView, storeViews } from '@dijla/contract/store-views';

const StoreContext = createContext<StoreView>(storeViews[fallbackStore]);

export const StoreProvider = StoreContext.Provider;

/** Returns the store view of the page. */
export const useStoreView = (): StoreView => use(StoreContext);
