import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { AnyCollection } from './device-collection.ts';
import type { Collection, Collections, DatedCollection, DeviceStorage } from './device-storage.ts';

type Schema = DBSchema & {
  [C in Collection]: { key: string; value: Collections[C]; indexes: { seen_at: number } };
};
type Upgrade = IDBPTransaction<Schema, Collection[], 'versionchange'>;

const databaseName = 'dijla';

/** Creates the collection if it is missing, and brings values of an older form to the present one. */
const upgradeCollection = async (
  transaction: Upgrade,
  { name, version, onQuota, upgrade }: AnyCollection,
  before: number,
): Promise<void> => {
  if (!transaction.db.objectStoreNames.contains(name)) {
    const store = transaction.db.createObjectStore(name);
    if (onQuota === 'drop') store.createIndex('seen_at', 'seen_at');
    return;
  }
  if (upgrade === undefined || before >= version) return;
  let cursor = await transaction.objectStore(name).openCursor();
  while (cursor !== null) {
    const value = upgrade(cursor.value);
    await (value === null ? cursor.delete() : cursor.update(value));
    cursor = await cursor.continue();
  }
};

const openDatabase = (
  collections: readonly AnyCollection[],
  onClosed: () => void,
): Promise<IDBPDatabase<Schema>> =>
  new Promise((resolve, reject) => {
    const version = Math.max(...collections.map((collection) => collection.version));
    const opening = openDB<Schema>(databaseName, version, {
      // oxlint-disable-next-line max-params -- as idb calls it
      upgrade: async (_database, before, _version, transaction) => {
        for (const collection of collections) await upgradeCollection(transaction, collection, before);
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
  collection: DatedCollection,
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
 * Returns the device's IndexedDB with these collections. Opens it on first use, and again after the browser closed it. Rejects if
 * the browser refuses (private mode, blocked, quota exceeded): `safeStorage` handles that.
 */
export const deviceDatabase = (collections: readonly AnyCollection[]): DeviceStorage => {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDatabase(collections, () => (opened = null));
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
    renew: () => {
      const before = opened;
      opened = null;
      // One that never opens has nothing to close.
      before?.then((open) => open.close()).catch(() => undefined);
    },
  };
};
