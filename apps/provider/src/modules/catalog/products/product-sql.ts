import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordMarks } from '../../../database/record-handler.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { ProductInput, Texts } from '../saving/catalog-batch.ts';

/** Ids by sku, and the ids assigned just now to products without a row. */
export type GivenIds = { ids: Map<string, number>; fresh: Set<number> };

const readIds = async (db: Database, skus: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{
    id: number;
    sku: string;
  }>`select id, sku from product where sku = any(${skus})`.execute(db);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
};

const nextIds = async (
  transaction: DatabaseTransaction,
  skus: readonly string[],
): Promise<Map<string, number>> => {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('product', 'id'))::integer as id from generate_series(1, ${skus.length}::integer)`.execute(
    transaction,
  );
  return new Map(
    rows.flatMap(({ id }, index) => {
      const sku = skus[index];
      return sku === undefined ? [] : [[sku, id] as const];
    }),
  );
};

/**
 * Returns the ids of the products to be written and of products they only name, assigning new ids in the
 * given order. A named product without a row gets a placeholder row, invisible until the product itself is
 * saved.
 */
export const giveProductIds = async (
  transaction: DatabaseTransaction,
  { products, named, source }: { products: readonly string[]; named: readonly string[]; source: string },
): Promise<GivenIds> => {
  const known = await readIds(transaction, [...products, ...named]);
  const fresh = await nextIds(
    transaction,
    products.filter((sku) => !known.has(sku)),
  );
  const isKnown = (sku: string): boolean => known.has(sku) || fresh.has(sku);
  const placeholderIds = await nextIds(transaction, [...new Set(named.filter((sku) => !isKnown(sku)))]);
  const rows = [...placeholderIds].map(([sku, id]) => ({ id, sku }));
  if (rows.length > 0)
    await sql`insert into product (id, sku, type, status, source) select id, sku, 'simple', 2, ${source} from ${recordset(rows, 'id integer, sku text')}`.execute(
      transaction,
    );
  return { ids: new Map([...known, ...fresh, ...placeholderIds]), fresh: new Set(fresh.values()) };
};

/** A product to be written, natural keys replaced by ids. */
export type ProductWrite = {
  id: number;
  /** Whether its id was assigned just now, so that it has no row yet. */
  isNew: boolean;
  product: ProductInput;
  url_path: string;
  attributes: Record<string, unknown>;
  categories: { category_id: number; position: number }[];
  axes: number[];
};

type Ids = ReadonlyMap<string, number>;
type Rows = readonly object[];

const satellites = ['product_text', 'product_store', 'product_category', 'product_media'] as const;
const belowParents = ['product_axis', 'product_variant'] as const;

const clear = async (transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const table of satellites)
    await sql`delete from ${sql.table(table)} where product_id = any(${ids})`.execute(transaction);
  for (const table of belowParents)
    await sql`delete from ${sql.table(table)} where parent_id = any(${ids})`.execute(transaction);
  await sql`delete from product_link where product_id = any(${ids}) and type = 'associated'`.execute(
    transaction,
  );
};

const coreColumns =
  'id integer, sku text, created_at timestamptz, type text, status smallint, tax_class_id integer, size_class text, attribute_set text, attributes jsonb';

const writeCore = async (
  transaction: DatabaseTransaction,
  writes: readonly ProductWrite[],
  source: string,
): Promise<void> => {
  const rows = writes.map(
    ({
      id,
      isNew,
      attributes,
      product: { sku, type, status, tax_class_id, size_class = null, attribute_set, created_at },
    }) => ({ isNew, id, sku, created_at, type, status, tax_class_id, size_class, attribute_set, attributes }),
  );
  const sets = [...new Set(rows.flatMap(({ attribute_set }) => attribute_set ?? []))].map((name) => ({
    name,
  }));
  if (sets.length > 0)
    await sql`insert into attribute_set (name) select name from ${recordset(sets, 'name text')} on conflict do nothing`.execute(
      transaction,
    );
  const given = (isNew: boolean) =>
    sql`${recordset(
      rows.filter((row) => row.isNew === isNew),
      coreColumns,
    )} left join attribute_set a on a.name = given.attribute_set`;
  await sql`
    insert into product (id, sku, type, status, tax_class_id, size_class, attribute_set_id, attributes, created_at, source)
    select given.id, given.sku, given.type, given.status, given.tax_class_id, given.size_class, a.id, given.attributes, coalesce(given.created_at, now()), ${source} from ${given(true)}`.execute(
    transaction,
  );
  await sql`
    update product p set type = given.type, status = given.status, tax_class_id = given.tax_class_id, size_class = given.size_class, attribute_set_id = a.id, attributes = given.attributes,
      created_at = coalesce(given.created_at, p.created_at), updated_at = now(), source = ${source}
    from ${given(false)} where p.id = given.id`.execute(transaction);
};

const insert = async (
  transaction: DatabaseTransaction,
  table: string,
  { columns, rows }: { columns: string; rows: Rows },
): Promise<void> => {
  if (rows.length === 0) return;
  const names = sql.raw(columns.replace(/ \w+(?=,|$)/g, ''));
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${recordset(rows, columns)}`.execute(
    transaction,
  );
};

