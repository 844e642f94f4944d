import { isDeepStrictEqual } from 'node:util';
import type { TaxRule } from '@dijla/contract/client';
import type { Database } from '../database/connect.ts';
import type { ColdProduct } from '../modules/catalog/catalog.ts';
import { readTaxRules } from '../modules/pricing/pricing.ts';
import { type CatalogueMemory, forgetShown, plainEntities, type PlainEntity, plainMaps, setProduct, setTaxRules, type View } from './catalogue-memory.ts';
import { type DocumentEntity, type FeedRow, readAllIds, readDocuments } from './catalogue-rows.ts';
import { allOfThem, type ChangedEntity, changedProducts, type EntityChangeKind, looksOf, otherTaxes, wholeEntities, type WholeEntity } from './changed-entities.ts';
import type { Kept, StockRow } from './hot-rows.ts';
import { type HotReading, readHotRows, readPriceRows, readStockRows } from './hot-rows-store.ts';
import { applyPrices } from './price-changes.ts';
import { parentsOf, withParents } from './product-parts.ts';
import { quietStocks } from './quiet-stocks.ts';
import { stockOfRow } from './shown-stock.ts';
import { looksAroundStock } from './stock-changes.ts';

/** Strongest first: of several changes to one product this one gives the reason. */
const kinds: readonly EntityChangeKind[] = ['removed', 'saved', 'price', 'stock', 'reviews', 'sales'];

/** Why a product is read again: one bit for each kind of change. */
type Reason = number;

/** What a batch of the feed asks to be read again, by entity. */
type Plan = { products: Map<number, Reason>; plain: Readonly<Record<PlainEntity, Set<number>>>; taxRules: boolean; wholes: Set<WholeEntity> };

const asKind = (kind: string): EntityChangeKind => kinds.find((known) => known === kind) ?? 'saved';
const bitOf = (kind: EntityChangeKind): Reason => 1 << kinds.indexOf(kind);
const hasKind = (reason: Reason, kind: EntityChangeKind): boolean => (reason & bitOf(kind)) !== 0;
const strongestOf = (reason: Reason): EntityChangeKind => kinds.find((kind) => hasKind(reason, kind)) ?? 'saved';

/** A row without an id means all of its kind. */
const idsOf = async (db: Database, entity: DocumentEntity, id: number | null): Promise<number[]> => (id === null ? readAllIds(db, entity) : [id]);

const planOf = async (db: Database, rows: readonly FeedRow[]): Promise<Plan> => {
  const plan: Plan = { products: new Map(), plain: { attribute: new Set(), category: new Set(), cms_page: new Set(), cms_block: new Set() }, taxRules: false, wholes: new Set() };
  for (const { entity, entity_id, kind } of rows) {
    if (entity === 'product') for (const id of await idsOf(db, entity, entity_id)) plan.products.set(id, (plan.products.get(id) ?? 0) | bitOf(asKind(kind)));
    const plain = plainEntities.find((known) => known === entity);
    if (plain !== undefined) for (const id of await idsOf(db, plain, entity_id)) plan.plain[plain].add(id);
    if (entity === 'taxrule') plan.taxRules = true;
    const whole = wholeEntities.find((known) => known === entity);
    if (whole !== undefined) plan.wholes.add(whole);
  }
  return plan;
};

/** What was read of some products: their hot rows, and documents of those whose documents were asked for. */
type Reading = { hot: Map<number, HotReading>; products: Map<number, Record<string, ColdProduct>> };

const setOrForget = <T>(map: Pick<Kept<T>, 'set' | 'delete'>, id: number, value: T | undefined): void => {
  if (value === undefined) map.delete(id);
  else map.set(id, value);
};

