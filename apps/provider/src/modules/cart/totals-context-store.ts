import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sharedJson } from '../../database/shared-json.ts';
import { taxRulesColumn } from '../pricing/pricing.ts';
import { publicPromotionsColumn } from '../promotions/promotions.ts';
import { deliverySlotsColumn } from '../stores/stores.ts';
import type { ContextRows } from './cart-reading.ts';

/** A method's title in the view's language, else in any other. */
const shippingTitle = (member: 'carrier_title' | 'method_title') => sql`(
  select t.${sql.ref(member)} from shipping_method_text t
  where t.carrier_code = m.carrier_code and t.method_code = m.method_code
  order by t.language = (select language from view) desc, t.language limit 1
)`;

/** Rows of a method's table in the view's currency, and their steps. */
const tableRows = sql`t.carrier_code = m.carrier_code and t.method_code = m.method_code and t.postcode = '*' and t.currency = (select currency from view)`;
const tableSteps = sql`json_agg(json_build_object('min_subtotal', t.min_subtotal, 'price', t.price) order by t.min_subtotal) as steps`;

/** Rows of a method's prices for the size class `priced`. */
const sizeRows = sql`t.carrier_code = m.carrier_code and t.method_code = m.method_code and t.currency = (select currency from view) and t.size_class = priced.code`;

/** Steps of the countries that have prices of their own, and of everywhere, which is the country '*'. */
const countryPrices = sql`
  select json_agg(json_build_object('country', of_country.country, 'steps', of_country.steps) order by of_country.country) filter (where of_country.country <> '*') as countries,
    json_agg(of_country.steps) filter (where of_country.country = '*') -> 0 as everywhere
  from (select t.country, ${tableSteps} from shipping_rate t where ${tableRows} and t.region_code = '*' group by t.country) of_country
`;

/** Steps of the governorates that have prices of their own, by the shop's region ids. */
const regionalPrices = sql`
  select json_agg(json_build_object('region_id', of_region.id, 'steps', of_region.steps) order by of_region.id) as regions from (
    select g.id, ${tableSteps}
    from shipping_rate t join region g on g.country = t.country and g.code = t.region_code
    where ${tableRows}
    group by g.id
  ) of_region
`;

/** Whether any active method has a price for the class `priced`. */
const isPriced = sql`exists (
  select from size_class_price p join shipping_method offered using (carrier_code, method_code) where p.size_class = priced.code and offered.is_active
)`;

/** Of a method, steps of every class that any active method has a price for: where it has none itself it does not carry the class. */
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

const shippingMethods = sql`coalesce((
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

const paymentMethods = sql`coalesce((
  select json_agg(json_build_object(
    'code', m.code, 'title', coalesce((
      select t.title from payment_method_text t where t.code = m.code
      order by t.language = (select language from view) desc, t.language limit 1
    ), m.code),
    'instructions', (
      select t.instructions from payment_method_text t where t.code = m.code and t.instructions is not null
      order by t.language = (select language from view) desc, t.language limit 1
    ),
    'offline', m.is_offline, 'customer_groups', m.customer_groups,
    'min_total', l.min_total, 'max_total', l.max_total, 'fee', l.fee, 'for_virtual_carts', m.for_virtual_carts
  ) order by m.position, m.code)
  from payment_method m join payment_limit l on l.code = m.code and l.currency = (select currency from view)
  where m.is_active
), '[]')`;

/** Quote units per base unit: the rate that is the latest to have begun, else the first to begin. */
const baseRateInto = (quote: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`(
  select json_build_object('numerator', e.numerator, 'denominator', e.denominator) from exchange_rate e
  where e.base_currency = (select base_currency from view) and e.quote_currency = ${quote}
  order by e.valid_from <= ${at} desc, abs(extract(epoch from e.valid_from - ${at})) limit 1
)`;

const payableFacts = (at: RawBuilder<unknown>) => sql`(
  select json_build_object('code', c.code, 'scale', c.scale, 'symbol', c.symbol, 'step', view.payable_step, 'base_rate', ${baseRateInto(sql`c.code`, at)})
  from view join currency c on c.code = view.payable_currency
)`;

/** Where a method has no row in its currency it is not offered. */
const contextFacts = (at: RawBuilder<unknown>) => sql`json_build_object(
  'base_rate', ${baseRateInto(sql`(select currency from view)`, at)},
  'payable', ${payableFacts(at)},
  'rules', ${taxRulesColumn},
  'promotions', ${publicPromotionsColumn(at)},
  'shipping_methods', ${shippingMethods},
  'size_classes', coalesce((select json_agg(priced.code order by priced.position) from size_class priced where ${isPriced}), '[]'),
  'delivery_slots', ${deliverySlotsColumn},
  'payment_methods', ${paymentMethods}
)`;

/** Instants at which a rate or a promotion begins or ends. */
const turns = sql`
  select valid_from as at from exchange_rate
  union all
  select unnest(array[from_at, until_at]) from promotion where is_active
`;

/** The first whole millisecond of an instant, by which clocks compare: null where there is none. */
const millisecond = (instant: RawBuilder<unknown>) => sql`ceil(extract(epoch from ${instant}) * 1000)::bigint`;

/** The context of a store view as it stands under a version (`totals_context_version`), from one instant on (ms) until before another; null is without end. */
type Standing = { version: string | null; since: number | null; until: number | null; rows: ContextRows };

/** What a statement reads beside a cart to tell whether the context kept is that of its own snapshot. */
export const totalsContextVersion: RawBuilder<string | null> = sql`(select version::text from totals_context_version)`;

/** Asks for a standing, the rows as text. */
export const standingQuery = (storeCode: string, now: number) => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql<Omit<Standing, 'rows'> & { context: string }>`
    with view as (select language, currency, base_currency, payable_currency, payable_step from store_view where code = ${storeCode}),
    turn as (select at from (${turns}) turning where isfinite(at))
    select ${contextFacts(at)}::text as context, ${totalsContextVersion} as version,
      ${millisecond(sql`(select max(at) from turn where at <= ${at})`)} as since, ${millisecond(sql`(select min(at) from turn where at > ${at})`)} as until
  `;
};

const contextRowsOf = sharedJson<ContextRows>(1_000_000);

const readStanding = async (database: Database, storeCode: string, now: number): Promise<Standing> => {
  const { rows } = await standingQuery(storeCode, now).execute(database);
  const [row] = rows;
  if (!row) throw new Error(`No totals context for store ${storeCode}`);
  const { context, ...standing } = row;
  return { ...standing, rows: contextRowsOf(context) };
};

const kept = new Map<string, Standing>();

const isStanding = ({ since, until }: Standing, now: number): boolean => (since === null || since <= now) && (until === null || now < until);

/** What totals are computed with in a store view, in one statement. */
export const readTotalsContextRows = async (database: Database, storeCode: string, now: number): Promise<ContextRows> =>
  (await readStanding(database, storeCode, now)).rows;

/**
 * The same as it stood under a version, which another statement has read: without a statement while it is kept, for no rule has changed since and
 * nothing has begun or ended. Null when another version has come meanwhile.
 */
export const totalsContextUnder = async (database: Database, version: string | null, { storeCode, now }: { storeCode: string; now: number }): Promise<ContextRows | null> => {
  const known = kept.get(storeCode);
  if (known && version !== null && known.version === version && isStanding(known, now)) return known.rows;
  const standing = await readStanding(database, storeCode, now);
  if (standing.version !== version) return null;
  kept.set(storeCode, standing);
  return standing.rows;
};
