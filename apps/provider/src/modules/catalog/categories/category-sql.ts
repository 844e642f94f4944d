import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordMarks } from '../../../database/record-handler.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { CategoryInput } from '../saving/catalog-batch.ts';
import type { CategoryRows } from './category-document-of.ts';
import { pathAbove } from './category-errors.ts';

/** Source of rows removed from the catalog. They are kept so that a category that returns gets its old id. */
export const goneSource = 'removed';

/**
 * Reads all categories with their texts and addresses. With `counts`, also the number of listed products in
 * each and its descendants; otherwise 0.
 */
export const readCategories = async (
  db: Database,
  { counts }: { counts: boolean },
): Promise<CategoryRows[]> => {
  const { rows } = await sql<CategoryRows>`
    with recursive lies_in (category_id, ancestor_id) as (
      select id, id from category
      union all select c.id, l.ancestor_id from category c join lies_in l on l.category_id = c.parent_id
    ), counted as (
      select l.ancestor_id, count(distinct pc.product_id)::integer as products
      from lies_in l join product_category pc using (category_id) join product p on p.id = pc.product_id and p.status < 2
      where ${counts} and exists (select from product_store s where s.product_id = p.id and s.visibility > 1)
      group by l.ancestor_id
    )
    select c.id, c.parent_id, c.level, c.position, c.is_active, c.include_in_menu, c.is_anchor, c.display_mode, c.image, c.media_gallery,
      coalesce(counted.products, 0) as product_count,
      coalesce((select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description,
          'meta_title', t.meta_title, 'meta_description', t.meta_description, 'meta_keywords', t.meta_keywords))
        from category_text t where t.category_id = c.id), '{}') as texts,
      coalesce((select jsonb_object_agg(s.store_code, jsonb_build_object('url_key', s.url_key, 'url_path', s.url_path))
        from category_store s where s.category_id = c.id), '{}') as addresses
    from category c left join counted on counted.ancestor_id = c.id where c.source <> ${goneSource} order by c.id`.execute(
    db,
  );
  return rows;
};

/** Reads the ids of those of the paths that are in the catalog, by path. */
export const readCategoryIds = async (
  db: Database,
  paths: readonly string[],
): Promise<Map<string, number>> => {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<{ id: number; url_path: string }>`
    select distinct c.id, s.url_path from category_store s join category c on c.id = s.category_id
    where s.url_path = any(${paths}) and c.source <> ${goneSource}`.execute(db);
  return new Map(rows.map(({ id, url_path }) => [url_path, id]));
};

/** Reads the paths of all categories that come from a source. */
export const readCategoryPaths = async (db: Database, source: string): Promise<string[]> => {
  const { rows } = await sql<{ url_path: string }>`
    select distinct s.url_path from category_store s join category c on c.id = s.category_id where c.source = ${source} order by s.url_path`.execute(
    db,
  );
  return rows.map(({ url_path }) => url_path);
};

type Placed = CategoryInput & { parent_path: string | null; url_key: string };

const placed = (category: CategoryInput): Placed => {
  const parent_path = pathAbove(category.url_path);
  return {
    ...category,
    parent_path,
    url_key: parent_path === null ? category.url_path : category.url_path.slice(parent_path.length + 1),
  };
};

type Place = { source: string; rootId: number };

const insertLevel = async (
  transaction: DatabaseTransaction,
  categories: readonly Placed[],
  { source, rootId }: Place,
): Promise<void> => {
  const { rows } = await sql<{ id: number; url_path: string }>`
    with given as (
      select given.*, coalesce(parent.category_id, ${rootId}) as parent_id
      from ${recordset(categories, 'url_path text, parent_path text, position integer')}
      left join lateral (select distinct category_id from category_store s where s.url_path = given.parent_path) parent on true
      where not exists (select from category_store s where s.url_path = given.url_path)
    ), numbered as (select *, nextval(pg_get_serial_sequence('category', 'id'))::integer as id from given order by position, url_path),
    made as (
      insert into category (id, parent_id, level, source)
      select n.id, n.parent_id, parent.level + 1, ${source} from numbered n join category parent on parent.id = n.parent_id returning id
    )
    select id, url_path from numbered`.execute(transaction);
  const ids = new Map(rows.map(({ id, url_path }) => [url_path, id]));
  const addresses = categories.flatMap(({ url_path, url_key }) =>
    ids.has(url_path) ? [{ id: ids.get(url_path), url_key, url_path }] : [],
  );
  await sql`
    insert into category_store (category_id, store_code, url_key, url_path)
    select given.id, s.code, given.url_key, given.url_path
    from ${recordset(addresses, 'id integer, url_key text, url_path text')} cross join store_view s`.execute(
    transaction,
  );
};

