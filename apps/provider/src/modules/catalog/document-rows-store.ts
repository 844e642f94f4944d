import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ProductRows } from './product-document-of.ts';

type Core = Omit<ProductRows, 'created_at' | 'updated_at' | 'variants'> & { created_at: Date; updated_at: Date };

const readCores = async (db: Database, ids: readonly number[]): Promise<Map<number, Core>> => {
  const { rows } = await sql<Core>`
    select p.id, p.sku, p.type, p.status, p.tax_class_id, p.attributes, p.created_at, p.updated_at,
      coalesce((
        select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description, 'short_description', t.short_description))
        from product_text t where t.product_id = p.id), '{}') as texts,
      coalesce((select jsonb_object_agg(s.store_code, jsonb_build_object('visibility', s.visibility, 'url_key', s.url_key, 'url_path', s.url_path))
        from product_store s where s.product_id = p.id), '{}') as addresses,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.category_id,
          'names', coalesce((select jsonb_object_agg(t.language, t.name) from category_text t where t.category_id = c.category_id), '{}')
        ) order by c.category_id)
        from product_category c where c.product_id = p.id), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'tone', m.tone) order by m.position)
        from product_media m where m.product_id = p.id), '[]') as media,
      coalesce((select jsonb_agg(a.code order by x.position)
        from product_axis x join attribute a on a.id = x.attribute_id where x.parent_id = p.id), '[]') as axes
    from product p where p.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

const rowsOf = (core: Core, variants: readonly ProductRows[]): ProductRows => ({
  ...core,
  created_at: core.created_at.toISOString(),
  updated_at: core.updated_at.toISOString(),
  variants,
});

/** Everything that the documents of these products are built from, variants with their parents. */
export const readProductRows = async (db: Database, ids: readonly number[]): Promise<ProductRows[]> => {
  const { rows: links } = await sql<{ parent_id: number; child_id: number }>`
    select parent_id, child_id from product_variant where parent_id = any(${ids}) order by parent_id, position`.execute(db);
  const cores = await readCores(db, [...new Set([...ids, ...links.map(({ child_id }) => child_id)])]);
  const children = Map.groupBy(links, ({ parent_id }) => parent_id);
  const variantsOf = (id: number): ProductRows[] =>
    (children.get(id) ?? []).flatMap(({ child_id }) => {
      const core = cores.get(child_id);
      return core === undefined ? [] : [rowsOf(core, [])];
    });
  return ids.flatMap((id) => {
    const core = cores.get(id);
    return core === undefined ? [] : [rowsOf(core, variantsOf(id))];
  });
};

/** Whose documents hold something of these: parents of the products, products in the categories, configurables by the attributes. */
export const readDependentProducts = async (
  db: Database,
  { products, categories, attributes }: { products: readonly number[]; categories: readonly number[]; attributes: readonly number[] },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select parent_id as id from product_variant where child_id = any(${products})
    union select product_id from product_category where category_id = any(${categories})
    union select parent_id from product_axis where attribute_id = any(${attributes})`.execute(db);
  return rows.map(({ id }) => id);
};
