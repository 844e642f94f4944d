import { isDeepStrictEqual } from 'node:util';
import { type DocumentEntity, documentEntities } from '@dijla/contract/entities';
import type { Database } from '../../database/connect.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import {
  type CatalogMemory,
  invalidateShown,
  setProduct,
  setTaxes,
  type View,
} from '../engine/catalog-memory.ts';
import { readDocuments } from '../engine/catalog-rows.ts';
import { inParts, needsDocument, type Plan, type Reasons, strongestOf } from './change-reasons.ts';
import {
  allOfThem,
  type ChangedEntity,
  changedProducts,
  type EntityChangeKind,
  appearancesOf,
  otherTaxes,
  pagesTagged,
} from './changed-entities.ts';
import type { Kept, StockRow } from '../overlay/hot-rows.ts';
import {
  type HotReading,
  readHotRows,
  readPriceRows,
  readSales,
  readStockRows,
  unsold,
} from '../overlay/hot-rows-sql.ts';
import { applyPrices } from './price-changes.ts';
import { readTaxes, type Taxes } from '../overlay/taxes.ts';
import { parentsOf, withParents } from '../documents/product-parts.ts';
import { quietStocks } from '../overlay/quiet-stocks.ts';
import { applySales } from './sales-changes.ts';
import { stockOfRow } from '../overlay/shown-stock.ts';
import { looksAroundStock } from './stock-changes.ts';

/** Hot rows read for some products, and the documents of those whose documents were requested. */
type Reading = { hot: Map<number, HotReading>; products: Map<number, Record<string, ColdProduct>> };

const setOrForget = <T>(map: Pick<Kept<T>, 'set' | 'delete'>, id: number, value: T | undefined): void => {
  if (value === undefined) map.delete(id);
  else map.set(id, value);
};

/** Stores hot rows without invalidating anything derived from earlier ones. */
export const placeRows = (memory: CatalogMemory, hot: Reading['hot']): void => {
  for (const [id, { prices, amounts, stock: row, sales, trend, rating, reviews, boundaries }] of hot) {
    memory.hot.prices.set(id, prices);
    setOrForget(memory.hot.amounts, id, amounts);
    setOrForget(memory.hot.stock, id, row);
    setOrForget(memory.hot.sales, id, sales === 0 ? undefined : sales);
    setOrForget(memory.hot.trends, id, trend === 0 ? undefined : trend);
    setOrForget(memory.hot.ratings, id, rating);
    setOrForget(memory.hot.reviews, id, reviews);
    setOrForget(memory.schedule, id, boundaries.length === 0 ? undefined : boundaries);
  }
};

/**
 * Among variants with equal prices one in stock supplies the price, so a part that goes in or out of stock
 * may change the prices of the products that contain it.
 */
const placeStock = (memory: CatalogMemory, id: number, row: StockRow | undefined): void => {
  const isThere = (): boolean => stockOfRow(id, memory.hot.stock.get(id)).is_in_stock;
  const wasThere = isThere();
  setOrForget(memory.hot.stock, id, row);
  invalidateShown(memory, id, 'stock');
  const isSame = wasThere === isThere();
  for (const each of parentsOf(memory, id)) {
    invalidateShown(memory, each, 'stock');
    if (!isSame) invalidateShown(memory, each, 'prices');
  }
};

/** Stock rows read for some products, by id. */
type StockReading = ReadonlyMap<number, StockRow | undefined>;

/** Stores stock rows and nothing else. */
export const placeStocks = (memory: CatalogMemory, stock: StockReading): void => {
  for (const [id, row] of stock) placeStock(memory, id, row);
};

/** Stores hot rows and documents. */
export const placeProducts = (memory: CatalogMemory, { hot, products }: Reading): void => {
  placeRows(memory, hot);
  for (const [id, documents] of products) setProduct(memory, id, documents);
  for (const id of withParents(memory, hot.keys())) invalidateShown(memory, id);
};

type Place<D> = { id: number; mapOf: (view: View) => Map<number, D>; lookOf: (document: D) => string };

/** Stores the documents of one entity and returns whether it looks different in any store view. */
const place = <D>(
  memory: CatalogMemory,
  documents: Readonly<Record<string, D>>,
  { id, mapOf, lookOf }: Place<D>,
): boolean => {
  let isDifferent = false;
  for (const view of memory.views) {
    const [before, after] = [mapOf(view).get(id), documents[view.store.code]];
    isDifferent ||= (before && lookOf(before)) !== (after && lookOf(after));
    if (after === undefined) mapOf(view).delete(id);
    else mapOf(view).set(id, after);
  }
  return isDifferent;
};

/**
 * No page shows a category's product count, which every new product changes in all ancestors. Only whether
 * it is zero matters: menus leave out empty categories.
 */
const categoryLook = (document: object): string =>
  JSON.stringify(document, (member, value: unknown) =>
    member === 'product_count' ? Number(value) > 0 : value,
  );

const applyProducts = (
  memory: CatalogMemory,
  reading: Reading,
  { reasons, now }: { reasons: Reasons; now: number },
): ChangedEntity[] => {
  const known = withParents(memory, reasons.keys());
  // A product that contains one with a new document may look different itself.
  const look = (ids: Iterable<number>) => {
    const cold = withParents(memory, reading.products.keys());
    return appearancesOf(memory, ids, { now, isCold: (id) => cold.has(id) });
  };
  const before = look(known);
  const reasonOfParent = new Map(
    [...reasons].flatMap(([id, reason]) =>
      parentsOf(memory, id).map((parent) => [parent, strongestOf(reason)] as const),
    ),
  );
  placeProducts(memory, reading);
  const after = look(withParents(memory, reasons.keys()).union(known));
  const kindOf = (id: number): EntityChangeKind | undefined => {
    const reason = reasons.get(id);
    return reason === undefined ? reasonOfParent.get(id) : strongestOf(reason);
  };
  return changedProducts(memory, { before, after }, (id) => kindOf(id) ?? 'saved');
};

