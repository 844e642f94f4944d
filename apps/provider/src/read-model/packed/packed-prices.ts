import type { PriceRow } from '@dijla/contract/client';
import type { Kept, PricesByList } from '../hot-rows.ts';
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

const two = (value: number): number[] => [Math.floor(value / high), value - Math.floor(value / high) * high];
const instant = (at: string | null): number[] => (at === null ? [] : two(Date.parse(at)));

const numbersOf = (list: number, { kind, amount, min_qty, from, until }: PriceRow): number[] => {
  const has = { special: kind === 'special', quantity: min_qty !== 1, from: from !== null, until: until !== null, large: amount >= high };
  const head = list * headsOfList + (has.special ? bits.special : 0) + (has.quantity ? bits.quantity : 0) + (has.from ? bits.from : 0) + (has.until ? bits.until : 0) + (has.large ? bits.large : 0);
  return [head, ...(has.large ? two(amount) : [amount]), ...(has.quantity ? [min_qty] : []), ...instant(from), ...instant(until)];
};

type Read = { list: number; row: PriceRow };

/** Reads rows one after the other. */
const rowsIn = function* (numbers: Int32Array): Generator<Read> {
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  const nextTwo = (): number => next() * high + next();
  const nextInstant = (): string => new Date(nextTwo()).toISOString();
  while (at < numbers.length) {
    const head = next();
    const amount = (head & bits.large) === 0 ? next() : nextTwo();
    const min_qty = (head & bits.quantity) === 0 ? 1 : next();
    const from = (head & bits.from) === 0 ? null : nextInstant();
    const until = (head & bits.until) === 0 ? null : nextInstant();
    yield { list: Math.floor(head / headsOfList), row: { kind: (head & bits.special) === 0 ? 'regular' : 'special', amount, min_qty, from, until } };
  }
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
  return {
    get: (id) => {
      const numbers = rows.get(id);
      if (numbers === undefined) return undefined;
      const byList: Record<string, PriceRow[]> = {};
      for (const { list, row } of rowsIn(numbers)) (byList[lists[list] ?? ''] ??= []).push(row);
      return byList;
    },
    set: (id, byList) => rows.set(id, Object.entries(byList).flatMap(([list, given]) => given.flatMap((row) => numbersOf(listNumber(list), row)))),
    delete: rows.delete,
    stored: () => ({ lists, rows: rows.stored() }),
  };
};
