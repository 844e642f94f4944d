import { useEffect } from 'react';
import type { StoreCode } from '../../i18n/store-views.ts';
import { browserPagesToKeep } from '../../offline/pages-to-keep.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

/** Keeps copies of pages on the device, so that they open offline; how they are made comes after the page. */
export const useOfflineCopies = (code: StoreCode, menu: readonly MenuNode[]): void => {
  useEffect(() => {
    // Before anything is waited for: she may be on her way already.
    browserPagesToKeep.note(`${location.pathname}${location.search}`);
    // Without them the page is as good as with them; the next page of the store asks again.
    import('./offline-copies.ts')
      .then(({ keepOfflineCopies }) => keepOfflineCopies(code, menu))
      .catch(() => undefined);
  }, [code, menu]);
};