const writeSatellites = async (
  transaction: DatabaseTransaction,
  writes: readonly ProductWrite[],
  storeCodes: readonly string[],
): Promise<void> => {
  await insert(transaction, 'product_text', {
    columns:
      'product_id integer, language text, name text, description text, short_description text, meta_title text, meta_description text, attributes jsonb',
    rows: writes.flatMap(({ id, product }) =>
      Object.entries(product.texts).map(([language, text]) => ({ product_id: id, language, ...text })),
    ),
  });
  await insert(transaction, 'product_store', {
    columns: 'product_id integer, store_code text, visibility smallint, url_key text, url_path text',
    rows: writes.flatMap(({ id, url_path, product: { visibility, url_key } }) =>
      storeCodes.map((store_code) => ({ product_id: id, store_code, visibility, url_key, url_path })),
    ),
  });
  await insert(transaction, 'product_category', {
    columns: 'product_id integer, category_id integer, position integer',
    rows: writes.flatMap(({ id, categories }) =>
      categories.map((category) => ({ product_id: id, ...category })),
    ),
  });
  await insert(transaction, 'product_media', {
    columns: 'product_id integer, position integer, path text, hash text, tone text, alt jsonb',
    rows: writes.flatMap(({ id, product }) =>
      product.media.map(({ alt = {}, ...entry }, position) => ({ product_id: id, position, ...entry, alt })),
    ),
  });
};

const writeParts = async (
  transaction: DatabaseTransaction,
  writes: readonly ProductWrite[],
  ids: Ids,
): Promise<void> => {
  await insert(transaction, 'product_axis', {
    columns: 'parent_id integer, attribute_id integer, position integer',
    rows: writes.flatMap(({ id, axes }) =>
      axes.map((attribute_id, position) => ({ parent_id: id, attribute_id, position })),
    ),
  });
  await insert(transaction, 'product_variant', {
    columns: 'parent_id integer, child_id integer, position integer',
    rows: writes.flatMap(({ id, product }) =>
      product.variants.map((sku, position) => ({ parent_id: id, child_id: ids.get(sku), position })),
    ),
  });
  await insert(transaction, 'product_link', {
    columns: 'product_id integer, type text, linked_product_id integer, position integer, qty integer',
    rows: writes.flatMap(({ id, product }) =>
      product.members.map(({ sku, qty }, position) => ({
        product_id: id,
        type: 'associated',
        linked_product_id: ids.get(sku),
        position,
        qty,
      })),
    ),
  });
};

/**
 * Replaces these products except their options; `ids` holds the ids of all skus they name. Addresses are
 * deleted first, because two products may swap theirs.
 */
