import type { PriceRow } from '@dijla/contract/client';
import type { Kept, PricesByList } from '../overlay/hot-rows.ts';
import { packedLists, type StoredLists } from '@dijla/search-index/core/packed/packed-lists';

/**
 * A price row consists of a head, its amount and, if present, in this order: the minimum quantity if above
 * one, and the start and end of its validity (ms). The head combines the number of the price list with five
 * bits: the kind, which of those three are present, and whether the amount takes two numbers.
 */
const bits = { special: 1, quantity: 2, from: 4, until: 8, large: 16 };
const headsOfList = 32;
/** Base of integers that take two numbers: the first number is the quotient. */
const high = 2 ** 31;

export type StoredPrices = { lists: string[]; rows: StoredLists };

export type PackedPrices = Kept<PricesByList> & {
  /** Keys of price lists (`priceKey`) that products have or had prices under. */
  lists: () => readonly string[];
  stored: () => StoredPrices;
};

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

/** Returns the rows in the order in which they were written. */
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

/** Maximum number of cached instant texts; many price windows begin and end at the same instant. */
const instantsAtMost = 64;
/**
 * Maximum number of products whose recently written or read rows are cached, for callers that read a
 * product's rows for each list and store view.
 */
const readAtMost = 4096;

/** Returns a function that formats an instant (ms) as ISO 8601 in UTC. */
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

/**
 * Stores price rows in eight bytes each, plus a few more for optional members. Instants have millisecond
 * precision and are read as ISO 8601 in UTC.
 */
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
    // A new Map instead of `clear()`: a cleared Map's old table links to its new one, which keeps the
    // contents of both in memory.
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
    lists: () => lists,
    stored: () => ({ lists, rows: rows.stored() }),
  };
};
