import type { AttributeDocument, CategoryDocument, PriceRow } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ColdProduct } from '../modules/catalog/catalog.ts';
import { priceKey, type PricesByList, type StockRow } from './hot-rows.ts';

type Documents = { product: ColdProduct; category: CategoryDocument; attribute: AttributeDocument };
export type DocumentEntity = keyof Documents;

/** Ids of everything of an entity that has, or had, a document. */
export const readAllIds = async (db: Database, entity: DocumentEntity): Promise<number[]> => {
  const rows = await db.selectFrom(entity).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/** Documents by id and then by store code. */
export const readDocuments = async <E extends DocumentEntity>(
  db: Database,
  entity: E,
  ids: readonly number[],
): Promise<Map<number, Record<string, Documents[E]>>> => {
  const found = new Map<number, Record<string, Documents[E]>>();
  if (ids.length === 0) return found;
  const { rows } = await sql<{ store_code: string; entity_id: number; document: Documents[E] }>`
    select store_code, entity_id, document from catalogue_document
    where store_code in (select code from store_view) and entity = ${entity} and entity_id = any(${ids})`.execute(db);
  for (const { store_code, entity_id, document } of rows) found.set(entity_id, { ...found.get(entity_id), [store_code]: document });
  return found;
};

/** The hot rows of one product, and the instants (ms) at which it changes by itself. */
export type HotReading = { prices: PricesByList; stock: StockRow | undefined; sales: number; boundaries: number[] };

const readPrices = async (db: Database, ids: readonly number[]) => {
  const rows = await db.selectFrom('price').selectAll().where(sql<boolean>`product_id = any(${ids})`).orderBy('id').execute();
  const found = new Map<number, Record<string, PriceRow[]>>();
  for (const { product_id, price_list, currency, kind, amount, min_qty, from_at, until_at } of rows) {
    const byList = found.get(product_id) ?? {};
    const row: PriceRow = { kind, amount, min_qty, from: from_at?.toISOString() ?? null, until: until_at?.toISOString() ?? null };
    (byList[priceKey(price_list, currency)] ??= []).push(row);
    found.set(product_id, byList);
  }
  return found;
};

const readSchedule = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('scheduled_change')
    .select(['entity_id', 'at'])
    .where('entity', '=', 'product')
    .where(sql<boolean>`entity_id = any(${ids})`)
    .orderBy('at')
    .execute();

/** Stock and price rows, sales and schedule of these products; one without any has an empty reading. */
export const readHotRows = async (db: Database, ids: readonly number[]): Promise<Map<number, HotReading>> => {
  if (ids.length === 0) return new Map();
  const stock = await db.selectFrom('stock_level').selectAll().where(sql<boolean>`product_id = any(${ids})`).execute();
  const prices = await readPrices(db, ids);
  const sales = await db.selectFrom('product_sales').selectAll().where(sql<boolean>`product_id = any(${ids})`).execute();
  const schedule = await readSchedule(db, ids);
  const stockById = new Map(stock.map(({ product_id, ...row }) => [product_id, row]));
  const salesById = new Map(sales.map(({ product_id, number_of_sales }) => [product_id, number_of_sales]));
  const scheduleById = Map.groupBy(schedule, ({ entity_id }) => entity_id);
  return new Map(
    ids.map((id) => [id, {
      prices: prices.get(id) ?? {},
      stock: stockById.get(id),
      sales: salesById.get(id) ?? 0,
      boundaries: (scheduleById.get(id) ?? []).map(({ at }) => at.getTime()),
    }]),
  );
};

export type FeedRow = { entity: string; entity_id: number | null; kind: string };

/**
 * Changes of all transactions from `horizon` on that nobody can come before any more: every transaction below the new horizon
 * has ended. Going on by transaction and not by seq, a change committed late is never passed over.
 */
export const readChanges = async (db: Database, horizon: number): Promise<{ horizon: number; rows: FeedRow[] }> => {
  const { rows } = await sql<{ horizon: string; entity: string | null; entity_id: number | null; kind: string | null }>`
    with reached as (select pg_snapshot_xmin(pg_current_snapshot()) as xid)
    select reached.xid::text as horizon, change.entity, change.entity_id, change.kind
    from reached left join change on change.xid >= ${String(horizon)}::xid8 and change.xid < reached.xid
    order by change.seq`.execute(db);
  return {
    horizon: Number(rows[0]?.horizon ?? horizon),
    rows: rows.flatMap(({ entity, entity_id, kind }) => (entity === null || kind === null ? [] : [{ entity, entity_id, kind }])),
  };
};

/** The horizon of a snapshot: what it shows holds every transaction below. */
export const readHorizon = async (db: Database): Promise<number> => (await readChanges(db, Number.MAX_SAFE_INTEGER)).horizon;
