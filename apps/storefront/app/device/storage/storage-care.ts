import { deviceCollections } from '@dijla/device/device-collections';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';
import { ordersStore } from '@dijla/device/orders/orders-view-state';
import { askToPersist } from '@dijla/device/platform/persistence';
import { watchQuota } from '@dijla/device/platform/quota-watch';
import { slimCacheName, slimIndexDatabase } from '../../offline/slim/slim-cache-name.ts';
import { pictureCacheName } from '../../offline/worker/picture-cache-name.ts';
import { pageStorage } from './page-storage.ts';

const estimate = async (): Promise<{ usage: number; quota: number } | null> => {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? null : { usage, quota };
};

/** Removes the pictures that were stored first, half of those left at each step, and at last the slim catalogues. */
const purge = async (step: number): Promise<void> => {
  if (!('caches' in globalThis)) return;
  if (step > 1) {
    indexedDB.deleteDatabase(slimIndexDatabase);
    await caches.delete(slimCacheName);
  }
  const pictures = await caches.open(pictureCacheName);
  const kept = await pictures.keys();
  await Promise.all(kept.slice(0, Math.ceil(kept.length / 2)).map((old) => pictures.delete(old)));
};

const persistOnce = (): void => {
  let isAsked = false;
  const ask = async (): Promise<void> => {
    if (isAsked || (cartStore.getState().count === 0 && ordersStore.getState().orders.length === 0)) return;
    isAsked = true;
    isAsked = await askToPersist(pageStorage(), navigator.storage).catch(() => true);
  };
  cartStore.subscribe(() => void ask());
  ordersStore.subscribe(() => void ask());
  void ask();
};

/** Looks after this page's storage: how full it is, and that the browser keeps a cart and orders (spec 1 §9). */
export const careForStorage = (): void => {
  watchQuota({ storage: pageStorage(), collections: deviceCollections, estimate, purge });
  persistOnce();
};
