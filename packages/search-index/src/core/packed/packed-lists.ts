import { idNumbers, type StoredNumbers } from './id-numbers.ts';

export type StoredLists = { places: StoredNumbers; numbers: Int32Array; unused: number };

/**
 * A list of 32-bit integers by id (from 1). Callers must not change a returned list, and must use it before
 * the next call of `set`.
 */
export type PackedLists = {
  get: (id: number) => Int32Array | undefined;
  has: (id: number) => boolean;
  set: (id: number, list: readonly number[]) => void;
  delete: (id: number) => boolean;
  stored: () => StoredLists;
};

/** Number of unused entries from which the remaining lists are compacted. */
const tidiedFrom = 1024;
const spare = 1.25;

const nothing = (): StoredLists => ({ places: idNumbers(2).stored(), numbers: new Int32Array(0), unused: 0 });

/** Stores lists one after the other in one array. */
export const packedLists = (from = nothing()): PackedLists => {
  const places = idNumbers(2, from.places);
  let { numbers, unused } = from;
  let end = numbers.length;

  const tidy = (): void => {
    if (unused < tidiedFrom || unused * 2 < end) return;
    const before = numbers;
    numbers = new Int32Array(Math.ceil((end - unused) * spare));
    [end, unused] = [0, 0];
    for (const id of places.ids()) {
      const [at = 0, count = 0] = [places.get(id, 0), places.get(id, 1)];
      numbers.set(before.subarray(at, at + count), end);
      places.set(id, [end, count]);
      end += count;
    }
  };
  const makeRoom = (count: number): void => {
    if (end + count <= numbers.length) return;
    const larger = new Int32Array(Math.ceil((end + count) * spare));
    larger.set(numbers);
    numbers = larger;
  };
  const remove = (id: number): boolean => {
    unused += places.get(id, 1) ?? 0;
    return places.delete(id);
  };

  return {
    get: (id) => {
      const at = places.get(id, 0);
      return at === undefined ? undefined : numbers.subarray(at, at + (places.get(id, 1) ?? 0));
    },
    has: (id) => places.get(id, 0) !== undefined,
    set: (id, list) => {
      remove(id);
      tidy();
      makeRoom(list.length);
      numbers.set(list, end);
      places.set(id, [end, list.length]);
      end += list.length;
    },
    delete: remove,
    stored: () => ({ places: places.stored(), numbers: numbers.subarray(0, end), unused }),
  };
};
