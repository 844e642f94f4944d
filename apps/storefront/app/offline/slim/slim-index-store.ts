import type { StoreCode } from '@dijla/contract/store-views';
import type { SlimIndexParts } from '@dijla/search-index/core/slim/slim-engine';
import { slimIndexDatabase as name } from './slim-cache-name.ts';

const collection = 'indexes';

/** `of` names the catalogue and the code that an index was made of and by. */
type StoredIndex = { of: string; parts: SlimIndexParts };

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(collection));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database of indexes')));
    opening.addEventListener('blocked', () => reject(new Error('the database of indexes is being removed')));
  });

const asked = async <Answer>(
  mode: IDBTransactionMode,
  act: (indexes: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> => {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(collection, mode).objectStore(collection));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  } finally {
    database.close();
  }
};

/**
 * The indexes of slim catalogues, as they were built: reading one takes a tenth of the time of building it. Never
 * rejects: without a stored index, one is built.
 */
export const slimIndexStore = {
  /** Null where there is none of this catalogue by this code. */
  read: async (store: StoreCode, of: string): Promise<SlimIndexParts | null> => {
    const stored = (await asked('readonly', (indexes) => indexes.get(store)).catch(() => null)) as
      | StoredIndex
      | null
      | undefined;
    return stored?.of === of ? stored.parts : null;
  },
  write: async (store: StoreCode, stored: StoredIndex): Promise<void> => {
    await asked('readwrite', (indexes) => indexes.put(stored, store)).catch(() => undefined);
  },
};
