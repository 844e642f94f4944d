import { sql } from 'kysely';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../../database/connect.ts';
import { slotName } from './slot-name-sql.ts';

/** A package of a courier's run as its rows have it; what is to be collected is computed from its order. */
export type RunStop = {
  order_id: number;
  package: number;
  outcome: { move: 'deliver' | 'accept_part' | 'refuse' | 'fail'; at: string; amount: number | null } | null;
  name: string;
  telephone: string | null;
  region_id: number | null;
  city: string;
  street: string[];
  note: string | null;
  place: { latitude: number; longitude: number } | null;
  delivery_slot: string | null;
  lines: { line_number: number; sku: string; name: string; qty: number }[];
};

/** Days after which a package that was given to a courier is in his run no more, whatever became of it. */
const runDays = 60;

const lines = sql`(
  select coalesce(json_agg(json_build_object('line_number', l.line_number, 'sku', d.sku, 'name', d.name, 'qty', l.qty) order by l.line_number), '[]')
  from order_package_line l join order_line d on d.order_id = l.order_id and d.line_number = l.line_number
  where l.order_id = p.order_id and l.package = p.number and l.qty > 0
)`;

// Positions are kept as the shopper's device sent them, as texts.
const place = sql`(
  select json_build_object('latitude', (x ->> 'latitude')::float8, 'longitude', (x ->> 'longitude')::float8)
  from (select a.extension_attributes as x) given
  where x ->> 'latitude' ~ '^-?[0-9]{1,3}(\\.[0-9]{1,20})?$' and x ->> 'longitude' ~ '^-?[0-9]{1,3}(\\.[0-9]{1,20})?$'
)`;

/**
 * Reads the packages of a courier's run, in the order in which they were given: those on their way, and those whose
 * outcome was said since `dayBegan`. One statement.
 */
export const readStops = async (
  database: Database,
  { courierId, dayBegan, language }: { courierId: number; dayBegan: Date; language: Language },
): Promise<RunStop[]> => {
  const { rows } = await sql<RunStop>`
    select p.order_id, p.number as package,
      case when e.to_state in ('complete', 'delivery_failed') then json_build_object('move', e.move, 'at', e.at, 'amount', (e.data ->> 'amount')::bigint) end as outcome,
      trim(a.firstname || ' ' || a.lastname) as name, a.telephone, a.region_id, a.city, a.street, a.extension_attributes ->> 'shipping_note' as note, ${place} as place,
      ${slotName(language)} as delivery_slot, ${lines} as lines
    from order_package p
    join current_order o on o.id = p.order_id
    join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping'
    cross join lateral (
      select e.to_state, e.move, e.at, e.data from order_event e
      where e.order_id = p.order_id and e.package = p.number and (e.from_state <> e.to_state or e.move in ('deliver', 'accept_part', 'refuse', 'fail'))
      order by e.id desc limit 1
    ) e
    where p.courier_id = ${courierId} and p.given_to_courier_at > now() - make_interval(days => ${runDays}::integer)
      and (e.to_state in ('shipped', 'dispatched', 'reattempt_delivery')
        or e.at >= ${dayBegan.toISOString()}::timestamptz and e.move in ('deliver', 'accept_part', 'refuse', 'fail'))
    order by p.given_to_courier_at, p.order_id, p.number`.execute(database);
  return rows;
};
