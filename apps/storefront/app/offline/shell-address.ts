import { paths } from '../paths.ts';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { fallbackStore, isStoreCode, storeViews } from '@dijla/contract/store-views';

type ShellState = { addressBehindShell: string; stateBehindShell: object | null };

const isShellState = (state: unknown): state is { usr: ShellState; idx: number } =>
  typeof state === 'object' &&
  state !== null &&
  'usr' in state &&
  typeof state.usr === 'object' &&
  state.usr !== null &&
  'addressBehindShell' in state.usr;

/** Whether the document is the offline shell, regardless of the address it was served under. */
const isShellDocument = (document: Document): boolean =>
  document.querySelector('[data-offline-shell]') !== null;

/**
 * Adds the store to the address. `/error` and `/page-not-found` are served without one (spec 1 §2), but the
 * page rendered there belongs to a store and can only hydrate with it.
 */
export const enterStore = ({ document, location, history }: Window): void => {
  if (isStoreCode(location.pathname.split('/')[1])) return;
  const { code } =
    Object.values(storeViews).find(({ locale }) => locale === document.documentElement.lang) ??
    storeViews[fallbackStore];
  history.replaceState(history.state, '', `/${code}${location.pathname}${location.search}`);
};

/**
 * Replaces the address with the shell's own before hydration. The worker answers any address with the
 * store's offline shell, which can only hydrate under its own address; the shopper's address is stored in
 * the history entry's state, where it survives a reload.
 */
export const enterShell = ({ document, location, history }: Window): void => {
  if (!isShellDocument(document)) return;
  const shellPath = paths.offlineShell(storeOfPath(location.pathname).code);
  if (location.pathname === shellPath) return;
  const behind: ShellState = {
    addressBehindShell: `${location.pathname}${location.search}${location.hash}`,
    stateBehindShell: history.state,
  };
  history.replaceState({ usr: behind, key: 'offline-shell', idx: history.state?.idx ?? 0 }, '', shellPath);
};

/**
 * Restores the shopper's address after the shell has hydrated and makes the router navigate there as if by
 * 'back' or 'forward', so that the page loads from the device. Does nothing on any other page.
 */
export const leaveShell = (window: Window): void => {
  const { history } = window;
  if (!isShellState(history.state)) return;
  const { usr, idx } = history.state;
  const state = { ...usr.stateBehindShell, idx };
  history.replaceState(state, '', usr.addressBehindShell);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
