import type { UrlMap } from '../provider-client/catalog-source.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceStorage } from '@dijla/device/platform/device-storage';
import { urlPathKey } from './document-keys.ts';

const kinds = ['product', 'category'] as const;
type Kind = (typeof kinds)[number];

/** Maximum number of addresses kept in memory. */
const mostRemembered = 500;

export type UrlMaps = (store: StoreCode) => UrlMap;

/**
 * Returns what kind of page is at an address (spec 1 §2, URL dispatch): from memory first, then from the
 * documents stored on the device, so that a product seen on a card is not looked up as a category.
 */
export const urlMaps = (storage: DeviceStorage): UrlMaps => {
  const remembered = new Map<string, Kind>();

  const remember = (key: string, kind: Kind) => {
    remembered.set(key, kind);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  };

  return (store) => ({
    kindAt: async (urlPath) => {
      const key = `${store} ${urlPath}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const kept = await Promise.all(
        kinds.map((entity) => storage.read('aliases', urlPathKey({ store, entity }, urlPath))),
      );
      const kind = kinds.find((_, place) => kept[place] !== null);
      if (kind !== undefined) remember(key, kind);
      return kind ?? null;
    },
    forget: async (urlPath) => {
      remembered.delete(`${store} ${urlPath}`);
      await storage.write(
        kinds.map((entity) => ({ in: 'aliases', key: urlPathKey({ store, entity }, urlPath), put: null })),
      );
    },
  });
};
