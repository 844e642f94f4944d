import { type AnyCollection, copiesAmong, ownCollections } from './device-collection.ts';
import type { Change, Collection, DeviceStorage } from './device-storage.ts';
import { memoryStorage } from './memory-storage.ts';

export type SafeStorageOptions = {
  collections: readonly AnyCollection[];
  /** Called once, when stored data will not outlive the page. */
  onMemoryOnly: () => void;
  /** Milliseconds the disk may take to answer before it counts as failed. */
  patience: number;
};

const isQuota = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
const isIn = (which: readonly Collection[], changes: readonly Change[]): boolean =>
  changes.every(({ in: collection }) => which.includes(collection));

const inTime = <Answer>(answer: Promise<Answer>, patience: number): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the device storage does not answer')), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * Returns a storage that never rejects (spec 1 §8). When the quota is exceeded, the document cache is
 * cleared and the write is repeated; a failed write of that cache alone is dropped. If the disk fails
 * otherwise or again, memory replaces it for good, with what could still be read from the disk.
 */
// oxlint-disable-next-line max-lines-per-function -- reads and writes share whether memory has taken over
export const safeStorage = (
  disk: DeviceStorage,
  { collections, onMemoryOnly, patience }: SafeStorageOptions,
): DeviceStorage => {
  const memory = memoryStorage();
  const copies = copiesAmong(collections);
  let isMemoryOnly = false;

  const takeOver = async (): Promise<void> => {
    if (isMemoryOnly) return;
    isMemoryOnly = true;
    onMemoryOnly();
    const kept = await Promise.all(
      ownCollections(collections).map(async ({ name, keyOf }) => {
        const values = await inTime(disk.list(name), patience).catch(() => []);
        // Each collection's function reads values of that collection.
        return values.map((value) => ({ in: name, key: keyOf(value as never), put: value }) as Change);
      }),
    );
    await memory.write(kept.flat());
  };
  let takingOver: Promise<void> | null = null;
  const orFromMemory = async <Answer>(ask: (storage: DeviceStorage) => Promise<Answer>): Promise<Answer> => {
    if (!isMemoryOnly) {
      try {
        return await inTime(ask(disk), patience);
      } catch {
        takingOver ??= takeOver();
      }
    }
    await takingOver;
    return ask(memory);
  };
  const write = async (changes: readonly Change[]): Promise<void> => {
    if (isMemoryOnly) return orFromMemory((storage) => storage.write(changes));
    try {
      await inTime(disk.write(changes), patience);
    } catch (error) {
      if (isQuota(error)) await inTime(disk.clear(copies), patience).catch(() => undefined);
      if (!isIn(copies, changes)) await orFromMemory((storage) => storage.write(changes));
    }
  };
  return {
    read: <C extends Collection>(collection: C, key: string) =>
      orFromMemory((storage) => storage.read(collection, key)),
    list: <C extends Collection>(collection: C) => orFromMemory((storage) => storage.list(collection)),
    write,
    clear: (which) => orFromMemory((storage) => storage.clear(which)),
    trim: (collection, most) => orFromMemory((storage) => storage.trim(collection, most)),
  };
};
