import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

export type Courier = { id: number; name: string; stops: number };

/** Role of those who bring orders; an owner may work a run as well, and is none of the couriers by that. */
const courierRole = 'courier';

const isCourier = sql`s.state <> 'disabled' and exists (select from staff_role r where r.staff_id = s.id and r.role = ${courierRole})`;

const stops = sql`(
  select count(*)::integer from order_package p cross join lateral (
    select e.to_state from order_event e where e.order_id = p.order_id and e.package = p.number order by e.id desc limit 1
  ) e where p.courier_id = s.id and p.given_to_courier_at > now() - interval '60 days' and e.to_state in ('shipped', 'dispatched', 'reattempt_delivery')
)`;

/** Reads the couriers of the shop by name, with how many packages each has on the way. */
export const listCouriers = async (database: Database): Promise<Courier[]> => {
  const { rows } = await sql<Courier>`
    select s.id, s.name, ${stops} as stops from staff s where ${isCourier} order by s.name, s.id`.execute(
    database,
  );
  return rows;
};

/** Packages that are looked at: which companies a shop works with changes slowly. */
const lookedAt = 2000;

/**
 * Reads the delivery companies that packages went with lately, the one with most of them first; `ownCarrier` is the
 * word for couriers of the shop and no company.
 */
export const listCompanies = async (
  database: Database,
  ownCarrier: string,
): Promise<{ carrier: string }[]> => {
  const { rows } = await sql<{ carrier: string }>`
    select carrier from (
      select carrier from order_package order by order_id desc limit ${lookedAt}
    ) latest where carrier <> ${ownCarrier} group by carrier order by count(*) desc, carrier`.execute(
    database,
  );
  return rows;
};

/** Finds a courier of the shop who is not disabled. */
export const findCourier = async (
  database: Database,
  id: number,
): Promise<Pick<Courier, 'id' | 'name'> | undefined> => {
  const { rows } = await sql<Pick<Courier, 'id' | 'name'>>`
    select s.id, s.name from staff s where s.id = ${id} and ${isCourier}`.execute(database);
  return rows[0];
};

/** Reads the names of members of the staff who bring or have brought orders, by their ids. */
export const courierNames = async (
  database: Database,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from staff where id = any(${[...ids]}::integer[])`.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
