import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Definitions } from '../attributes/attribute-definition.ts';
import { canonicalProduct } from './canonical-product.ts';
import type { ProductInput } from '../saving/catalog-batch.ts';
import { isThere, listOf, listOfType, objectOf, titlesOf } from './product-parts-sql.ts';
import { givenAttributes } from '../attributes/stored-attributes.ts';

/** A product in the catalog, in the form in which it was saved, with its address. */
export type ExistingProduct = { id: number; url_path: string; product: ProductInput };

const amountsOf = (table: string, column: string, id: string) =>
  listOf(sql`select jsonb_agg(jsonb_build_object('currency', x.currency, 'amount', x.amount, 'is_derived', false))
    from ${sql.table(table)} x where x.${sql.ref(column)} = ${sql.ref(id)} and not x.is_derived`);

const bundleOptions = listOfType(
  'bundle',
  sql`
  select jsonb_agg(jsonb_build_object('code', o.code, 'type', o.type, 'is_required', o.is_required, 'titles', ${titlesOf('bundle_option_text', 'option_id', 'o.id')},
    'selections', ${listOf(sql`select jsonb_agg(jsonb_build_object('sku', m.sku, 'qty', s.qty, 'is_default', s.is_default, 'can_change_quantity', s.can_change_quantity) order by s.position)
      from bundle_selection s join product m on m.id = s.product_id where s.option_id = o.id and ${isThere('m.id')}`)}) order by o.position)
  from bundle_option o where o.product_id = p.id`,
);

const customOptions = listOf(sql`
  select jsonb_agg(jsonb_build_object('code', o.code, 'type', o.type, 'is_required', o.is_required, 'max_characters', o.max_characters,
    'titles', ${titlesOf('custom_option_text', 'option_id', 'o.id')},
    'values', ${listOf(sql`select jsonb_agg(jsonb_build_object('code', v.code, 'titles', ${titlesOf('custom_option_value_text', 'value_id', 'v.id')},
        'price', case v.price_type when 'percent' then jsonb_build_object('type', 'percent', 'percent', v.percent)
          else jsonb_build_object('type', 'fixed', 'amounts', ${amountsOf('custom_option_price', 'value_id', 'v.id')}) end) order by v.position)
      from custom_option_value v where v.option_id = o.id`)}) order by o.position)
  from custom_option o where o.product_id = p.id`);

const download = sql`case p.type when 'downloadable' then (
  select jsonb_build_object('links_purchased_separately', d.links_purchased_separately,
    'titles', ${objectOf(sql`select jsonb_object_agg(t.language, jsonb_build_object('links_title', t.links_title, 'samples_title', t.samples_title))
      from product_download_text t where t.product_id = d.product_id`)},
    'links', ${listOf(sql`select jsonb_agg(jsonb_build_object('code', l.code, 'titles', ${titlesOf('download_link_text', 'link_id', 'l.id')}, 'file', l.file,
        'sample_file', l.sample_file, 'max_downloads', l.max_downloads, 'amounts', ${amountsOf('download_link_price', 'link_id', 'l.id')})
        || case when l.days is null then '{}'::jsonb else jsonb_build_object('days', l.days) end order by l.position)
      from download_link l where l.product_id = d.product_id`)})
  from product_download d where d.product_id = p.id) end`;

const texts = objectOf(sql`
  select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description, 'short_description', t.short_description,
    'meta_title', t.meta_title, 'meta_description', t.meta_description, 'attributes', t.attributes))
  from product_text t where t.product_id = p.id`);

const prices = listOf(sql`
  select jsonb_agg(jsonb_build_object('price_list', r.price_list, 'currency', r.currency, 'kind', r.kind, 'amount', r.amount, 'min_qty', r.min_qty,
    'from', r.from_at, 'until', r.until_at, 'is_derived', false))
  from price r where r.product_id = p.id and not r.is_derived`);

const stock = sql`coalesce((
  select jsonb_build_object('qty', l.qty, 'manage_stock', l.manage_stock, 'is_in_stock', l.is_in_stock, 'min_sale_qty', l.min_sale_qty, 'max_sale_qty', l.max_sale_qty)
  from stock_level l where l.product_id = p.id), '{"qty": 0, "manage_stock": true, "is_in_stock": false, "min_sale_qty": 1, "max_sale_qty": 10000}')`;

type Row = Omit<ProductInput, 'created_at' | 'attributes'> & {
  id: number;
  url_path: string;
  created_at: Date;
  attributes: Record<string, unknown>;
};

/** Reads those of the skus that are in the catalog, by sku. */
export const readExistingProducts = async (
  db: Database,
  skus: readonly string[],
  definitions: Definitions,
): Promise<Map<string, ExistingProduct>> => {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.type, p.status, address.visibility, p.tax_class_id, p.size_class, a.name as attribute_set, address.url_key, address.url_path, p.created_at, p.attributes,
      ${texts} as texts,
      ${listOf(sql`select jsonb_agg(jsonb_build_object('url_path', path.url_path, 'position', c.position))
        from product_category c join lateral (select min(s.url_path) as url_path from category_store s where s.category_id = c.category_id) path on path.url_path is not null
        where c.product_id = p.id`)} as categories,
      ${listOf(sql`select jsonb_agg(jsonb_build_object('path', m.path, 'hash', m.hash, 'tone', m.tone, 'alt', m.alt) order by m.position) from product_media m where m.product_id = p.id`)} as media,
      ${listOfType('configurable', sql`select jsonb_agg(axis.code order by x.position) from product_axis x join attribute axis on axis.id = x.attribute_id where x.parent_id = p.id`)} as axes,
      ${listOfType('configurable', sql`select jsonb_agg(c.sku order by v.position) from product_variant v join product c on c.id = v.child_id where v.parent_id = p.id and ${isThere('c.id')}`)} as variants,
      ${listOfType(
        'grouped',
        sql`select jsonb_agg(jsonb_build_object('sku', m.sku, 'qty', l.qty) order by l.position)
        from product_link l join product m on m.id = l.linked_product_id where l.product_id = p.id and l.type = 'associated' and ${isThere('m.id')}`,
      )} as members,
      ${bundleOptions} as bundle_options, ${customOptions} as custom_options, ${download} as download, ${prices} as prices, ${stock} as stock,
      coalesce((select n.number_of_sales from product_sales n where n.product_id = p.id), 0) as number_of_sales
    from product p join lateral (select s.visibility, s.url_key, s.url_path from product_store s where s.product_id = p.id order by s.store_code limit 1) address on true
    left join attribute_set a on a.id = p.attribute_set_id
    where p.sku = any(${skus})`.execute(db);
  return new Map(
    rows.map(({ id, url_path, created_at, attributes, ...row }) => [
      row.sku,
      {
        id,
        url_path,
        product: canonicalProduct({
          ...row,
          created_at: created_at.toISOString(),
          attributes: givenAttributes(attributes, definitions),
        }),
      },
    ]),
  );
};
