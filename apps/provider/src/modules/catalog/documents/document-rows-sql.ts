import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isThere, listOf, listOfType, objectOf, titlesOf } from '../products/product-parts-sql.ts';
import type { ProductCore, ProductRows } from '../products/product-rows.ts';

const core = sql`
  p.id, p.sku, p.type, p.status, p.tax_class_id, p.size_class, p.attributes,
  ${objectOf(sql`select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description, 'short_description', t.short_description,
      'meta_title', t.meta_title, 'meta_description', t.meta_description, 'attributes', t.attributes))
    from product_text t where t.product_id = p.id`)} as texts,
  ${objectOf(sql`select jsonb_object_agg(s.store_code, jsonb_build_object('visibility', s.visibility, 'url_path', s.url_path))
    from product_store s where s.product_id = p.id`)} as addresses,
  ${listOf(sql`select jsonb_agg(jsonb_build_object('path', m.path, 'hash', m.hash, 'tone', m.tone, 'alt', m.alt) order by m.position) from product_media m where m.product_id = p.id`)} as media`;

const bundle = listOfType(
  'bundle',
  sql`
  select jsonb_agg(jsonb_build_object('id', o.id, 'type', o.type, 'is_required', o.is_required, 'position', o.position, 'titles', ${titlesOf('bundle_option_text', 'option_id', 'o.id')},
    'selections', ${listOf(sql`select jsonb_agg(jsonb_build_object('id', s.id, 'sku', m.sku, 'qty', s.qty, 'is_default', s.is_default,
        'can_change_quantity', s.can_change_quantity, 'position', s.position) order by s.position)
      from bundle_selection s join product m on m.id = s.product_id where s.option_id = o.id and ${isThere('m.id')}`)}) order by o.position)
  from bundle_option o where o.product_id = p.id`,
);

const customOptions = listOf(sql`
  select jsonb_agg(jsonb_build_object('id', o.id, 'type', o.type, 'is_required', o.is_required, 'max_characters', o.max_characters, 'position', o.position,
    'titles', ${titlesOf('custom_option_text', 'option_id', 'o.id')},
    'values', ${listOf(sql`select jsonb_agg(jsonb_build_object('id', v.id, 'code', v.code, 'percent', v.percent, 'position', v.position,
        'titles', ${titlesOf('custom_option_value_text', 'value_id', 'v.id')}) order by v.position)
      from custom_option_value v where v.option_id = o.id`)}) order by o.position)
  from custom_option o where o.product_id = p.id`);

const download = sql`case p.type when 'downloadable' then (
  select jsonb_build_object('links_purchased_separately', d.links_purchased_separately,
    'titles', ${objectOf(sql`select jsonb_object_agg(t.language, jsonb_build_object('links_title', t.links_title, 'samples_title', t.samples_title))
      from product_download_text t where t.product_id = d.product_id`)},
    'links', ${listOf(sql`select jsonb_agg(jsonb_build_object('id', l.id, 'titles', ${titlesOf('download_link_text', 'link_id', 'l.id')},
        'has_sample', l.sample_file is not null, 'max_downloads', l.max_downloads, 'position', l.position) order by l.position)
      from download_link l where l.product_id = d.product_id`)})
  from product_download d where d.product_id = p.id) end`;

/** Page of the product's brand; without a page, only the labels of the brand's option. */
const brand = sql`(
  select jsonb_build_object('url_key', b.url_key, 'image', b.image, 'titles', coalesce(
    (select jsonb_object_agg(t.language, t.title) from brand_text t where t.option_id = o.id),
    (select jsonb_object_agg(t.language, t.label) from attribute_option_text t where t.option_id = o.id), '{}'))
  from attribute_option o left join brand b on b.option_id = o.id
  where o.id = case when jsonb_typeof(p.attributes -> 'brand') = 'number' then (p.attributes ->> 'brand')::integer end)`;