const applyStock = (memory: CatalogMemory, stock: StockReading): ChangedEntity[] => {
  const quiet = quietStocks(memory, stock);
  const looked = [...stock.keys()].filter((id) => !quiet.has(id));
  const appearances = looksAroundStock(memory, withParents(memory, looked), () => placeStocks(memory, stock));
  const same = [...quiet].map((id): ChangedEntity => ({
    entity: 'product',
    id,
    kind: 'stock',
    visiblyDifferent: false,
  }));
  return [...changedProducts(memory, appearances, () => 'stock'), ...same];
};

const applyTaxes = (memory: CatalogMemory, taxes: Taxes): ChangedEntity[] => {
  if (isDeepStrictEqual(taxes, memory.taxes)) return [];
  setTaxes(memory, taxes);
  // While an index is being rebuilt, nothing looks different until that is done.
  return memory.views.some(({ heldTaxes }) => heldTaxes !== undefined) ? [] : [otherTaxes];
};

const readStock = async (db: Database, ids: readonly number[]): Promise<StockReading> => {
  const stock = await readStockRows(db, ids);
  return new Map(ids.map((id) => [id, stock.get(id)]));
};

const readProducts = async (db: Database, reasons: Reasons): Promise<Reading> => {
  const saved = [...reasons].flatMap(([id, reason]) => (needsDocument(reason) ? [id] : []));
  const documents = await readDocuments(db, 'product', saved);
  const hot = await readHotRows(db, [...reasons.keys()]);
  return { hot, products: new Map(saved.map((id) => [id, documents.get(id) ?? {}])) };
};

/** The catalog in the database and the one in memory; `now` returns milliseconds. */
export type Both = { db: Database; memory: CatalogMemory; now: () => number };

/** Re-reads some products. The function it resolves to stores them and returns what changed. */
export type Step = (both: Both) => Promise<() => ChangedEntity[]>;

const stockStep =
  (reasons: Reasons): Step =>
  async ({ db, memory }) => {
    const stock = await readStock(db, [...reasons.keys()]);
    return () => applyStock(memory, stock);
  };

const productStep =
  (reasons: Reasons): Step =>
  async ({ db, memory, now }) => {
    const reading = await readProducts(db, reasons);
    return () => applyProducts(memory, reading, { reasons, now: now() });
  };

const priceStep =
  (reasons: Reasons): Step =>
  async (both) => {
    const { db, memory } = both;
    const reading = await readPriceRows(db, [...reasons.keys()]);
    const others = new Map(
      [...reasons].filter(([id]) => !isDeepStrictEqual(reading.get(id)?.amounts, memory.hot.amounts.get(id))),
    );
    if (others.size === 0) return () => applyPrices(memory, reading);
    const placeOthers = await productStep(others)(both);
    return () => [
      ...applyPrices(memory, new Map([...reading].filter(([id]) => !others.has(id)))),
      ...placeOthers(),
    ];
  };

const salesStep =
  (reasons: Reasons): Step =>
  async ({ db, memory }) => {
    const sales = await readSales(db, [...reasons.keys()]);
    return () => applySales(memory, new Map([...reasons.keys()].map((id) => [id, sales.get(id) ?? unsold])));
  };

/** Returns the narrowest rows first: a shop takes in a night's prices before a night's texts (DESIGN §5). */
export const stepsOf = (reasons: Reasons): Step[] => {
  const { stock, prices, sales, others } = inParts(reasons);
  return [
    ...stock.map(stockStep),
    ...prices.map(priceStep),
    ...sales.map(salesStep),
    ...others.map(productStep),
  ];
};

type Documents<E> = {
  entity: E;
  ids: ReadonlySet<number>;
  note: (changed: ChangedEntity[]) => Promise<void>;
};

const applyDocuments = async <E extends DocumentEntity>(
  { db, memory }: Omit<Both, 'now'>,
  { entity, ids, note }: Documents<E>,
): Promise<void> => {
  const documents = await readDocuments(db, entity, [...ids]);
  const lookOf = entity === 'category' ? categoryLook : JSON.stringify;
  for (const id of ids)
    await note([
      {
        entity,
        id,
        kind: 'saved',
        visiblyDifferent: place(memory, documents.get(id) ?? {}, {
          id,
          mapOf: ({ plain }: View) => plain[entity],
          lookOf,
        }),
      },
    ]);
};

/**
 * Applies the entities that consist of a document only and those reported as a whole. `note` is called with
 * the changes of each part.
 */
export const applyPlain = async (
  { db, memory }: Both,
  { taxes, wholes, tags, plain }: Plan,
  note: (changed: ChangedEntity[]) => Promise<void>,
): Promise<void> => {
  if (taxes) await note(applyTaxes(memory, await readTaxes(db)));
  for (const entity of wholes) await note([{ entity, id: allOfThem, kind: 'saved', visiblyDifferent: true }]);
  if (tags.size > 0) await note([...tags].map(pagesTagged));
  for (const entity of documentEntities)
    await applyDocuments({ db, memory }, { entity, ids: plain[entity], note });
};
