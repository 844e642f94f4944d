import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

export type Delivery = Calls['desk/delivery']['result']['_output'];

const units = sql`(select json_agg(json_build_object('code', c.code, 'scale', c.scale) order by c.code) from currency c)`;

const methods = (language: string) => sql`coalesce((
  select json_agg(json_build_object('carrier_code', m.carrier_code, 'method_code', m.method_code, 'is_active', m.is_active,
    'title', coalesce((
      select concat_ws(' · ', nullif(t.carrier_title, t.method_title), t.method_title) from shipping_method_text t where t.carrier_code = m.carrier_code and t.method_code = m.method_code
      order by t.language = ${language} desc, t.language limit 1
    ), m.method_code),
    'prices', coalesce((
      select json_agg(json_build_object('currency', p.currency, 'min_subtotal', p.min_subtotal, 'price', p.price) order by p.currency, p.min_subtotal)
      from shipping_price p where p.carrier_code = m.carrier_code and p.method_code = m.method_code
    ), '[]')) order by m.position, m.carrier_code, m.method_code)
  from shipping_method m
), '[]')`;

const step = sql`'carrier_code', p.carrier_code, 'method_code', p.method_code, 'currency', p.currency, 'min_subtotal', p.min_subtotal, 'price', p.price`;

const regions = (language: string) => sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'code', r.code, 'name', case when ${language}::text = 'ar' then r.name_ar else r.name_en end,
    'delivery_days', r.delivery_days, 'same_day_until', r.same_day_until,
    'spellings', coalesce((select json_agg(s.spelling order by s.spelling) from region_spelling s where s.region_id = r.id), '[]'), 'rates', coalesce((
      select json_agg(json_build_object(${step}) order by p.carrier_code, p.method_code, p.currency, p.min_subtotal)
      from shipping_rate p where p.country = r.country and p.region_code = r.code and p.postcode = '*'
    ), '[]')) order by r.position, r.id)
  from region r where r.country = (select default_country from store_view where is_default)
), '[]')`;

const sizeClasses = sql`coalesce((
  select json_agg(json_build_object('code', s.code,
    'titles', coalesce((select json_agg(json_build_object('language', t.language, 'text', t.method_title) order by t.language) from size_class_text t where t.size_class = s.code), '[]'),
    'days', coalesce((select json_agg(json_build_object('region_code', d.region_code, 'days', d.days) order by d.region_code) from size_class_days d where d.size_class = s.code), '[]'),
    'prices', coalesce((
      select json_agg(json_build_object(${step}, 'region_code', p.region_code) order by p.region_code, p.carrier_code, p.method_code, p.currency, p.min_subtotal)
      from size_class_price p where p.size_class = s.code
    ), '[]')) order by s.position)
  from size_class s
), '[]')`;

const slots = sql`coalesce((
  select json_agg(json_build_object('code', s.code, 'is_active', s.is_active, 'until_hour', s.until_hour, 'labels', coalesce((
      select json_agg(json_build_object('language', t.language, 'text', t.label) order by t.language) from delivery_slot_text t where t.code = s.code
    ), '[]')) order by s.position, s.code)
  from delivery_slot s
), '[]')`;

/** Reads everything an owner sets of deliveries, with names in `language`. One statement. */
export const readDelivery = async (database: Database, language: string): Promise<Delivery> => {
  const { rows } = await sql<Delivery>`
    select ${units} as units, ${methods(language)} as methods, ${regions(language)} as regions, ${sizeClasses} as size_classes, ${slots} as slots`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table gave no row');
  return row;
};
