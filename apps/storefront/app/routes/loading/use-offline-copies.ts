import { useEffect } from 'react';
import type { StoreCode } from '@dijla/contract/store-views';
import { browserPagesToKeep } from '../../offline/pages-to-keep.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

/**
 * Keeps copies of pages on the device, so that they open offline. The code that does so loads after the
 * page.
 */
export const useOfflineCopies = (code: StoreCode, menu: readonly MenuNode[]): void => {
  useEffect(() => {
    // Noted before anything is awaited, as the shopper may already be leaving the page.
    browserPagesToKeep.note(`${location.pathname}${location.search}`);
    // The page works without the copies; the next page of the store view tries again.
    import('./offline-copies.ts')
      .then(({ keepOfflineCopies }) => keepOfflineCopies(code, menu))
      .catch(() => undefined);
  }, [code, menu]);
};
