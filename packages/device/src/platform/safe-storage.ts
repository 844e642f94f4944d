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
const isAmong = (which: readonly Collection[], collection: Collection): boolean => which.includes(collection);
const isIn = (which: readonly Collection[], changes: readonly Change[]): boolean =>
  changes.every(({ in: collection }) => isAmong(which, collection));

/** Returns the answer, or `late` after so many milliseconds; rejects then where none is given. */
const inTime = <Answer, Otherwise = never>(
  answer: Promise<Answer>,
  patience: number,
  late?: Otherwise,
): Promise<Answer | Otherwise> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<Otherwise>((resolve, reject) => {
    timer = setTimeout(() => {
      if (late === undefined) reject(new Error('the device storage does not answer'));
      else resolve(late);
    }, patience);
  });
  return Promise.race([answer, waited]).finally(() => clearTimeout(timer));
};

/** Failed writes after which copies are no longer written (spec 1 §8). */
const mostFailedWrites = 30;
/** Milliseconds that copies may take to answer before their connection is made anew (spec 1 §8). */
const patienceForCopies = 800;

const late = Symbol('late');

/**
 * Returns the reads and writes of copies of the provider's data: a disk that does not answer a read of them within 800 ms
 * gets a new connection, once, and then the usual patience. After a read that fails or 30 writes that fail, copies are
 * kept in memory until the page is left. Cart and orders stay where they are.
 */
const copiesOn = (disk: DeviceStorage, memory: DeviceStorage, patience: number) => {
  let [failedWrites, isRenewed, isOff] = [0, false, false];
  const renew = (): void => {
    if (!isRenewed) disk.renew?.();
    isRenewed = true;
  };
  const asked = async <Answer>(ask: (storage: DeviceStorage) => Promise<Answer>): Promise<Answer> => {
    const first = ask(disk);
    const answer = await inTime(first, Math.min(patienceForCopies, patience), late);
    if (answer !== late) return answer as Answer;
    renew();
    return inTime(Promise.race([first, ask(disk)]), patience);
  };
  return {
    ask: async <Answer>(ask: (storage: DeviceStorage) => Promise<Answer>): Promise<Answer> => {
      if (isOff) return ask(memory);
      try {
        return await asked(ask);
      } catch {
        isOff = true;
        return ask(memory);
      }
    },
    noteFailedWrite: (): void => {
      failedWrites += 1;
      isOff ||= failedWrites >= mostFailedWrites;
    },
    isOff: () => isOff,
  };
};

/**
 * Returns a storage that never rejects (spec 1 §8). When the quota is exceeded, the document cache is
 * cleared and the write is repeated; a failed write of that cache alone is dropped, and its reads and writes have
 * rules of their own (`copiesOn`). If the disk fails otherwise or again, memory replaces it for good, with what could
 * still be read from the disk.
 */
// oxlint-disable-next-line max-lines-per-function -- reads and writes share whether memory has taken over
export const safeStorage = (
  disk: DeviceStorage,
  { collections, onMemoryOnly, patience }: SafeStorageOptions,
): DeviceStorage => {
  const memory = memoryStorage();
  const copies = copiesAmong(collections);
  const copied = copiesOn(disk, memory, patience);
  const isCopy = (collection: Collection): boolean => isAmong(copies, collection);
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
  const askOf = (collection: Collection) => (isCopy(collection) && !isMemoryOnly ? copied.ask : orFromMemory);
  const write = async (changes: readonly Change[]): Promise<void> => {
    if (isMemoryOnly) return orFromMemory((storage) => storage.write(changes));
    const areCopies = isIn(copies, changes);
    if (areCopies && copied.isOff()) return memory.write(changes);
    try {
      await inTime(disk.write(changes), patience);
    } catch (error) {
      if (isQuota(error)) await inTime(disk.clear(copies), patience).catch(() => undefined);
      if (areCopies) copied.noteFailedWrite();
      else await orFromMemory((storage) => storage.write(changes));
    }
  };
  return {
    read: <C extends Collection>(collection: C, key: string) =>
      askOf(collection)((storage) => storage.read(collection, key)),
    list: <C extends Collection>(collection: C) => askOf(collection)((storage) => storage.list(collection)),
    write,
    clear: (which) => orFromMemory((storage) => storage.clear(which)),
    trim: (collection, most) => orFromMemory((storage) => storage.trim(collection, most)),
  };
};