const columns = `url_path text, position integer, is_active boolean, include_in_menu boolean, is_anchor boolean, display_mode text, image text,
  media_gallery text[]`;

/** Replaces categories by url_path, top levels first, so that each finds its parent. */
export const writeCategories = async (
  transaction: DatabaseTransaction,
  categories: readonly CategoryInput[],
  place: Place,
): Promise<void> => {
  if (categories.length === 0) return;
  const levels = Map.groupBy(categories.map(placed), ({ url_path }) => url_path.split('/').length);
  for (const depth of [...levels.keys()].toSorted((one, other) => one - other))
    await insertLevel(transaction, levels.get(depth) ?? [], place);
  await sql`
    update category c set position = given.position, is_active = given.is_active, include_in_menu = given.include_in_menu,
      is_anchor = given.is_anchor, display_mode = given.display_mode, image = given.image, media_gallery = given.media_gallery, source = ${place.source}
    from ${recordset(categories, columns)}
    where c.id = (select distinct s.category_id from category_store s where s.url_path = given.url_path)`.execute(
    transaction,
  );
  const paths = categories.map(({ url_path }) => url_path);
  await sql`delete from category_text t using category_store s where s.category_id = t.category_id and s.url_path = any(${paths})`.execute(
    transaction,
  );
  const texts = categories.flatMap(({ url_path, texts: given }) =>
    Object.entries(given).map(([language, text]) => ({ url_path, language, ...text })),
  );
  await sql`
    insert into category_text (category_id, language, name, description, meta_title, meta_description, meta_keywords)
    select distinct s.category_id, given.language, given.name, given.description, given.meta_title, given.meta_description, given.meta_keywords
    from ${recordset(texts, 'url_path text, language text, name text, description text, meta_title text, meta_description text, meta_keywords text')}
    join category_store s using (url_path)`.execute(transaction);
};

/**
 * Removes categories and their descendants from the catalog. Returns their ids and paths, and the products
 * that were in them.
 */
export const withdrawCategories = async (
  transaction: DatabaseTransaction,
  paths: readonly string[],
): Promise<{ ids: number[]; paths: string[]; products: number[] }> => {
  const { rows } = await sql<{ id: number; url_path: string }>`
    select distinct c.id, s.url_path from category_store s join category c on c.id = s.category_id
    where c.source <> ${goneSource} and exists (
      select from unnest(${paths}::text[]) given (path) where s.url_path = given.path or starts_with(s.url_path, given.path || '/'))`.execute(
    transaction,
  );
  const ids = rows.map(({ id }) => id);
  await sql`update category set is_active = false, source = ${goneSource} where id = any(${ids})`.execute(
    transaction,
  );
  const { rows: removed } = await sql<{
    product_id: number;
  }>`delete from product_category where category_id = any(${ids}) returning product_id`.execute(transaction);
  return {
    ids,
    paths: rows.map(({ url_path }) => url_path),
    products: [...new Set(removed.map(({ product_id }) => product_id))],
  };
};

/**
 * Reads the source of each of these categories, including removed ones. Their address is null, because the
 * key is the address.
 */
export const readCategoryMarks = async (
  db: Database,
  paths: readonly string[],
): Promise<Map<string, RecordMarks>> => {
  const { rows } = await sql<{ url_path: string; source: string }>`
    select distinct s.url_path, c.source from category_store s join category c on c.id = s.category_id where s.url_path = any(${paths})`.execute(
    db,
  );
  return new Map(rows.map(({ url_path, source }) => [url_path, { source, address: null }]));
};

/** Restores the sources of categories that `readCategoryMarks` has read. */
export const writeCategorySources = async (
  transaction: DatabaseTransaction,
  marks: ReadonlyMap<string, RecordMarks>,
): Promise<void> => {
  const rows = [...marks].map(([url_path, { source }]) => ({ url_path, source }));
  await sql`update category c set source = given.source from ${recordset(rows, 'url_path text, source text')} join category_store s using (url_path)
    where c.id = s.category_id and c.source <> given.source`.execute(transaction);
};

/** Deletes the rows of removed categories, the deepest first; a row that is still referenced is kept. */
export const eraseCategories = async (
  transaction: DatabaseTransaction,
  paths: readonly string[],
): Promise<void> => {
  const levels = Map.groupBy(paths, (path) => path.split('/').length);
  for (const depth of [...levels.keys()].toSorted((one, other) => other - one)) {
    await sql`delete from category c using category_store s where s.category_id = c.id and s.url_path = any(${levels.get(depth) ?? []}) and c.source = ${goneSource}
      and not exists (select from category below where below.parent_id = c.id) and not exists (select from product_category pc where pc.category_id = c.id)
      and not exists (select from carousel row where row.category_id = c.id)`.execute(transaction);
  }
};
