import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { ProductState, SavedProduct } from './product-state.ts';
import { recordset } from '../../database/recordset.ts';

const rowsPerStatement = 2000;

/** Parts of a list that fit one statement. */
const parts = <T>(rows: readonly T[]): T[][] => {
  const found: T[][] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) found.push(rows.slice(start, start + rowsPerStatement));
  return found;
};

/** The known ones among these skus as they stand, by sku. */
export const readSavedProducts = async (db: Database, skus: readonly string[]): Promise<Map<string, SavedProduct>> => {
  const saved = new Map<string, SavedProduct>();
  for (const part of parts(skus)) {
    const { rows } = await sql<{ sku: string; id: number; created_at: Date; state: ProductState }>`
      select p.sku, p.id, p.created_at, jsonb_build_object(
        'type', p.type, 'status', p.status, 'tax_class_id', p.tax_class_id, 'attributes', p.attributes,
        'texts', coalesce((
          select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description, 'short_description', t.short_description))
          from product_text t where t.product_id = p.id), '{}'),
        'addresses', coalesce((
          select jsonb_object_agg(s.store_code, jsonb_build_object('visibility', s.visibility, 'url_key', s.url_key, 'url_path', s.url_path))
          from product_store s where s.product_id = p.id), '{}'),
        'categories', coalesce((select jsonb_agg(jsonb_build_object('category_id', c.category_id, 'position', c.position) order by c.category_id)
          from product_category c where c.product_id = p.id), '[]'),
        'media', coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'tone', m.tone) order by m.position)
          from product_media m where m.product_id = p.id), '[]'),
        'axes', coalesce((select jsonb_agg(a.attribute_id order by a.position) from product_axis a where a.parent_id = p.id), '[]'),
        'variants', coalesce((select jsonb_agg(v.child_id order by v.position) from product_variant v where v.parent_id = p.id), '[]')
      ) as state
      from product p where p.sku = any(${part})`.execute(db);
    for (const { sku, id, created_at, state } of rows) saved.set(sku, { id, created_at: created_at.toISOString(), state });
  }
  return saved;
};

/** Gives ids to new skus in their order and answers them by sku. */
export const insertProducts = async (
  transaction: DatabaseTransaction,
  products: readonly { sku: string; type: string }[],
  source: string,
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const part of parts(products.map((product, position) => ({ ...product, position })))) {
    const { rows } = await sql<{ id: number; sku: string }>`
      insert into product (sku, type, source) select sku, type, ${source} from ${recordset(part, 'sku text, type text, position integer')} order by position
      returning id, sku`.execute(transaction);
    for (const { id, sku } of rows) ids.set(sku, id);
  }
  return ids;
};

export type ProductWrite = { id: number; created_at: string | null; state: ProductState };

const satellites = ['product_text', 'product_store', 'product_category', 'product_media'] as const;
const belowParents = ['product_axis', 'product_variant'] as const;

const clear = async (transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> => {
  for (const table of satellites) await sql`delete from ${sql.table(table)} where product_id = any(${ids})`.execute(transaction);
  for (const table of belowParents) await sql`delete from ${sql.table(table)} where parent_id = any(${ids})`.execute(transaction);
};

const writeCore = async (transaction: DatabaseTransaction, writes: readonly ProductWrite[]): Promise<void> => {
  const rows = writes.map(({ id, created_at, state }) => {
    const { type, status, tax_class_id, attributes } = state;
    return { id, created_at, type, status, tax_class_id, attributes };
  });
  await sql`
    update product p set type = given.type, status = given.status, tax_class_id = given.tax_class_id, attributes = given.attributes,
      created_at = coalesce(given.created_at, p.created_at), updated_at = now()
    from ${recordset(rows, 'id integer, created_at timestamptz, type text, status smallint, tax_class_id integer, attributes jsonb')}
    where p.id = given.id`.execute(transaction);
};

const writeSatellites = async (transaction: DatabaseTransaction, writes: readonly ProductWrite[]): Promise<void> => {
  const texts = writes.flatMap(({ id, state }) => Object.entries(state.texts).map(([language, text]) => ({ id, language, ...text })));
  await sql`insert into product_text (product_id, language, name, description, short_description)
    select id, language, name, description, short_description
    from ${recordset(texts, 'id integer, language text, name text, description text, short_description text')}`.execute(transaction);
  const addresses = writes.flatMap(({ id, state }) => Object.entries(state.addresses).map(([store_code, address]) => ({ id, store_code, ...address })));
  await sql`insert into product_store (product_id, store_code, visibility, url_key, url_path)
    select id, store_code, visibility, url_key, url_path
    from ${recordset(addresses, 'id integer, store_code text, visibility smallint, url_key text, url_path text')}`.execute(transaction);
  const categories = writes.flatMap(({ id, state }) => state.categories.map((category) => ({ id, ...category })));
  await sql`insert into product_category (product_id, category_id, position)
    select id, category_id, position from ${recordset(categories, 'id integer, category_id integer, position integer')}`.execute(transaction);
  const media = writes.flatMap(({ id, state }) => state.media.map((entry, position) => ({ id, position, ...entry })));
  await sql`insert into product_media (product_id, position, path, tone)
    select id, position, path, tone from ${recordset(media, 'id integer, position integer, path text, tone text')}`.execute(transaction);
};

const writeVariants = async (transaction: DatabaseTransaction, writes: readonly ProductWrite[]): Promise<void> => {
  const axes = writes.flatMap(({ id, state }) => state.axes.map((attribute_id, position) => ({ id, attribute_id, position })));
  await sql`insert into product_axis (parent_id, attribute_id, position)
    select id, attribute_id, position from ${recordset(axes, 'id integer, attribute_id integer, position integer')}`.execute(transaction);
  const variants = writes.flatMap(({ id, state }) => state.variants.map((child_id, position) => ({ id, child_id, position })));
  await sql`insert into product_variant (parent_id, child_id, position)
    select id, child_id, position from ${recordset(variants, 'id integer, child_id integer, position integer')}`.execute(transaction);
};

/** Writes these products whole. Their addresses are cleared first, so two of them may exchange theirs. */
export const writeProducts = async (transaction: DatabaseTransaction, writes: readonly ProductWrite[]): Promise<void> => {
  for (const part of parts(writes)) await clear(transaction, part.map(({ id }) => id));
  for (const part of parts(writes)) {
    await writeCore(transaction, part);
    await writeSatellites(transaction, part);
    await writeVariants(transaction, part);
  }
};

/** Addresses that are taken in any store view: of all categories, and of products other than these. */
export const readTakenAddresses = async (db: Database, except: readonly number[]): Promise<Set<string>> => {
  const { rows } = await sql<{ url_path: string }>`
    select distinct url_path from category_store
    union select distinct url_path from product_store where product_id <> all(${except})`.execute(db);
  return new Set(rows.map(({ url_path }) => url_path));
};

/** The known ones among these skus. */
export const readProductIds = async (db: Database, skus: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ sku: string; id: number }>`select sku, id from product where sku = any(${skus})`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
};

/** Whether the catalogue has anything to sell, or ever had. */
export const hasProducts = async (db: Database): Promise<boolean> => (await db.selectFrom('product').select('id').limit(1).execute()).length > 0;
