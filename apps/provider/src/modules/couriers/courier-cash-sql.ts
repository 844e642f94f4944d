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
