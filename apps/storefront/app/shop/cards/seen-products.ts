import { useSyncExternalStore } from 'react';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { seenKeyOf } from '../page/seen-script.ts';

/** The saved fields of a viewed product, without the price, which may change. */
export type SeenProduct = Pick<CardView, 'sku' | 'name' | 'lang' | 'urlPath' | 'picture'>;

/** Maximum number of products saved, latest first. */
const mostSeen = 12;
const none: readonly SeenProduct[] = [];

const isSeenProduct = (value: unknown): value is SeenProduct => {
  const { sku, name, urlPath } = (value ?? {}) as Partial<SeenProduct>;
  return [sku, name, urlPath].every((text) => typeof text === 'string' && text !== '');
};

/** Parses the saved products; returns none for invalid data. */
export const seenIn = (kept: string | null): readonly SeenProduct[] => {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter(isSeenProduct).slice(0, mostSeen) : none;
  } catch {
    return none;
  }
};

/** Returns the list with a product moved to its head, without duplicates. */
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

/**
 * Returns the skus of the products viewed on this device in a store, latest first, for requesting
 * recommendations.
 */
export const seenSkus = (store: StoreCode): string[] => seenProducts(store).map(({ sku }) => sku);

/** Sku of the product viewed last since the page was loaded. */
let latest: string | null = null;

/**
 * Reports two products viewed in succession to the shop, which learns what goes together without learning
 * anything about the shopper.
 */
const tellAfter = (before: string | null, sku: string): void => {
  if (before === null || before === sku) return;
  void import('./tell-seen-together.lazy.ts').then(
    ({ tellSeenTogether }) => tellSeenTogether([before, sku]),
    () => undefined,
  );
};

/** Saves on the device that a product's page was viewed. */
export const noteSeen = (store: StoreCode, product: SeenProduct): void => {
  // Reads storage again, so that products saved by other tabs are kept.
  const seen = withSeen(seenIn(keptText(store)), product);
  lists.set(store, seen);
  try {
    localStorage.setItem(seenKeyOf(store), JSON.stringify(seen));
  } catch {
    // Without storage, the products are remembered until the page is closed.
  }
  document.documentElement.dataset['seen'] = '';
  tellAfter(latest, product.sku);
  latest = product.sku;
  for (const listener of listeners) listener();
};

/**
 * Returns the products viewed on this device in a store, latest first; none on the server and during
 * hydration.
 */
export const useSeenProducts = (store: StoreCode): readonly SeenProduct[] =>
  useSyncExternalStore(
    listen,
    () => seenProducts(store),
    () => none,
  );
