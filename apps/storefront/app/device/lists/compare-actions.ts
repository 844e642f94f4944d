import type { ListedProduct } from '@dijla/device/lists/lists-collection';
import { storedListOf } from '@dijla/device/lists/stored-list';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionEvents } from '@dijla/device/session/session-events';
import { browserLocks } from '@dijla/device/platform/browser-locks';
import { pageStorage } from '../storage/page-storage.ts';

/** Maximum number of products that are compared. */
export const comparedAtMost = 4;

type CompareState = { ready: boolean; products: readonly ListedProduct[] };

export const compareStore = createStore<CompareState>(() => ({ ready: false, products: [] }));

/** Returns a part of the comparison. On the server and during hydration it is not `ready`. */
export const useCompare = <Part>(selector: (state: CompareState) => Part): Part =>
  useStore(compareStore, selector);

const channel = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel('dijla-compare') : null;
let opened: { channel: BroadcastChannel | null } | null = null;

const stored = () => storedListOf(pageStorage(), 'compare');

const read = async (): Promise<void> => {
  const kept = await stored().load();
  compareStore.setState({ ready: true, products: kept?.products ?? [] });
};

/** Shows what the device compares, and follows other tabs and a sign-out. */
export const showCompare = async (): Promise<void> => {
  if (opened === null) {
    opened = { channel: channel() };
    opened.channel?.addEventListener('message', () => void read());
    sessionEvents.listen(() => void read());
  }
  await read();
};

/** Changes the stored list under the lock that every tab takes. */
const change = async (next: (products: readonly ListedProduct[]) => ListedProduct[]): Promise<void> => {
  compareStore.setState(({ products }) => ({ products: next(products) }));
  await browserLocks(navigator.locks)('write', async () => {
    const products = next((await stored().load())?.products ?? []);
    await stored().save({ products });
    compareStore.setState({ ready: true, products });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  opened?.channel?.postMessage('changed');
};

const without = (products: readonly ListedProduct[], sku: string): ListedProduct[] =>
  products.filter((product) => product.sku !== sku);

/** Adds a product to the comparison; returns false when it is full. */
export const addToCompare = async (product: ListedProduct): Promise<boolean> => {
  const { products } = compareStore.getState();
  if (products.length >= comparedAtMost && products.every(({ sku }) => sku !== product.sku)) return false;
  await change((kept) => [...without(kept, product.sku), product].slice(0, comparedAtMost));
  return true;
};

/** Takes a product out of the comparison. */
export const removeFromCompare = (sku: string): Promise<void> => change((kept) => without(kept, sku));

/** Compares nothing any more. */
export const clearCompare = (): Promise<void> => change(() => []);
