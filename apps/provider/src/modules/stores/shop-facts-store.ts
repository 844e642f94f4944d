import type { Contact, ShopFacts } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-store.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Slots as a list of JSON, for a statement that has the store view's row as `view`. */
export const deliverySlotsColumn = sql`coalesce((
  select json_agg(json_build_object('code', s.code, 'label', coalesce((
    select t.label from delivery_slot_text t where t.code = s.code
    order by t.language = (select language from view) desc, t.language limit 1
  ), s.code), 'until_hour', s.until_hour) order by s.position, s.code)
  from delivery_slot s where s.is_active
), '[]')`;

const slowerOrSooner = sql`coalesce((
  select json_agg(json_build_object('region_id', r.id, 'days', r.delivery_days, 'same_day_until', r.same_day_until) order by r.id)
  from region r where r.country = view.default_country and (r.delivery_days <> 1 or r.same_day_until is not null)
), '[]')`;

/** The first method that goes to the store's country. */
const firstMethod = sql`
  select m.carrier_code, m.method_code from shipping_method m
  where m.is_active and m.countries && array[view.default_country, '*']
    and exists (select from shipping_price p where (p.carrier_code, p.method_code, p.currency) = (m.carrier_code, m.method_code, view.currency))
  order by m.position, m.carrier_code, m.method_code limit 1
`;

/**
 * What is paid from the first step of the first method on, by region, and the subtotal from which any method there is free. `priced` are steps of
 * methods with their region ('*' is everywhere) and how exact their place is: of each method the most exact ones of a region count.
 */
const pricesFrom = (priced: RawBuilder<unknown>) => sql`(
  with first as (${firstMethod}), priced as (
    select given.*, (given.carrier_code, given.method_code) in (select carrier_code, method_code from first) as is_first
    from (${priced}) given join shipping_method m using (carrier_code, method_code)
    where m.is_active and m.countries && array[view.default_country, '*']
  ), place as (
    select null::integer as region_id, '*' as code
    union all select g.id, g.code from region g where g.country = view.default_country and g.code in (select region_code from priced)
  ), step as (
    select place.region_id, is_first, min_subtotal, price, rank() over (partition by place.code, carrier_code, method_code order by exactness) as rank
    from place join priced on region_code in ('*', place.code)
  )
  select json_agg(json_build_object('region_id', of_region.region_id, 'price', of_region.price, 'free_from', of_region.free_from) order by of_region.region_id nulls first)
  from (
    select region_id, (array_agg(price order by min_subtotal) filter (where is_first))[1] as price, min(min_subtotal) filter (where price = 0 and min_subtotal > 0) as free_from
    from step where rank = 1 group by region_id
  ) of_region where of_region.price is not null
)`;

/** A governorate's steps, else the country's, else those of every country, else the method's own. */
const deliveryPrices = sql`coalesce(${pricesFrom(sql`
  select t.carrier_code, t.method_code, t.region_code, case when t.region_code <> '*' then 1 when t.country <> '*' then 2 else 3 end as exactness, t.min_subtotal, t.price
  from shipping_rate t
  where (t.country = view.default_country or (t.country, t.region_code) = ('*', '*')) and t.postcode = '*' and t.currency = view.currency
  union all select p.carrier_code, p.method_code, '*', 4, p.min_subtotal, p.price from shipping_price p where p.currency = view.currency
`)}, '[]')`;

/** Of a class `c`: a governorate's steps, else those of everywhere. */
const pricesOfClass = pricesFrom(sql`
  select p.carrier_code, p.method_code, p.region_code, case when p.region_code <> '*' then 1 else 2 end as exactness, p.min_subtotal, p.price
  from size_class_price p where p.size_class = c.code and p.currency = view.currency
`);

/** Days and prices of each size class to the governorates that have rows of their own, and to everywhere. */
const sizes = sql`coalesce((
  select json_agg(json_build_object('size_class', c.code, 'days', coalesce((
    select json_agg(json_build_object('region_id', g.id, 'days', d.days) order by g.id nulls first)
    from size_class_days d left join region g on g.country = view.default_country and g.code = d.region_code
    where d.size_class = c.code and (d.region_code = '*' or g.id is not null)
  ), '[]'), 'prices', coalesce(${pricesOfClass}, '[]')) order by c.position)
  from size_class c
), '[]')`;

const paymentTitles = sql`coalesce((
  select json_agg(coalesce((
    select t.title from payment_method_text t where t.code = m.code order by t.language = view.language desc, t.language limit 1
  ), m.code) order by m.position, m.code)
  from payment_method m where m.is_active and m.customer_groups is null
), '[]')`;

/** What a store's pages say of the shop as it stands now: the owner may change it while the shop runs. One statement. */
export const readShopFacts = async (db: Database, storeCode: string): Promise<ShopFacts> => {
  const { rows } = await sql<ShopFacts>`
    with view as (select * from store_view where code = ${storeCode})
    select json_build_object('hotline', view.hotline, 'whatsapp', view.whatsapp) as contact,
      json_build_object('hours', view.hours, 'address', view.address, 'social', view.social, 'return_days', view.return_days, 'payment_titles', ${paymentTitles}) as seller,
      json_build_object('regions', ${slowerOrSooner}, 'prices', ${deliveryPrices}, 'sizes', ${sizes}, 'slots', ${deliverySlotsColumn}) as delivery
    from view`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no store ${storeCode}`);
  return row;
};

/** Gives these numbers and days to the stores whose owner has set no number, and tells the pages. */
export const offerContact = async (transaction: DatabaseTransaction, { hotline, whatsapp, return_days = null }: Contact & { return_days?: number | null }, author: Author): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    update store_view set hotline = ${hotline}, whatsapp = ${whatsapp}, return_days = coalesce(return_days, ${return_days}) where hotline is null and whatsapp is null`.execute(transaction);
  if (numAffectedRows > 0n) await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
};