const categories = listOf(sql`
  with recursive way (id, parent_id, is_assigned) as (
    select c.id, c.parent_id, true from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
    union select above.id, above.parent_id, false from way join category above on above.id = way.parent_id where above.parent_id is not null
  )
  select jsonb_agg(jsonb_build_object('id', w.id, 'parent_id', w.parent_id, 'is_assigned', w.is_assigned,
      'names', ${objectOf(sql`select jsonb_object_agg(t.language, t.name) from category_text t where t.category_id = w.id`)}) order by w.id)
  from (select id, parent_id, bool_or(is_assigned) as is_assigned from way group by id, parent_id) w`);

type Row = Omit<ProductRows, 'created_at' | 'updated_at' | 'variants'> & {
  created_at: Date;
  updated_at: Date;
};

const readOwn = async (db: Database, ids: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${core}, p.attribute_set_id, p.created_at, p.updated_at, ${brand} as brand,
      ${categories} as categories,
      ${listOf(sql`select jsonb_agg(jsonb_build_object('type', l.type, 'sku', m.sku, 'linked_type', m.type, 'position', l.position, 'qty', l.qty) order by l.type, l.position)
        from product_link l join product m on m.id = l.linked_product_id where l.product_id = p.id and ${isThere('m.id')}`)} as links,
      ${listOfType('configurable', sql`select jsonb_agg(a.code order by x.position) from product_axis x join attribute a on a.id = x.attribute_id where x.parent_id = p.id`)} as axes,
      ${bundle} as bundle, ${customOptions} as custom_options, ${download} as download
    from product p where p.id = any(${ids})`.execute(db);
  return rows;
};

const readVariants = async (
  db: Database,
  parentIds: readonly number[],
): Promise<Map<number, ProductCore[]>> => {
  const { rows: links } = await sql<{ parent_id: number; child_id: number }>`
    select parent_id, child_id from product_variant where parent_id = any(${parentIds}) order by parent_id, position`.execute(
    db,
  );
  const { rows } =
    await sql<ProductCore>`select ${core} from product p where p.id = any(${[...new Set(links.map(({ child_id }) => child_id))]})`.execute(
      db,
    );
  const cores = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...Map.groupBy(links, ({ parent_id }) => parent_id)].map(([id, own]) => [
      id,
      own.flatMap(({ child_id }) => cores.get(child_id) ?? []),
    ]),
  );
};

/** Reads the rows that the documents of these products are built from, configurables with their variants. */
export const readProductRows = async (db: Database, ids: readonly number[]): Promise<ProductRows[]> => {
  const own = await readOwn(db, ids);
  const variants = await readVariants(
    db,
    own.filter(({ type }) => type === 'configurable').map(({ id }) => id),
  );
  return own.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    variants: variants.get(row.id) ?? [],
  }));
};

/** Ids of changed entities whose data may appear in documents of other products. */
export type Holdings = {
  products: readonly number[];
  /**
   * Products that were added, removed or changed in type; this changes links to them and bundles that
   * contain them.
   */
  appeared: readonly number[];
  categories: readonly number[];
  /** Attributes with changed labels or options, which appear in configurables with this axis. */
  relabelled: readonly number[];
  /** Option ids of brands. */
  brands: readonly number[];
};

/** Reads the ids of products whose documents contain data of these entities. */
export const readDependentProducts = async (
  db: Database,
  { products, appeared, categories, relabelled, brands }: Holdings,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive lies_in (id) as (
      select id from category where id = any(${categories})
      union select c.id from category c join lies_in l on l.id = c.parent_id
    )
    select parent_id as id from product_variant where child_id = any(${products})
    union select product_id from product_link where linked_product_id = any(${appeared})
    union select o.product_id from bundle_selection s join bundle_option o on o.id = s.option_id where s.product_id = any(${appeared})
    union select product_id from product_category join lies_in l on l.id = category_id
    union select parent_id from product_axis where attribute_id = any(${relabelled})
    union select p.id from unnest(${brands}::integer[]) brand (id) join product p on p.attributes @> jsonb_build_object('brand', brand.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
