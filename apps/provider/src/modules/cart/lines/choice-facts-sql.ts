import { sql } from 'kysely';

/** Title in the view's language, or else in any other. */
const title = (table: string, key: string, id: string) => sql`(
  select t.title from ${sql.table(table)} t where t.${sql.ref(key)} = ${sql.ref(id)}
  order by t.language = (select language from view) desc, t.language limit 1
)`;

/** Amount in minor units of the view's currency; 0 when there is none in that currency. */
const amount = (table: string, key: string, id: string) => sql`coalesce((
  select a.amount from ${sql.table(table)} a where a.${sql.ref(key)} = ${sql.ref(id)} and a.currency = (select currency from view)
), 0)`;

/** Options of the bundle `g`, with the ids of their selections. */
export const bundleOptionFacts = sql`case g.type when 'bundle' then coalesce((
  select json_agg(json_build_object(
    'id', o.id, 'title', coalesce(${title('bundle_option_text', 'option_id', 'o.id')}, ''), 'type', o.type, 'is_required', o.is_required,
    'selections', coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'product_id', s.product_id, 'qty', s.qty, 'is_default', s.is_default, 'can_change_quantity', s.can_change_quantity
      ) order by s.position) from bundle_selection s where s.option_id = o.id
    ), '[]')
  ) order by o.position)
  from bundle_option o where o.product_id = g.id
), '[]') else '[]' end`;

/** Custom options of the product `g`; a text option has one value with the code ''. */
export const customOptionFacts = sql`coalesce((
  select json_agg(json_build_object(
    'id', o.id, 'title', coalesce(${title('custom_option_text', 'option_id', 'o.id')}, ''), 'type', o.type, 'is_required', o.is_required,
    'max_characters', o.max_characters,
    'values', coalesce((
      select json_agg(json_build_object(
        'id', v.id, 'code', v.code, 'title', coalesce(${title('custom_option_value_text', 'value_id', 'v.id')}, v.code),
        'percent', v.percent, 'amount', ${amount('custom_option_price', 'value_id', 'v.id')}
      ) order by v.position) from custom_option_value v where v.option_id = o.id
    ), '[]')
  ) order by o.position)
  from custom_option o where o.product_id = g.id
), '[]')`;

/** Files of the downloadable product `g`. */
export const downloadFacts = sql`case g.type when 'downloadable' then (
  select json_build_object(
    'title', coalesce((
      select t.links_title from product_download_text t where t.product_id = d.product_id
      order by t.language = (select language from view) desc, t.language limit 1
    ), ''),
    'is_separate', d.links_purchased_separately,
    'links', coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'title', coalesce(${title('download_link_text', 'link_id', 'l.id')}, ''), 'amount', ${amount('download_link_price', 'link_id', 'l.id')}
      ) order by l.position) from download_link l where l.product_id = d.product_id
    ), '[]')
  ) from product_download d where d.product_id = g.id
) end`;
