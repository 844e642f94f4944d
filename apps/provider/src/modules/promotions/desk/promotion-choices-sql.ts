import { guestGroup } from '@dijla/commerce-rules/promotions/guest-group';
import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { StoreView } from '../../store-views/store-views.ts';

type Choice = { value: string; label: string };

export type PromotionChoices = {
  categories: Choice[];
  attributes: (Choice & { options: Choice[] })[];
  customer_groups: Choice[];
  regions: { value: number; label: string }[];
  units: { code: CurrencyCode; scale: number }[];
};

/** Attributes with more values than a list is looked through for are left to imports. */
const optionsAtMost = 500;
const categoriesAtMost = 5000;

/** Reads what conditions may name, in the language of a store view. One statement. */
export const readChoices = async (
  database: Database,
  { code, language }: Pick<StoreView, 'code' | 'language'>,
): Promise<PromotionChoices> => {
  const { rows } = await sql<PromotionChoices>`
    select
      coalesce((
        select json_agg(json_build_object('value', c.url_path, 'label', coalesce(c.name, c.url_path)) order by c.url_path) from (
          select s.url_path, (
            select t.name from category_text t where t.category_id = s.category_id order by t.language = ${language} desc, t.language limit 1
          ) as name
          from category_store s where s.store_code = ${code} and s.url_path <> '' order by s.url_path limit ${categoriesAtMost}
        ) c
      ), '[]') as categories,
      coalesce((
        select json_agg(json_build_object('value', a.code, 'label', a.label, 'options', a.options) order by a.label) from (
          select a.code, coalesce((
              select t.label from attribute_text t where t.attribute_id = a.id order by t.language = ${language} desc, t.language limit 1
            ), a.code) as label,
            (
              select json_agg(json_build_object('value', o.id::text, 'label', coalesce((
                select t.label from attribute_option_text t where t.option_id = o.id order by t.language = ${language} desc, t.language limit 1
              ), o.id::text)) order by o.sort, o.id)
              from attribute_option o where o.attribute_id = a.id
            ) as options
          from attribute a where (select count(*) from attribute_option o where o.attribute_id = a.id) between 1 and ${optionsAtMost}
        ) a
      ), '[]') as attributes,
      (
        select json_agg(json_build_object('value', g.code, 'label', g.code) order by g.place, g.code)
        from (select code, id as place from customer_group union all select ${guestGroup}, 0 where not exists (select from customer_group where code = ${guestGroup})) g
      ) as customer_groups,
      coalesce((
        select json_agg(json_build_object('value', r.id, 'label', case when ${language} = 'ar' then r.name_ar else r.name_en end) order by r.position) from region r
      ), '[]') as regions,
      coalesce((
        select json_agg(json_build_object('code', c.code, 'scale', c.scale)
          order by (select count(*) from store_view v where v.currency = c.code) desc, c.code) from currency c
      ), '[]') as units`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table answered no row');
  return row;
};
