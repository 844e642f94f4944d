import type { PriceRow } from '@dijla/contract/client';
import type { Kept, PricesByList } from '../hot-rows.ts';
import { idNumbers, type StoredNumbers } from './id-numbers.ts';

/** Of a row: its list, kind and least quantity in one number, its amount, from and until when it holds (ms; NaN is open). */
const numbersInRow = 4;
const kinds = ['regular', 'special'] as const;
/** Quantities are 32 bits. */
const quantities = 2 ** 32;
/** With so much room taken by rows that are no more, the others move together. */
const tidiedFrom = 64;

const instantOf = (at: string | null): number => (at === null ? Number.NaN : Date.parse(at));
const textOf = (instant: number): string | null => (Number.isNaN(instant) ? null : new Date(instant).toISOString());

export type StoredPrices = { places: StoredNumbers; lists: string[]; rows: Float64Array; unused: number };

export type PackedPrices = Kept<PricesByList> & { stored: () => StoredPrices };

const nothing = (): StoredPrices => ({ places: idNumbers(2).stored(), lists: [], rows: new Float64Array(0), unused: 0 });

/** Price rows in 32 bytes each. Instants are kept to the millisecond and read as ISO 8601 in UTC. */
export const packedPrices = (from = nothing()): PackedPrices => {
  const places = idNumbers(2, from.places);
  const lists = [...from.lists];
  let rows = from.rows;
  let end = rows.length / numbersInRow;
  let unused = from.unused;

  const listNumber = (list: string): number => {
    const known = lists.indexOf(list);
    return known >= 0 ? known : lists.push(list) - 1;
  };
  const write = (at: number, list: number, { kind, amount, min_qty, from, until }: PriceRow): void => {
    rows.set([(list * kinds.length + kinds.indexOf(kind)) * quantities + min_qty, amount, instantOf(from), instantOf(until)], at * numbersInRow);
  };
  const read = (at: number): { list: string; row: PriceRow } => {
    const start = at * numbersInRow;
    const numberAt = (place: number): number => rows[start + place] ?? 0;
    const which = Math.floor(numberAt(0) / quantities);
    const row: PriceRow = { kind: kinds[which % kinds.length] ?? 'regular', amount: numberAt(1), min_qty: numberAt(0) % quantities, from: textOf(numberAt(2)), until: textOf(numberAt(3)) };
    return { list: lists[Math.floor(which / kinds.length)] ?? '', row };
  };
  const makeRoom = (count: number): void => {
    if ((end + count) * numbersInRow <= rows.length) return;
    const larger = new Float64Array(Math.ceil((end + count) * 1.25) * numbersInRow);
    larger.set(rows);
    rows = larger;
  };
  const tidy = (): void => {
    if (unused < tidiedFrom || unused * 2 < end) return;
    const before = rows;
    rows = new Float64Array(Math.ceil((end - unused) * 1.25) * numbersInRow);
    let next = 0;
    for (const id of places.ids()) {
      const [at = 0, count = 0] = [places.get(id, 0), places.get(id, 1)];
      rows.set(before.subarray(at * numbersInRow, (at + count) * numbersInRow), next * numbersInRow);
      places.set(id, [next, count]);
      next += count;
    }
    end = next;
    unused = 0;
  };
  const remove = (id: number): boolean => {
    unused += places.get(id, 1) ?? 0;
    return places.delete(id);
  };

  return {
    get: (id) => {
      const [at, count = 0] = [places.get(id, 0), places.get(id, 1)];
      if (at === undefined) return undefined;
      const byList: Record<string, PriceRow[]> = {};
      for (let place = at; place < at + count; place += 1) {
        const { list, row } = read(place);
        (byList[list] ??= []).push(row);
      }
      return byList;
    },
    set: (id, byList) => {
      remove(id);
      tidy();
      const count = Object.values(byList).reduce((sum, rowsOfList) => sum + rowsOfList.length, 0);
      makeRoom(count);
      places.set(id, [end, count]);
      for (const [list, given] of Object.entries(byList)) {
        const number = listNumber(list);
        for (const row of given) {
          write(end, number, row);
          end += 1;
        }
      }
    },
    delete: remove,
    stored: () => ({ places: places.stored(), lists, rows: rows.subarray(0, end * numbersInRow), unused }),
  };
};
