import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sharedJson } from '../../../database/json/shared-json.ts';
import { creditTermsColumn } from '../../credit/credit.ts';
import { gatewayTurns, isOfferedMethod, rowKind } from '../../payments/payments.ts';
import { rewardRatesColumn } from '../../rewards/rewards.ts';
import { taxRulesColumn } from '../../pricing/pricing.ts';
import { publicPromotionsColumn } from '../../promotions/promotions.ts';
import {
  deliverySlotsColumn,
  pricedSizeClassesColumn,
  shippingMethodsColumn,
} from '../../store-views/store-views.ts';
import type { ContextRows } from '../reading/cart-snapshot.ts';

const paymentMethods = (at: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object(
    'code', m.code, 'title', coalesce((
      select t.title from payment_method_text t where t.code = m.code
      order by t.language = (select language from view) desc, t.language limit 1
    ), m.code),
    'instructions', (
      select t.instructions from payment_method_text t where t.code = m.code and t.instructions is not null
      order by t.language = (select language from view) desc, t.language limit 1
    ),
    'offline', m.is_offline, 'row_kind', ${rowKind('m')}, 'customer_groups', m.customer_groups,
    'min_total', l.min_total, 'max_total', l.max_total, 'fee', l.fee, 'for_virtual_carts', m.for_virtual_carts, 'credit', ${creditTermsColumn}
  ) order by m.position, m.code)
  from payment_method m join payment_limit l on l.code = m.code and l.currency = (select currency from view)
  where ${isOfferedMethod(at)}
), '[]')`;

/** Quote units per base unit: the rate that became valid most recently, or else the first to become valid. */
const baseRateInto = (quote: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`(
  select json_build_object('numerator', e.numerator, 'denominator', e.denominator) from exchange_rate e
  where e.base_currency = (select base_currency from view) and e.quote_currency = ${quote}
  order by e.valid_from <= ${at} desc, abs(extract(epoch from e.valid_from - ${at})) limit 1
)`;

const payableFacts = (at: RawBuilder<unknown>) => sql`(
  select json_build_object('code', c.code, 'scale', c.scale, 'symbol', c.symbol, 'step', view.payable_step, 'base_rate', ${baseRateInto(sql`c.code`, at)})
  from view join currency c on c.code = view.payable_currency
)`;

/** Columns of the totals context. A payment method without a row for the currency is not offered. */
const contextFacts = (at: RawBuilder<unknown>) => sql`json_build_object(
  'base_rate', ${baseRateInto(sql`(select currency from view)`, at)},
  'payable', ${payableFacts(at)},
  'rules', ${taxRulesColumn},
  'sends_offline_orders', coalesce((select sends_by_itself from offline_order_rule), true),
  'promotions', ${publicPromotionsColumn(at)},
  'shipping_methods', ${shippingMethodsColumn},
  'size_classes', ${pricedSizeClassesColumn},
  'delivery_slots', ${deliverySlotsColumn},
  'reward_rates', ${rewardRatesColumn},
  'payment_methods', ${paymentMethods(at)}
)`;

/** Times at which a rate or a promotion begins or ends, or a gateway may be asked again. */
const turns = sql`
  select valid_from as at from exchange_rate
  union all
  select unnest(array[from_at, until_at]) from promotion where is_active
  union all
  ${gatewayTurns}
`;

/** Epoch milliseconds of a time, rounded up, for comparison with `now`; null for null. */
const millisecond = (instant: RawBuilder<unknown>) =>
  sql`ceil(extract(epoch from ${instant}) * 1000)::bigint`;

/**
 * The context of a store view under a version (`totals_context_version`), valid from `since` until before
 * `until` (ms); null means unbounded.
 */
type Standing = { version: string | null; since: number | null; until: number | null; rows: ContextRows };

/** Version that a statement reads with a cart, to tell whether the cached context matches its snapshot. */
export const totalsContextVersion: RawBuilder<string | null> =
  sql`(select version::text from totals_context_version)`;

/** Query for the context of a store view, its rows as text. */
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

const isStanding = ({ since, until }: Standing, now: number): boolean =>
  (since === null || since <= now) && (until === null || now < until);

/** Reads the totals context of a store view in one statement. */
export const readTotalsContextRows = async (
  database: Database,
  storeCode: string,
  now: number,
): Promise<ContextRows> => (await readStanding(database, storeCode, now)).rows;

/**
 * Returns the totals context under a version that another statement has read. Takes no statement while that
 * version is cached and nothing has begun or ended since. Null when the version has changed meanwhile.
 */
export const totalsContextUnder = async (
  database: Database,
  version: string | null,
  { storeCode, now }: { storeCode: string; now: number },
): Promise<ContextRows | null> => {
  const known = kept.get(storeCode);
  if (known && version !== null && known.version === version && isStanding(known, now)) return known.rows;
  const standing = await readStanding(database, storeCode, now);
  if (standing.version !== version) return null;
  kept.set(storeCode, standing);
  return standing.rows;
};
