import { isDeepStrictEqual } from 'node:util';
import type { PriceRow } from '@dijla/contract/client';
import { type CatalogueMemory, forgetShown, type View } from './catalogue-memory.ts';
import { type ChangedEntity, changedListings } from './changed-entities.ts';
import { priceKey, type PricesByList } from './hot-rows.ts';
import type { PriceReading } from './hot-rows-store.ts';
import { toldIds } from './making.ts';
import { makingsIn } from './makings-in-view.ts';
import { parentsOf, withParents } from './product-parts.ts';

const isSameRow = (one: PriceRow, other: PriceRow | undefined): boolean =>
  one.amount === other?.amount && one.kind === other.kind && one.min_qty === other.min_qty && one.from === other.from && one.until === other.until;

const areSameRows = (some: readonly PriceRow[] | undefined, others: readonly PriceRow[] | undefined): boolean =>
  some?.length === others?.length && (some === undefined || some.every((row, place) => isSameRow(row, others?.[place])));

/** Under which `list:currency` a product has other rows than before. */
const otherLists = (before: PricesByList, after: PricesByList): string[] => {
  const others: string[] = [];
  for (const key in after) if (!areSameRows(before[key], after[key])) others.push(key);
  for (const key in before) if (after[key] === undefined) others.push(key);
  return others;
};

/** By product, where its rows are others; without those whose rows are all the same. */
type OtherRows = ReadonlyMap<number, readonly string[]>;

const otherRows = ({ hot }: CatalogueMemory, reading: PriceReading): OtherRows =>
  new Map([...reading].map(([id, { prices }]) => [id, otherLists(hot.prices.get(id) ?? {}, prices)] as const).filter(([, lists]) => lists.length > 0));

const isInCurrency = (key: string, { store }: View): boolean => key.endsWith(priceKey('', store.currency.code));

/** Products of a store view that look different because of other rows, if only to a group: its pages are kept beside those of all. */
const differentIn = (memory: CatalogueMemory, view: View, others: OtherRows): number[] => {
  const makingOf = makingsIn(memory, view);
  const isOther = (id: number): boolean => others.get(id)?.some((key) => isInCurrency(key, view)) ?? false;
  return [...withParents(memory, others.keys())].filter((id) => view.traits.get(id) !== undefined && toldIds(id, makingOf(id)).some(isOther));
};

const place = (memory: CatalogueMemory, reading: PriceReading, others: OtherRows): void => {
  for (const [id, { prices, boundaries }] of reading) {
    if (boundaries.length === 0) memory.schedule.delete(id);
    else if (!isDeepStrictEqual(memory.schedule.get(id), boundaries)) memory.schedule.set(id, boundaries);
    const lists = others.get(id);
    if (lists === undefined) continue;
    memory.hot.prices.set(id, prices);
    const views = memory.views.filter((view) => lists.some((key) => isInCurrency(key, view)));
    for (const each of [id, ...parentsOf(memory, id)]) forgetShown({ views }, each, 'prices');
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
    for (const id of differentIn(memory, view, others)) {
      different.add(id);
      for (const category of view.traits.get(id)?.listedIn ?? []) listedIn.add(category);
    }
  }
  const looked = withParents(memory, others.keys()).union(new Set(reading.keys()));
  const products = [...looked].map((id): ChangedEntity => ({ entity: 'product', id, kind: 'price', visiblyDifferent: different.has(id) }));
  return [...products, ...changedListings(memory, listedIn)];
};
