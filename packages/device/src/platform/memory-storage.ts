import type { Collection, Collections, DatedCollection, DeviceStorage } from './device-storage.ts';

const oldestFirst = <C extends DatedCollection>(kept: ReadonlyMap<string, Collections[C]>): string[] =>
  [...kept].sort(([, a], [, b]) => a.seen_at - b.seen_at).map(([key]) => key);

/** Returns a storage that lasts as long as the page: for devices that refuse to store, and for tests. */
export const memoryStorage = (): DeviceStorage => {
  const kept = new Map<Collection, Map<string, unknown>>();
  const valuesOf = <C extends Collection>(collection: C): Map<string, Collections[C]> => {
    const values = kept.get(collection) ?? new Map<string, unknown>();
    kept.set(collection, values);
    return values as Map<string, Collections[C]>;
  };
  return {
    read: async (collection, key) => structuredClone(valuesOf(collection).get(key) ?? null),
    list: async (collection) => structuredClone([...valuesOf(collection).values()]),
    write: async (changes) => {
      for (const { in: collection, key, put } of structuredClone(changes)) {
        if (put === null) valuesOf(collection).delete(key);
        else (valuesOf(collection) as Map<string, typeof put>).set(key, put);
      }
    },
    clear: async (which) => {
      for (const collection of which) kept.delete(collection);
    },
    trim: async (collection, most) => {
      const values = valuesOf(collection);
      const surplus = values.size - most;
      if (surplus > 0) for (const key of oldestFirst(values).slice(0, surplus)) values.delete(key);
    },
  };
};
