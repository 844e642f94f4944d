import { useEffect, useState } from 'react';
import type { StoreCode } from '@dijla/contract/store-views';
import { useStoreView } from '../../i18n/store-context.ts';

/**
 * Returns what is loaded for these skus: null before, and `failed` when it cannot be loaded and nothing was. `load` is the
 * same function each time.
 */
export const useLoadedFor = <Loaded>(
  skus: readonly string[],
  load: (store: StoreCode, skus: readonly string[]) => Promise<Loaded>,
): Loaded | 'failed' | null => {
  const { code } = useStoreView();
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const asked = skus.join(',');
  useEffect(() => {
    let isThere = true;
    if (asked !== '')
      void load(code, asked.split(',')).then(
        (came) => isThere && setLoaded(() => came),
        () => isThere && setLoaded((known) => known ?? 'failed'),
      );
    return () => {
      isThere = false;
    };
  }, [asked, code, load]);
  return loaded;
};
