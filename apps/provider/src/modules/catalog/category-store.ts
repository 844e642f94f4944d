import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { CategoryInput } from './catalogue-batch.ts';
import type { CategoryRows } from './category-document-of.ts';
import { recordset } from '../../database/recordset.ts';

/** Every category with its texts, addresses and the number of listed products in it and below. */
export const readCategories = async (db: Database): Promise<CategoryRows[]> => {
  const { rows } = await sql<CategoryRows>`
    with recursive lies_in (category_id, ancestor_id) as (
      select id, id from category
      union all select c.id, l.ancestor_id from category c join lies_in l on l.category_id = c.parent_id
    ), counted as (
      select l.ancestor_id, count(distinct pc.product_id)::integer as products
      from lies_in l join product_category pc using (category_id) join product p on p.id = pc.product_id and p.status < 2
      where exists (select from product_store s where s.product_id = p.id and s.visibility > 1)
      group by l.ancestor_id
    )
    select c.id, c.parent_id, c.level, c.position, c.is_active, c.include_in_menu, c.display_mode, c.image,
      coalesce(counted.products, 0) as product_count,
      coalesce((select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description))
        from category_text t where t.category_id = c.id), '{}') as texts,
      coalesce((select jsonb_object_agg(s.store_code, jsonb_build_object('url_key', s.url_key, 'url_path', s.url_path))
        from category_store s where s.category_id = c.id), '{}') as addresses
    from category c left join counted on counted.ancestor_id = c.id order by c.id`.execute(db);
  return rows;
};

type Placed = CategoryInput & { parent_path: string | null; url_key: string };

const placed = (category: CategoryInput): Placed => {
  const end = category.url_path.lastIndexOf('/');
  return { ...category, parent_path: end < 0 ? null : category.url_path.slice(0, end), url_key: category.url_path.slice(end + 1) };
};

type Place = { source: string; rootId: number };

const insertLevel = async (transaction: DatabaseTransaction, categories: readonly Placed[], { source, rootId }: Place): Promise<void> => {
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
  const addresses = categories.flatMap(({ url_path, url_key }) => (ids.has(url_path) ? [{ id: ids.get(url_path), url_key, url_path }] : []));
  await sql`
    insert into category_store (category_id, store_code, url_key, url_path)
    select given.id, s.code, given.url_key, given.url_path
    from ${recordset(addresses, 'id integer, url_key text, url_path text')} cross join store_view s`.execute(transaction);
};

/** Writes categories by url_path, from the top down, so that each finds the one above it. */
export const writeCategories = async (transaction: DatabaseTransaction, categories: readonly CategoryInput[], place: Place): Promise<void> => {
  if (categories.length === 0) return;
  const levels = Map.groupBy(categories.map(placed), ({ url_path }) => url_path.split('/').length);
  for (const depth of [...levels.keys()].toSorted((one, other) => one - other)) await insertLevel(transaction, levels.get(depth) ?? [], place);
  await sql`
    update category c set position = given.position, is_active = given.is_active, include_in_menu = given.include_in_menu,
      display_mode = given.display_mode, image = given.image
    from ${recordset(categories, 'url_path text, position integer, is_active boolean, include_in_menu boolean, display_mode text, image text')}
    where c.id = (select distinct s.category_id from category_store s where s.url_path = given.url_path)`.execute(transaction);
  const texts = categories.flatMap(({ url_path, texts }) => Object.entries(texts).map(([language, text]) => ({ url_path, language, ...text })));
  await sql`
    insert into category_text (category_id, language, name, description)
    select distinct s.category_id, given.language, given.name, given.description
    from ${recordset(texts, 'url_path text, language text, name text, description text')} join category_store s using (url_path)
    on conflict (category_id, language) do update set name = excluded.name, description = excluded.description`.execute(transaction);
};
