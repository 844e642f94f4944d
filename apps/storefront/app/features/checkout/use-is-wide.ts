import { useSyncExternalStore } from 'react';

const wide = '(width >= 52rem)';

const listen = (tell: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether there is room for two columns; false on the server, where nothing that asks is painted. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches, () => false);
