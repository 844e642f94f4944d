import {
  type CacheCollection,
  type Collection,
  type Collections,
  type DeviceStorage,
  collections,
} from './device-storage.ts';

type Kept = { [C in Collection]: Map<string, Collections[C]> };

const oldestFirst = <C extends CacheCollection>(kept: Map<string, Collections[C]>): string[] =>
  [...kept].sort(([, a], [, b]) => a.seen_at - b.seen_at).map(([key]) => key);

/** Returns a storage that lasts as long as the page: for devices that refuse to store, and for tests. */
export const memoryStorage = (): DeviceStorage => {
  const kept = Object.fromEntries(collections.map((name) => [name, new Map()])) as unknown as Kept;
  return {
    read: async (collection, key) => structuredClone(kept[collection].get(key) ?? null),
    list: async (collection) => structuredClone([...kept[collection].values()]),
    write: async (changes) => {
      for (const { in: collection, key, put } of structuredClone(changes)) {
        if (put === null) kept[collection].delete(key);
        else (kept[collection] as Map<string, typeof put>).set(key, put);
      }
    },
    clear: async (which) => {
      for (const collection of which) kept[collection].clear();
    },
    trim: async (collection, most) => {
      const surplus = kept[collection].size - most;
      if (surplus > 0)
        for (const key of oldestFirst(kept[collection]).slice(0, surplus)) kept[collection].delete(key);
    },
  };
};
