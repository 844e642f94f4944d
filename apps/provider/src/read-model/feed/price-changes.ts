import { isDeepStrictEqual } from 'node:util';
import type { PriceRow } from '@dijla/contract/client';
import { type CatalogMemory, invalidateShown, type View } from '../engine/catalog-memory.ts';
import { type ChangedEntity, changedListings } from './changed-entities.ts';
import type { PricesByList } from '../overlay/hot-rows.ts';
import type { PriceReading } from '../overlay/hot-rows-sql.ts';
import { idsInDocument } from '../documents/composition.ts';
import { compositionsIn } from '../documents/compositions-in-view.ts';
import { parentsOf } from '../documents/product-parts.ts';

const isSameRow = (one: PriceRow, other: PriceRow | undefined): boolean =>
  one.amount === other?.amount &&
  one.kind === other.kind &&
  one.min_qty === other.min_qty &&
  one.from === other.from &&
  one.until === other.until;

const areSameRows = (
  some: readonly PriceRow[] | undefined,
  others: readonly PriceRow[] | undefined,
): boolean =>
  some?.length === others?.length &&
  (some === undefined || some.every((row, place) => isSameRow(row, others?.[place])));

const currencyOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Currencies in which a product's rows changed, in any price list. */
const otherCurrencies = (before: PricesByList, after: PricesByList): readonly string[] => {
  const others: string[] = [];
  const note = (key: string): void => {
    const currency = currencyOf(key);
    if (!others.includes(currency)) others.push(currency);
  };
  for (const key in after) if (!areSameRows(before[key], after[key])) note(key);
  for (const key in before) if (after[key] === undefined) note(key);
  return others;
};

/** Products whose rows of a currency changed, and these together with the products that contain them. */
type OtherRows = { ids: Set<number>; around: Set<number> };

const noOthers = (): OtherRows => ({ ids: new Set(), around: new Set() });

/** Changed rows by currency. */
const otherRows = (memory: CatalogMemory, reading: PriceReading): ReadonlyMap<string, OtherRows> => {
  const others = new Map<string, OtherRows>();
  for (const [id, { prices }] of reading) {
    const currencies = otherCurrencies(memory.hot.prices.get(id) ?? {}, prices);
    const parents = currencies.length === 0 ? [] : parentsOf(memory, id);
    for (const currency of currencies) {
      const { ids, around } = others.get(currency) ?? noOthers();
      ids.add(id);
      around.add(id);
      for (const parent of parents) around.add(parent);
      others.set(currency, { ids, around });
    }
  }
  return others;
};

/**
 * Products of a store view that look different because of changed rows, even if only to one customer group:
 * its pages are cached beside the default ones.
 */
const differentIn = (memory: CatalogMemory, view: View, { ids, around }: OtherRows): number[] => {
  const compositionOf = compositionsIn(memory, view);
  return [...around].filter(
    (id) =>
      view.traits.get(id) !== undefined && idsInDocument(id, compositionOf(id)).some((told) => ids.has(told)),
  );
};

const place = (
  memory: CatalogMemory,
  reading: PriceReading,
  others: ReadonlyMap<string, OtherRows>,
): void => {
  const all = [...others.values()];
  for (const [id, { prices, boundaries }] of reading) {
    if (boundaries.length === 0) memory.schedule.delete(id);
    else if (!isDeepStrictEqual(memory.schedule.get(id), boundaries)) memory.schedule.set(id, boundaries);
    if (all.some(({ ids }) => ids.has(id))) memory.hot.prices.set(id, prices);
  }
  for (const view of memory.views) {
    for (const id of others.get(view.store.currency.code)?.around ?? [])
      invalidateShown({ views: [view] }, id, 'prices');
  }
};

/** Stores price rows and nothing else. */
export const placePrices = (memory: CatalogMemory, reading: PriceReading): void =>
  place(memory, reading, otherRows(memory, reading));

/** Stores price rows and returns the products and category listings that look different because of them. */
export const applyPrices = (memory: CatalogMemory, reading: PriceReading): ChangedEntity[] => {
  const others = otherRows(memory, reading);
  place(memory, reading, others);
  const different = new Set<number>();
  const listedIn = new Set<number>();
  for (const view of memory.views) {
    for (const id of differentIn(memory, view, others.get(view.store.currency.code) ?? noOthers())) {
      different.add(id);
      for (const category of view.traits.get(id)?.listedIn ?? []) listedIn.add(category);
    }
  }
  const looked = new Set(reading.keys());
  for (const { around } of others.values()) for (const id of around) looked.add(id);
  const products = [...looked].map((id): ChangedEntity => ({
    entity: 'product',
    id,
    kind: 'price',
    visiblyDifferent: different.has(id),
  }));
  return [...products, ...changedListings(memory, listedIn)];
};
