import type { PriceRow } from '@dijla/contract/client';
import type { Kept, PricesByList } from '../overlay/hot-rows.ts';
import { packedLists, type StoredLists } from './packed-lists.ts';

/**
 * A row is a head, its amount and what it has beside: a least quantity above one, from when and until when it holds (ms), in this order.
 * The head is the number of its list and five bits: its kind, which of those three there are, and whether the amount takes two numbers.
 */
const bits = { special: 1, quantity: 2, from: 4, until: 8, large: 16 };
const headsOfList = 32;
/** Of a whole number that takes two, the first tells how often this goes into it. */
const high = 2 ** 31;

export type StoredPrices = { lists: string[]; rows: StoredLists };

export type PackedPrices = Kept<PricesByList> & { stored: () => StoredPrices };

const writeTwo = (numbers: number[], value: number): void =>
  void numbers.push(Math.floor(value / high), value - Math.floor(value / high) * high);

const writeRow = (
  numbers: number[],
  list: number,
  { kind, amount, min_qty, from, until }: PriceRow,
): void => {
  const isLarge = amount >= high;
  numbers.push(
    list * headsOfList +
      (kind === 'special' ? bits.special : 0) +
      (min_qty === 1 ? 0 : bits.quantity) +
      (from === null ? 0 : bits.from) +
      (until === null ? 0 : bits.until) +
      (isLarge ? bits.large : 0),
  );
  if (isLarge) writeTwo(numbers, amount);
  else numbers.push(amount);
  if (min_qty !== 1) numbers.push(min_qty);
  if (from !== null) writeTwo(numbers, Date.parse(from));
  if (until !== null) writeTwo(numbers, Date.parse(until));
};

type Read = { list: number; row: PriceRow };

/** Rows in the order in which they were written. */
const rowsIn = (numbers: Int32Array, textOf: (instant: number) => string): Read[] => {
  const rows: Read[] = [];
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  const nextTwo = (): number => next() * high + next();
  while (at < numbers.length) {
    const head = next();
    const amount = (head & bits.large) === 0 ? next() : nextTwo();
    const min_qty = (head & bits.quantity) === 0 ? 1 : next();
    const from = (head & bits.from) === 0 ? null : textOf(nextTwo());
    const until = (head & bits.until) === 0 ? null : textOf(nextTwo());
    rows.push({
      list: Math.floor(head / headsOfList),
      row: { kind: (head & bits.special) === 0 ? 'regular' : 'special', amount, min_qty, from, until },
    });
  }
  return rows;
};

/** Windows begin and end together: the texts of so many instants are kept. */
const instantsAtMost = 64;
/** Rows that were put or read lately, for those who ask for one product's under each list and in each store view. */
const readAtMost = 4096;

/** How an instant (ms) is written, ISO 8601 in UTC. */
const instantTexts = (): ((instant: number) => string) => {
  const known = new Map<number, string>();
  return (instant) => {
    const text = known.get(instant) ?? new Date(instant).toISOString();
    if (known.size === instantsAtMost) known.clear();
    known.set(instant, text);
    return text;
  };
};

const nothing = (): StoredPrices => ({ lists: [], rows: packedLists().stored() });

/** Price rows in eight bytes each, and what few of them have in a few more. Instants are kept to the millisecond and read as ISO 8601 in UTC. */
export const packedPrices = (from = nothing()): PackedPrices => {
  const lists = [...from.lists];
  const rows = packedLists(from.rows);
  const listNumber = (list: string): number => {
    const known = lists.indexOf(list);
    return known >= 0 ? known : lists.push(list) - 1;
  };
  const textOf = instantTexts();
  let read = new Map<number, PricesByList>();
  const keepAtHand = (id: number, byList: PricesByList): void => {
    // One that is cleared leads from its table before to the next, which keeps what is in both.
    if (read.size === readAtMost) read = new Map();
    read.set(id, byList);
  };
  const readRows = (id: number): PricesByList | undefined => {
    const numbers = rows.get(id);
    if (numbers === undefined) return undefined;
    const byList: Record<string, PriceRow[]> = {};
    for (const { list, row } of rowsIn(numbers, textOf)) (byList[lists[list] ?? ''] ??= []).push(row);
    keepAtHand(id, byList);
    return byList;
  };
  return {
    get: (id) => read.get(id) ?? readRows(id),
    set: (id, byList) => {
      const numbers: number[] = [];
      for (const list in byList)
        for (const row of byList[list] ?? []) writeRow(numbers, listNumber(list), row);
      rows.set(id, numbers);
      keepAtHand(id, byList);
    },
    delete: (id) => {
      read.delete(id);
      return rows.delete(id);
    },
    stored: () => ({ lists, rows: rows.stored() }),
  };
};
