import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type CacheCollection,
  type Collection,
  type Collections,
  type DeviceStorage,
  cacheCollections,
  collections,
} from './device-storage.ts';

type Schema = DBSchema & {
  [C in Collection]: { key: string; value: Collections[C]; indexes: { seen_at: number } };
};

const databaseName = 'dijla';
/** Increases with every new collection; an upgrade creates those that are missing. */
const version = 2;

const isCache = (name: Collection): name is CacheCollection =>
  cacheCollections.some((cache) => cache === name);

const openDatabase = (onClosed: () => void): Promise<IDBPDatabase<Schema>> =>
  new Promise((resolve, reject) => {
    const opening = openDB<Schema>(databaseName, version, {
      upgrade: (database) => {
        for (const name of collections) {
          if (database.objectStoreNames.contains(name)) continue;
          const store = database.createObjectStore(name);
          if (isCache(name)) store.createIndex('seen_at', 'seen_at');
        }
      },
      blocked: () => reject(new Error('another tab holds an older device database')),
      // A newer build in another tab must not wait for this page to upgrade the database.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    opening.then(resolve, reject);
  });

const removeOldest = async (
  database: IDBPDatabase<Schema>,
  collection: CacheCollection,
  most: number,
): Promise<void> => {
  const transaction = database.transaction(collection, 'readwrite');
  let surplus = (await transaction.store.count()) - most;
  let cursor = surplus > 0 ? await transaction.store.index('seen_at').openCursor() : null;
  while (cursor && surplus > 0) {
    await cursor.delete();
    surplus -= 1;
    cursor = await cursor.continue();
  }
  await transaction.done;
};

/**
 * Returns the device's IndexedDB. Opens it on first use, and again after the browser closed it. Rejects if
 * the browser refuses (private mode, blocked, quota exceeded): `safeStorage` handles that.
 */
export const deviceDatabase = (): DeviceStorage => {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDatabase(() => (opened = null));
    return opened;
  };
  return {
    read: async <C extends Collection>(collection: C, key: string) =>
      ((await (await database()).get(collection, key)) ?? null) as Collections[C] | null,
    list: async <C extends Collection>(collection: C) =>
      (await (await database()).getAll(collection)) as Collections[C][],
    write: async (changes) => {
      if (changes.length === 0) return;
      const transaction = (await database()).transaction(
        [...new Set(changes.map((change) => change.in))],
        'readwrite',
      );
      const requests = changes.map(({ in: collection, key, put }) => {
        const store = transaction.objectStore(collection);
        return put === null ? store.delete(key) : store.put(put, key);
      });
      await Promise.all([...requests, transaction.done]);
    },
    clear: async (which) => {
      const transaction = (await database()).transaction(which, 'readwrite');
      await Promise.all([
        ...which.map((collection) => transaction.objectStore(collection).clear()),
        transaction.done,
      ]);
    },
    trim: async (collection, most) => removeOldest(await database(), collection, most),
  };
};
