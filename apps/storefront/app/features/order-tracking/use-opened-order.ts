import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';

/** An order that the address names, with its key where a link of a message brought one. */
export type OpenedOrder = { number: string; key: string | null };

const keyIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;

const neverChanges = () => () => undefined;
const onDevice = () => true;
/** Also during hydration, so that both render the same. */
const onServer = () => false;

/**
 * Returns the order that the address names; null for none, and until the page is interactive, as the server
 * renders none. A key leaves the address bar at once: it moves into the entry of the browser's history.
 */
export const useOpenedOrder = (): OpenedOrder | null => {
  const { search, state } = useLocation();
  const { code } = useStoreView();
  const navigate = useNavigate();
  const isLive = useSyncExternalStore(neverChanges, onDevice, onServer);
  const asked = new URLSearchParams(search);
  const [number, key] = [asked.get('order'), asked.get('key')];
  useEffect(() => {
    if (number !== null && key !== null)
      void navigate(paths.orderTracking(code, { order: number }), { replace: true, state: { key } });
  }, [number, key, code, navigate]);
  return isLive && number !== null && number !== '' ? { number, key: key ?? keyIn(state) } : null;
};
