import { idNumbers, type StoredNumbers } from './id-numbers.ts';
import { textHash } from './text-hash.ts';

/** Ids (from 1) by sku. The sku of a removed product is still returned by `skuOf`, but not found by `get`. */
export type PackedSkus = {
  get: (sku: string) => number | undefined;
  set: (sku: string, id: number) => void;
  delete: (sku: string) => boolean;
  /** Returns the last sku of an id. */
  skuOf: (id: number) => string | undefined;
  stored: () => StoredSkus;
};

export type StoredSkus = {
  places: StoredNumbers;
  texts: Buffer;
  unused: number;
  table: Int32Array;
  used: number;
};

const free = 0;
/** Marks a deleted slot: a search for a sku continues past it. */
const left = -1;
const fullFrom = 0.6;
/** Bytes of unused skus from which the texts are compacted. */
const tidiedFrom = 1024;

const nothing = (): StoredSkus => ({
  places: idNumbers(2).stored(),
  texts: Buffer.alloc(0),
  unused: 0,
  table: new Int32Array(1024),
  used: 0,
});

/** Stores skus as concatenated bytes, with an open-addressing hash table of ids. */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same table
export const packedSkus = (from = nothing()): PackedSkus => {
  const places = idNumbers(2, from.places);
  let { texts, unused, table, used } = from;
  let end = texts.length;

  const skuOf = (id: number): string | undefined => {
    const start = places.get(id, 0);
    return start === undefined ? undefined : texts.toString('utf8', start, start + (places.get(id, 1) ?? 0));
  };
  /** Compacts the texts when at least half of the bytes are unused. */
  const tidy = (): void => {
    if (unused < tidiedFrom || unused * 2 < end) return;
    const before = texts;
    texts = Buffer.alloc(Math.ceil((end - unused) * 1.5));
    end = 0;
    unused = 0;
    for (const id of places.ids()) {
      const [start = 0, length = 0] = [places.get(id, 0), places.get(id, 1)];
      before.copy(texts, end, start, start + length);
      places.set(id, [end, length]);
      end += length;
    }
  };
  const write = (id: number, sku: string): void => {
    if (skuOf(id) === sku) return;
    const length = Buffer.byteLength(sku);
    unused += places.get(id, 1) ?? 0;
    places.delete(id);
    tidy();
    if (end + length > texts.length) texts = Buffer.concat([texts], Math.ceil((end + length) * 1.5));
    texts.write(sku, end);
    places.set(id, [end, length]);
    end += length;
  };
  /** Returns the slot of a sku, or the free slot where it would be inserted. */
  const slotOf = (sku: string): number => {
    let slot = textHash(sku) % table.length;
    for (let id = table[slot]; id !== free; id = table[slot]) {
      if (id !== undefined && id !== left && skuOf(id) === sku) return slot;
      slot = (slot + 1) % table.length;
    }
    return slot;
  };
  const makeRoom = (): void => {
    if (used < table.length * fullFrom) return;
    const ids = table.filter((id) => id > 0);
    table = new Int32Array(Math.max(1024, ids.length * 3));
    used = ids.length;
    for (const id of ids) table[slotOf(skuOf(id) ?? '')] = id;
  };

  return {
    get: (sku) => {
      const id = table[slotOf(sku)] ?? free;
      return id === free ? undefined : id;
    },
    set: (sku, id) => {
      makeRoom();
      const slot = slotOf(sku);
      if (table[slot] === free) used += 1;
      write(id, sku);
      table[slot] = id;
    },
    delete: (sku) => {
      const slot = slotOf(sku);
      if (table[slot] === free) return false;
      table[slot] = left;
      return true;
    },
    skuOf,
    stored: () => ({ places: places.stored(), texts: texts.subarray(0, end), unused, table, used }),
  };
};
