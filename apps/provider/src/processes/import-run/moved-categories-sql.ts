import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Move } from '../../modules/catalog/catalog.ts';

/**
 * Finds where the products of these categories, which the run did not bring, have moved. Returns for each
 * category the one, preferably on the same level, that at least half of its remaining products entered with
 * this run, directly or below it. Uses the products' state saved before the run: categories the products
 * were already in do not count.
 */
export const readMovedCategories = async (
  db: Database,
  runId: number,
  paths: readonly string[],
): Promise<Move[]> => {
  const { rows } = await sql<Move>`
    with was as (
      select b.natural_key as sku, c.path from import_before b
      cross join lateral (select jsonb_array_elements(b.before -> 'record' -> 'categories') ->> 'url_path' as path) c
      where b.run_id = ${runId} and b.kind = 'product' and b.before is not null
    ), stands as (
      select distinct w.sku, s.url_path as path from was w join product p using (sku) join product_category pc on pc.product_id = p.id join category_store s using (category_id)
    ), lost as (
      select distinct given.path as from_path, w.sku from unnest(${paths}::text[]) given (path) join was w on w.path = given.path or starts_with(w.path, given.path || '/')
      where exists (select from stands s where s.sku = w.sku)
    ), reached as (
      select distinct s.sku, array_to_string(keys[1:depth], '/') as path, depth
      from stands s cross join lateral string_to_array(s.path, '/') keys cross join lateral generate_series(1, cardinality(keys)) depth
    ), came as (
      select l.from_path, r.path as to_path, r.depth, count(*) as goods from lost l join reached r using (sku)
      where r.path <> all(${paths}) and not exists (select from was w where w.sku = l.sku and (w.path = r.path or starts_with(w.path, r.path || '/')))
      group by l.from_path, r.path, r.depth
    )
    select distinct on (c.from_path) c.from_path, c.to_path from came c
    where c.goods * 2 >= (select count(*) from lost l where l.from_path = c.from_path)
    order by c.from_path, abs(c.depth - cardinality(string_to_array(c.from_path, '/'))), c.goods desc, c.to_path`.execute(
    db,
  );
  return rows;
};
