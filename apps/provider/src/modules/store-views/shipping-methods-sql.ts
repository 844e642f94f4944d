import { sql } from 'kysely';

/** A method's title in the store view's language, else in any other. */
const shippingTitle = (member: 'carrier_title' | 'method_title') => sql`(
  select t.${sql.ref(member)} from shipping_method_text t
  where t.carrier_code = m.carrier_code and t.method_code = m.method_code
  order by t.language = (select language from view) desc, t.language limit 1
)`;

/** Rows of a method's price table in the store view's currency, and their steps. */
const tableRows = sql`t.carrier_code = m.carrier_code and t.method_code = m.method_code and t.postcode = '*' and t.currency = (select currency from view)`;
const tableSteps = sql`json_agg(json_build_object('min_subtotal', t.min_subtotal, 'price', t.price) order by t.min_subtotal) as steps`;

/** Rows of a method's prices for the size class `priced`. */
const sizeRows = sql`t.carrier_code = m.carrier_code and t.method_code = m.method_code and t.currency = (select currency from view) and t.size_class = priced.code`;

/** Price steps of countries with their own prices, and of the country '*', which means everywhere. */
const countryPrices = sql`
  select json_agg(json_build_object('country', of_country.country, 'steps', of_country.steps) order by of_country.country) filter (where of_country.country <> '*') as countries,
    json_agg(of_country.steps) filter (where of_country.country = '*') -> 0 as everywhere
  from (select t.country, ${tableSteps} from shipping_rate t where ${tableRows} and t.region_code = '*' group by t.country) of_country
`;

/** Price steps of governorates with their own prices, by the shop's region ids. */
const regionalPrices = sql`
  select json_agg(json_build_object('region_id', of_region.id, 'steps', of_region.steps) order by of_region.id) as regions from (
    select g.id, ${tableSteps}
    from shipping_rate t join region g on g.country = t.country and g.code = t.region_code
    where ${tableRows}
    group by g.id
  ) of_region
`;

/** Whether any active method has a price for the size class `priced`. */
const isPriced = sql`exists (
  select from size_class_price p join shipping_method offered using (carrier_code, method_code) where p.size_class = priced.code and offered.is_active
)`;

/** Codes of the size classes for which any active method has a price, smallest first, as a JSON list. */
export const pricedSizeClassesColumn = sql`coalesce((select json_agg(priced.code order by priced.position) from size_class priced where ${isPriced}), '[]')`;

/**
 * A method's price steps for every size class for which any active method has a price. Without a step of its
 * own, the method does not carry the class.
 */
const sizePrices = sql`
  select json_agg(json_build_object('size_class', priced.code, 'method_title', (
      select t.method_title from size_class_text t where t.size_class = priced.code order by t.language = (select language from view) desc, t.language limit 1
    ), 'steps', coalesce((
      select json_agg(json_build_object('min_subtotal', t.min_subtotal, 'price', t.price) order by t.min_subtotal) from size_class_price t where ${sizeRows} and t.region_code = '*'
    ), '[]'), 'regions', coalesce((
      select json_agg(json_build_object('region_id', of_region.id, 'steps', of_region.steps) order by of_region.id) from (
        select g.id, ${tableSteps} from size_class_price t join region g on g.code = t.region_code where ${sizeRows} group by g.id
      ) of_region
    ), '[]')) order by priced.position) as sizes
  from size_class priced where ${isPriced}
`;

/**
 * Every active method with its price steps in the store view's currency, as the shipping rules read them, in
 * a statement with the store view's row as `view`. A method without a step in that currency is not offered.
 */
export const shippingMethodsColumn = sql`coalesce((
  select json_agg(json_build_object(
    'carrier_code', m.carrier_code, 'method_code', m.method_code,
    'carrier_title', coalesce(${shippingTitle('carrier_title')}, m.carrier_code),
    'method_title', coalesce(${shippingTitle('method_title')}, m.method_code),
    'countries', m.countries, 'tax_class_id', m.tax_class_id, 'steps', coalesce(c.everywhere, s.steps, '[]'),
    'regions', coalesce(r.regions, '[]'), 'of_countries', coalesce(c.countries, '[]'), 'sizes', coalesce(z.sizes, '[]')
  ) order by m.position, m.carrier_code, m.method_code)
  from shipping_method m left join lateral (
    select json_agg(json_build_object('min_subtotal', p.min_subtotal, 'price', p.price) order by p.min_subtotal) as steps
    from shipping_price p
    where p.carrier_code = m.carrier_code and p.method_code = m.method_code and p.currency = (select currency from view)
  ) s on true left join lateral (${regionalPrices}) r on true left join lateral (${countryPrices}) c on true left join lateral (${sizePrices}) z on true
  where m.is_active and num_nonnulls(s.steps, r.regions, c.countries, c.everywhere) > 0
), '[]')`;
