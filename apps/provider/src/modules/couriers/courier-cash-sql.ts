import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Account } from '../ledger/ledger.ts';

/** The account of the cash that a courier of the shop holds. */
export const cashOfCourier = (courierId: number): Account => `cash:staff:${courierId}`;

export type HeldCash = { unit: { code: CurrencyCode; scale: number }; amount: number };

/**
 * Reads what couriers hold by the ledger, by their ids, in every currency of which anything was ever posted; minor
 * units, below zero where the shop owes it.
 */
export const cashHeld = async (
  database: Database,
  courierIds: readonly number[],
): Promise<Map<number, HeldCash[]>> => {
  const { rows } = await sql<{ courier_id: number; cash: HeldCash[] }>`
    select h.courier_id, json_agg(json_build_object('unit', json_build_object('code', c.code, 'scale', c.scale), 'amount', h.amount) order by c.code) as cash
    from (
      select i.id as courier_id, e.unit, -sum(e.amount)::bigint as amount
      from unnest(${[...courierIds]}::integer[]) as i(id) join ledger_entry e on e.account = 'cash:staff:' || i.id group by i.id, e.unit
    ) h join currency c on c.code = h.unit group by h.courier_id`.execute(database);
  return new Map(rows.map(({ courier_id, cash }) => [courier_id, cash]));
};

export type UnpaidDelivery = { order_id: number; order_number: string; unit: HeldCash['unit']; due: number };

/** Orders of a courier that are told. */
const mostUnpaid = 20;

/**
 * Reads what couriers delivered of which something is still due, by their ids, the latest first. Cash they did not take is
 * in no account of theirs, so the ledger alone would not show it.
 */
export const unpaidDeliveries = async (
  database: Database,
  courierIds: readonly number[],
): Promise<Map<number, UnpaidDelivery[]>> => {
  const { rows } = await sql<{ courier_id: number; unpaid: UnpaidDelivery[] }>`
    select i.id as courier_id, (
      select coalesce(json_agg(json_build_object('order_id', o.order_id, 'order_number', o.order_number, 'due', o.due,
        'unit', json_build_object('code', c.code, 'scale', c.scale)) order by o.order_id desc), '[]')
      from (
        select l.order_id, l.order_number, l.unit, l.due from order_listing l
        where l.state = 'complete' and l.payment_state in ('unpaid', 'part_paid') and l.due > 0
          and exists (select from order_package p where p.order_id = l.order_id and p.courier_id = i.id)
        order by l.order_id desc limit ${mostUnpaid}
      ) o join currency c on c.code = o.unit
    ) as unpaid from unnest(${[...courierIds]}::integer[]) as i(id)`.execute(database);
  return new Map(rows.map(({ courier_id, unpaid }) => [courier_id, unpaid]));
};
