import { paths } from '../paths.ts';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { fallbackStore, isStoreCode, storeViews } from '../i18n/store-views.ts';

type ShellState = { addressBehindShell: string; stateBehindShell: object | null };

const isShellState = (state: unknown): state is { usr: ShellState; idx: number } =>
  typeof state === 'object' &&
  state !== null &&
  'usr' in state &&
  typeof state.usr === 'object' &&
  state.usr !== null &&
  'addressBehindShell' in state.usr;

/** True when the document is the offline shell, whatever address it was served under. */
const isShellDocument = (document: Document): boolean =>
  document.querySelector('[data-offline-shell]') !== null;

/**
 * `/error` and `/page-not-found` are served without a store in their address (spec 1 §2); the page in it has one, and it can
 * only hydrate as that.
 */
export const enterStore = ({ document, location, history }: Window): void => {
  if (isStoreCode(location.pathname.split('/')[1])) return;
  const { code } =
    Object.values(storeViews).find(({ locale }) => locale === document.documentElement.lang) ??
    storeViews[fallbackStore];
  history.replaceState(history.state, '', `/${code}${location.pathname}${location.search}`);
};

/**
 * The worker answers any address with the store's offline shell. It can only hydrate as what it is, so the shell's own
 * address is put into the history entry first; the shopper's address waits in the entry's state, where it survives a reload.
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
 * Once the shell is hydrated: the shopper's address comes back and the router goes there as if by 'back' or 'forward',
 * so the page loads from the device. Does nothing on any other page.
 */
export const leaveShell = (window: Window): void => {
  const { history } = window;
  if (!isShellState(history.state)) return;
  const { usr, idx } = history.state;
  const state = { ...usr.stateBehindShell, idx };
  history.replaceState(state, '', usr.addressBehindShell);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
