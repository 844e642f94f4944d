import { useSyncExternalStore } from 'react';
import { isWide, wideScreen } from '@dijla/ui-kit/hooks/is-wide.ts';

const listen = (tell: () => void): (() => void) => {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/**
 * Whether the screen is wide enough for two columns; false on the server, where nothing that depends on it
 * is rendered.
 */
export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, () => false);