export const writeProducts = async (
  transaction: DatabaseTransaction,
  writes: readonly ProductWrite[],
  { ids, storeCodes, source }: { ids: Ids; storeCodes: readonly string[]; source: string },
): Promise<void> => {
  if (writes.length === 0) return;
  await clear(
    transaction,
    writes.filter(({ isNew }) => !isNew).map(({ id }) => id),
  );
  await writeCore(transaction, writes, source);
  await writeSatellites(transaction, writes, storeCodes);
  await writeParts(transaction, writes, ids);
};

/** Returns those of the addresses that belong to a category or to a product not in `except`. */
export const readTakenAddresses = async (
  db: Database,
  addresses: readonly string[],
  except: ReadonlySet<number>,
): Promise<Set<string>> => {
  const { rows } = await sql<{ url_path: string; product_id: number | null }>`
    select url_path, null::integer as product_id from category_store where url_path = any(${addresses})
    union select url_path, product_id from product_store where url_path = any(${addresses})`.execute(db);
  return new Set(
    rows
      .filter(({ product_id }) => product_id === null || !except.has(product_id))
      .map(({ url_path }) => url_path),
  );
};

/** Returns those of the skus that are in the catalog. */
export const readKnownSkus = async (db: Database, skus: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ sku: string }>`
    select sku from product p where sku = any(${skus}) and exists (select from product_store s where s.product_id = p.id)`.execute(
    db,
  );
  return new Set(rows.map(({ sku }) => sku));
};

/** Reads the skus of all products in the catalog that come from a source. */
export const readSkusOf = async (db: Database, source: string): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    select sku from product p where source = ${source} and exists (select from product_store s where s.product_id = p.id) order by sku`.execute(
    db,
  );
  return rows.map(({ sku }) => sku);
};

type KeptOfProduct = {
  created_at: string;
  number_of_sales: number;
  /** What is in its pictures, by their paths. */
  alts: Record<string, Texts<string>>;
};

/** Reads what the shop knows better about its products than an import: creation time, number of sales, what is in pictures. */
export const readKept = async (
  db: Database,
  skus: readonly string[],
): Promise<Map<string, KeptOfProduct>> => {
  const { rows } = await sql<{ sku: string } & Omit<KeptOfProduct, 'created_at'> & { created_at: Date }>`
    select p.sku, p.created_at, coalesce(n.number_of_sales, 0) as number_of_sales,
      coalesce((select jsonb_object_agg(m.path, m.alt) from product_media m where m.product_id = p.id and m.alt <> '{}'), '{}') as alts
    from product p left join product_sales n on n.product_id = p.id
    where p.sku = any(${skus}) and exists (select from product_store s where s.product_id = p.id)`.execute(
    db,
  );
  return new Map(
    rows.map(({ sku, created_at, ...kept }) => [sku, { ...kept, created_at: created_at.toISOString() }]),
  );
};

/** Whether the catalog has, or ever had, a product. */
export const hasProducts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('product').select('id').limit(1).execute()).length > 0;

/** Reads the source and address of each of these products, including removed ones. */
export const readProductMarks = async (
  db: Database,
  skus: readonly string[],
): Promise<Map<string, RecordMarks>> => {
  const { rows } = await sql<{ sku: string } & RecordMarks>`
    select sku, source, (select min(s.url_path) from product_store s where s.product_id = p.id) as address from product p where sku = any(${skus})`.execute(
    db,
  );
  return new Map(rows.map(({ sku, ...marks }) => [sku, marks]));
};

/** Restores the sources of products that `readProductMarks` has read. */
export const writeProductSources = async (
  transaction: DatabaseTransaction,
  marks: ReadonlyMap<string, RecordMarks>,
): Promise<void> => {
  const rows = [...marks].map(([sku, { source }]) => ({ sku, source }));
  await sql`update product p set source = given.source from ${recordset(rows, 'sku text, source text')} where p.sku = given.sku and p.source <> given.source`.execute(
    transaction,
  );
};
