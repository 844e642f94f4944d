import { useSyncExternalStore } from 'react';
import type { StoreCode } from '../../i18n/store-views.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { seenKeyOf } from '../page/seen-script.ts';

/** What is kept of a product that was looked at: no price, as it may have changed since. */
export type SeenProduct = Pick<CardView, 'sku' | 'name' | 'lang' | 'urlPath' | 'picture'>;

/** So many are kept, the latest first. */
const mostSeen = 12;
const none: readonly SeenProduct[] = [];

const isSeenProduct = (value: unknown): value is SeenProduct => {
  const { sku, name, urlPath } = (value ?? {}) as Partial<SeenProduct>;
  return [sku, name, urlPath].every((text) => typeof text === 'string' && text !== '');
};

/** The products in what was kept; none for what is broken. */
export const seenIn = (kept: string | null): readonly SeenProduct[] => {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter(isSeenProduct).slice(0, mostSeen) : none;
  } catch {
    return none;
  }
};

/** The list with a product at its head; each stands in it once. */
export const withSeen = (
  seen: readonly SeenProduct[],
  { sku, name, lang, urlPath, picture }: SeenProduct,
): SeenProduct[] =>
  [{ sku, name, lang, urlPath, picture }, ...seen.filter((product) => product.sku !== sku)].slice(
    0,
    mostSeen,
  );

const keptText = (store: StoreCode): string | null => {
  try {
    return localStorage.getItem(seenKeyOf(store));
  } catch {
    return null;
  }
};

const lists = new Map<StoreCode, readonly SeenProduct[]>();
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const seenProducts = (store: StoreCode): readonly SeenProduct[] => {
  const seen = lists.get(store) ?? seenIn(keptText(store));
  lists.set(store, seen);
  return seen;
};

/** Products this device looked at in a store, the latest first: what it names when it asks what goes with them. */
export const seenSkus = (store: StoreCode): string[] => seenProducts(store).map(({ sku }) => sku);

/** The product that was looked at last since the page was loaded. */
let latest: string | null = null;

/** What is seen one after the other is told to the shop, which learns what goes together and of nobody. */
const tellAfter = (before: string | null, sku: string): void => {
  if (before === null || before === sku) return;
  void import('./tell-seen-together.lazy.ts').then(
    ({ tellSeenTogether }) => tellSeenTogether([before, sku]),
    () => undefined,
  );
};

/** Remembers on the device that a product's page was looked at. */
export const noteSeen = (store: StoreCode, product: SeenProduct): void => {
  // What other tabs noted meanwhile stays.
  const seen = withSeen(seenIn(keptText(store)), product);
  lists.set(store, seen);
  try {
    localStorage.setItem(seenKeyOf(store), JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing remembers until it is closed.
  }
  document.documentElement.dataset['seen'] = '';
  tellAfter(latest, product.sku);
  latest = product.sku;
  for (const listener of listeners) listener();
};

/** Products this device looked at in a store, the latest first; none on the server and while its page is taken over. */
export const useSeenProducts = (store: StoreCode): readonly SeenProduct[] =>
  useSyncExternalStore(
    listen,
    () => seenProducts(store),
    () => none,
  );