/** Puts hot rows in place where nothing was made of those before. */
export const placeRows = (memory: CatalogueMemory, hot: Reading['hot']): void => {
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

/** Of equal variants one that is there gives its prices: where a part comes or goes, what it is part of may have others. */
const placeStock = (memory: CatalogueMemory, id: number, row: StockRow | undefined): void => {
  const isThere = (): boolean => stockOfRow(id, memory.hot.stock.get(id)).is_in_stock;
  const wasThere = isThere();
  setOrForget(memory.hot.stock, id, row);
  forgetShown(memory, id, 'stock');
  const isSame = wasThere === isThere();
  for (const each of parentsOf(memory, id)) {
    forgetShown(memory, each, 'stock');
    if (!isSame) forgetShown(memory, each, 'prices');
  }
};

/** What was read of the stock of some products, by their ids. */
type StockReading = ReadonlyMap<number, StockRow | undefined>;

/** Puts stock rows in place, and nothing else. */
export const placeStocks = (memory: CatalogueMemory, stock: StockReading): void => {
  for (const [id, row] of stock) placeStock(memory, id, row);
};

/** Puts hot rows and documents in place. */
export const placeProducts = (memory: CatalogueMemory, { hot, products }: Reading): void => {
  placeRows(memory, hot);
  for (const [id, documents] of products) setProduct(memory, id, documents);
  for (const id of withParents(memory, hot.keys())) forgetShown(memory, id);
};

type Place<D> = { id: number; mapOf: (view: View) => Map<number, D>; lookOf: (document: D) => string };

/** Puts one kind of document in place and tells whether any store view's looks different. */
const place = <D>(memory: CatalogueMemory, documents: Readonly<Record<string, D>>, { id, mapOf, lookOf }: Place<D>): boolean => {
  let isDifferent = false;
  for (const view of memory.views) {
    const [before, after] = [mapOf(view).get(id), documents[view.store.code]];
    isDifferent ||= (before && lookOf(before)) !== (after && lookOf(after));
    if (after === undefined) mapOf(view).delete(id);
    else mapOf(view).set(id, after);
  }
  return isDifferent;
};

/** No page shows how many products a category has, which every new product changes all the way up; only whether it has any: menus leave out what has none. */
const categoryLook = (document: object): string =>
  JSON.stringify(document, (member, value: unknown) => (member === 'product_count' ? Number(value) > 0 : value));

const applyProducts = (memory: CatalogueMemory, reading: Reading, { reasons, now }: { reasons: Plan['products']; now: number }): ChangedEntity[] => {
  const known = withParents(memory, reasons.keys());
  // What is made of a product whose document is another may look different itself.
  const look = (ids: Iterable<number>) => {
    const cold = withParents(memory, reading.products.keys());
    return looksOf(memory, ids, { now, isCold: (id) => cold.has(id) });
  };
  const before = look(known);
  const reasonOfParent = new Map([...reasons].flatMap(([id, reason]) => parentsOf(memory, id).map((parent) => [parent, strongestOf(reason)] as const)));
  placeProducts(memory, reading);
  const after = look(withParents(memory, reasons.keys()).union(known));
  const kindOf = (id: number): EntityChangeKind | undefined => {
    const reason = reasons.get(id);
    return reason === undefined ? reasonOfParent.get(id) : strongestOf(reason);
  };
  return changedProducts(memory, { before, after }, (id) => kindOf(id) ?? 'saved');
};

const applyStock = (memory: CatalogueMemory, stock: StockReading): ChangedEntity[] => {
  const quiet = quietStocks(memory, stock);
  const looked = [...stock.keys()].filter((id) => !quiet.has(id));
  const looks = looksAroundStock(memory, withParents(memory, looked), () => placeStocks(memory, stock));
  const same = [...quiet].map((id): ChangedEntity => ({ entity: 'product', id, kind: 'stock', visiblyDifferent: false }));
  return [...changedProducts(memory, looks, () => 'stock'), ...same];
};

const applyTaxRules = (memory: CatalogueMemory, rules: readonly TaxRule[]): ChangedEntity[] => {
  if (isDeepStrictEqual(rules, memory.taxRules)) return [];
  setTaxRules(memory, rules);
  // Where an index is made anew nothing looks different before that is done.
  return memory.views.some(({ heldTaxRules }) => heldTaxRules !== undefined) ? [] : [otherTaxes];
};

/** So many at a time: looking at them before and after must not hold up searches. Where documents are needed, those of all views and of what they are part of are still at hand when the index looks. */
const perStep = { stock: 200, prices: 200, rows: 100, documents: 100 };

/** Hears of what was put in place, as soon as it was. */
type Note = (changed: readonly ChangedEntity[]) => void;
type Reasons = { reasons: Plan['products']; now: () => number; note: Note };

const needsDocument = (reason: Reason): boolean => hasKind(reason, 'saved') || hasKind(reason, 'removed');
/** Of stock and prices it is known without documents what hangs on them. */
const isNarrow = (reason: Reason): boolean => (reason & ~(bitOf('stock') | bitOf('price'))) === 0;

const readStock = async (db: Database, ids: readonly number[]): Promise<StockReading> => {
  const stock = await readStockRows(db, ids);
  return new Map(ids.map((id) => [id, stock.get(id)]));
};

const readStep = async (db: Database, step: Plan['products']): Promise<Reading> => {
  const saved = [...step].flatMap(([id, reason]) => (needsDocument(reason) ? [id] : []));
  const documents = await readDocuments(db, 'product', saved);
  const hot = await readHotRows(db, [...step.keys()]);
  return { hot, products: new Map(saved.map((id) => [id, documents.get(id) ?? {}])) };
};

/** The narrowest rows go first: a shop takes in a night's prices before a night's texts (DESIGN §5). */
const stepsOf = (reasons: Plan['products']) => {
  const inOrder = [...reasons].toSorted(([one], [other]) => one - other);
  const stepsWhere = (isAsked: (reason: Reason) => boolean, size: number): Plan['products'][] => {
    const list = inOrder.filter(([, reason]) => isAsked(reason));
    return Array.from({ length: Math.ceil(list.length / size) }, (_, place) => new Map(list.slice(place * size, (place + 1) * size)));
  };
  return {
    stock: stepsWhere((reason) => isNarrow(reason) && hasKind(reason, 'stock'), perStep.stock),
    prices: stepsWhere((reason) => isNarrow(reason) && hasKind(reason, 'price'), perStep.prices),
    others: [...stepsWhere((reason) => !isNarrow(reason) && !needsDocument(reason), perStep.rows), ...stepsWhere(needsDocument, perStep.documents)],
  };
};

const readAndApplyPrices = async (db: Database, memory: CatalogueMemory, { reasons: step, now, note }: Reasons): Promise<void> => {
  const reading = await readPriceRows(db, [...step.keys()]);
  const others = new Map([...step].filter(([id]) => !isDeepStrictEqual(reading.get(id)?.amounts, memory.hot.amounts.get(id))));
  note(applyPrices(memory, new Map([...reading].filter(([id]) => !others.has(id)))));
  if (others.size > 0) note(applyProducts(memory, await readStep(db, others), { reasons: others, now: now() }));
};

const readAndApplyProducts = async (db: Database, memory: CatalogueMemory, { reasons, now, note }: Reasons): Promise<void> => {
  const { stock, prices, others } = stepsOf(reasons);
  for (const step of stock) note(applyStock(memory, await readStock(db, [...step.keys()])));
  for (const step of prices) await readAndApplyPrices(db, memory, { reasons: step, now, note });
  for (const step of others) note(applyProducts(memory, await readStep(db, step), { reasons: step, now: now() }));
};

const applyPlain = async <E extends PlainEntity>(db: Database, memory: CatalogueMemory, { entity, ids, note }: { entity: E; ids: ReadonlySet<number>; note: Note }): Promise<void> => {
  const documents = await readDocuments(db, entity, [...ids]);
  const lookOf = entity === 'category' ? categoryLook : JSON.stringify;
  for (const id of ids) note([{ entity, id, kind: 'saved', visiblyDifferent: place(memory, documents.get(id) ?? {}, { id, mapOf: plainMaps[entity], lookOf }) }]);
};

/**
 * Reads again what a batch of the feed names and puts it in place, part by part; `note` hears what changed and whether a shopper sees
 * it. Reading the state and not the change, it may run twice over the same rows: what a failed run put in place looks the same in the
 * next, so what it noted must not be forgotten. `now` in milliseconds.
 */
export const applyChanges = async (
  db: Database,
  memory: CatalogueMemory,
  { rows, now, note }: { rows: readonly FeedRow[]; now: () => number; note: Note },
): Promise<void> => {
  const plan = await planOf(db, rows);
  if (plan.taxRules) note(applyTaxRules(memory, await readTaxRules(db)));
  for (const entity of plan.wholes) note([{ entity, id: allOfThem, kind: 'saved', visiblyDifferent: true }]);
  for (const entity of plainEntities) await applyPlain(db, memory, { entity, ids: plan.plain[entity], note });
  await readAndApplyProducts(db, memory, { reasons: plan.products, now, note });
};
