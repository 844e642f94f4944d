import { isDeepStrictEqual } from 'node:util';
import type { PriceRow } from '@dijla/contract/client';
import { type CatalogueMemory, forgetShown, type View } from './catalogue-memory.ts';
import { type ChangedEntity, changedListings } from './changed-entities.ts';
import type { PricesByList } from './hot-rows.ts';
import type { PriceReading } from './hot-rows-store.ts';
import { toldIds } from './making.ts';
import { makingsIn } from './makings-in-view.ts';
import { parentsOf } from './product-parts.ts';

const isSameRow = (one: PriceRow, other: PriceRow | undefined): boolean =>
  one.amount === other?.amount && one.kind === other.kind && one.min_qty === other.min_qty && one.from === other.from && one.until === other.until;

const areSameRows = (some: readonly PriceRow[] | undefined, others: readonly PriceRow[] | undefined): boolean =>
  some?.length === others?.length && (some === undefined || some.every((row, place) => isSameRow(row, others?.[place])));

const currencyOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** In which currencies a product has other rows than before, if only in one list. */
const otherCurrencies = (before: PricesByList, after: PricesByList): ReadonlySet<string> => {
  const others = new Set<string>();
  for (const key in after) if (!areSameRows(before[key], after[key])) others.add(currencyOf(key));
  for (const key in before) if (after[key] === undefined) others.add(currencyOf(key));
  return others;
};

/** Products whose rows of a currency are others, each with those it is part of. */
type OtherRows = ReadonlyMap<number, readonly number[]>;

const noOthers: OtherRows = new Map();

/** By currency. */
const otherRows = (memory: CatalogueMemory, reading: PriceReading): ReadonlyMap<string, OtherRows> => {
  const others = new Map<string, Map<number, readonly number[]>>();
  for (const [id, { prices }] of reading) {
    const currencies = otherCurrencies(memory.hot.prices.get(id) ?? {}, prices);
    if (currencies.size === 0) continue;
    const parents = parentsOf(memory, id);
    for (const currency of currencies) others.set(currency, (others.get(currency) ?? new Map<number, readonly number[]>()).set(id, parents));
  }
  return others;
};

const withTheirParents = (others: OtherRows): Set<number> => {
  const ids = new Set(others.keys());
  for (const parents of others.values()) for (const parent of parents) ids.add(parent);
  return ids;
};

/** Products of a store view that look different because of other rows, if only to a group: its pages are kept beside those of all. */
const differentIn = (memory: CatalogueMemory, view: View, others: OtherRows): number[] => {
  const makingOf = makingsIn(memory, view);
  return [...withTheirParents(others)].filter((id) => view.traits.get(id) !== undefined && toldIds(id, makingOf(id)).some((told) => others.has(told)));
};

const place = (memory: CatalogueMemory, reading: PriceReading, others: ReadonlyMap<string, OtherRows>): void => {
  for (const [id, { boundaries }] of reading) {
    if (boundaries.length === 0) memory.schedule.delete(id);
    else if (!isDeepStrictEqual(memory.schedule.get(id), boundaries)) memory.schedule.set(id, boundaries);
  }
  for (const id of new Set([...others.values()].flatMap((each) => [...each.keys()]))) memory.hot.prices.set(id, reading.get(id)?.prices ?? {});
  for (const view of memory.views) {
    for (const id of withTheirParents(others.get(view.store.currency.code) ?? noOthers)) forgetShown({ views: [view] }, id, 'prices');
  }
};

/** Puts price rows in place, and nothing else. */
export const placePrices = (memory: CatalogueMemory, reading: PriceReading): void => place(memory, reading, otherRows(memory, reading));

/** Puts price rows in place and tells which products, and which categories' listings, look different by them. */
export const applyPrices = (memory: CatalogueMemory, reading: PriceReading): ChangedEntity[] => {
  const others = otherRows(memory, reading);
  place(memory, reading, others);
  const different = new Set<number>();
  const listedIn = new Set<number>();
  for (const view of memory.views) {
    for (const id of differentIn(memory, view, others.get(view.store.currency.code) ?? noOthers)) {
      different.add(id);
      for (const category of view.traits.get(id)?.listedIn ?? []) listedIn.add(category);
    }
  }
  const looked = new Set([...[...others.values()].flatMap((each) => [...withTheirParents(each)]), ...reading.keys()]);
  const products = [...looked].map((id): ChangedEntity => ({ entity: 'product', id, kind: 'price', visiblyDifferent: different.has(id) }));
  return [...products, ...changedListings(memory, listedIn)];
};
