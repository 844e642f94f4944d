import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';

/** An order that the address names, with its key and what confirms it where a link of a message brought them. */
export type OpenedOrder = { number: string; key: string | null; confirm: string | null };

/** What of a link leaves the address bar. */
const secrets = ['key', 'confirm'] as const;
type Secrets = Pick<OpenedOrder, (typeof secrets)[number]>;

const secretsIn = (state: unknown): Secrets => {
  const kept: Partial<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  const textOf = (name: string): string | null => {
    const value = kept[name];
    return typeof value === 'string' ? value : null;
  };
  return { key: textOf('key'), confirm: textOf('confirm') };
};

/**
 * Returns the order that the address names; null for none, and until the page is interactive, as the server
 * renders none. What a link brings besides the number leaves
 * the address bar at once: it moves into the entry of the browser's history.
 */
export const useOpenedOrder = (): OpenedOrder | null => {
  const { search, state } = useLocation();
  const { code } = useStoreView();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const asked = new URLSearchParams(search);
  const [number, key, confirm] = [asked.get('order'), asked.get('key'), asked.get('confirm')];
  useEffect(() => {
    if (number !== null && (key !== null || confirm !== null))
      void navigate(paths.orderTracking(code, { order: number }), { replace: true, state: { key, confirm } });
  }, [number, key, confirm, code, navigate]);
  if (!isLive || number === null || number === '') return null;
  const kept = secretsIn(state);
  return { number, key: key ?? kept.key, confirm: confirm ?? kept.confirm };
};
