import type { Calls } from '@dijla/contract/schemas';
import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { SettlementRow } from './settlement-rows.ts';

type Settlement = Calls['desk/settlement']['result']['_output'];
type ListedSettlement = Calls['desk/settlements']['result']['_output']['items'][number];
type PartyRow = Calls['desk/settlements']['result']['_output']['parties'][number];
export type SettlementKind = ListedSettlement['kind'];

/** A row of a file with what the shop knows of it, in minor units; `attempt_id` of a gateway's, `package` of a carrier's. */
export type MatchedRow = SettlementRow & {
  number: number;
  order_id: number | null;
  expected: number | null;
  attempt_id: string | null;
  package: number | null;
  is_settled: boolean;
};

const rowColumns = 'number integer, reference text, amount bigint, fee bigint, unit text';

/** Kind of the postings by which a gateway pays out. */
export const paidOut = 'payout-of-gateway';

/** Finds the payments that a gateway's rows are of: by its own id, ours, or the reference that it shows. */
export const matchPayments = async (
  transaction: DatabaseTransaction,
  party: string,
  rows: readonly (SettlementRow & { number: number })[],
): Promise<MatchedRow[]> => {
  const { rows: matched } = await sql<MatchedRow>`
    select g.*, a.order_id, a.amount as expected, a.id::text as attempt_id, null::integer as package,
      exists (select from ledger_journal j where j.kind = ${paidOut} and j.cause = 'attempt ' || a.id) as is_settled
    from (select * from ${recordset(rows, rowColumns)}) g left join lateral (
      select a.id, a.order_id, a.amount from payment_attempt a join "order" o on o.id = a.order_id
      where a.provider = ${party} and a.currency = g.unit and a.state in ('paid', 'refund_pending', 'partially_refunded', 'refunded')
        and (a.provider_ref = g.reference or a.id::text = lower(g.reference) or o.order_number || '-' || a.number = g.reference)
      order by a.created_at limit 1
    ) a on true order by g.number`.execute(transaction);
  return matched;
};

/** Finds the parcels that a carrier's rows are of, by its number of them or ours, with the cash it still holds of each. */
export const matchParcels = async (
  transaction: DatabaseTransaction,
  party: string,
  rows: readonly (SettlementRow & { number: number })[],
): Promise<MatchedRow[]> => {
  const holder = `cash:courier:${party}`;
  const { rows: matched } = await sql<MatchedRow>`
    select g.*, p.order_id, p.held as expected, null as attempt_id, p.number as package, coalesce(p.held = 0 and p.taken > 0, false) as is_settled
    from (select * from ${recordset(rows, rowColumns)}) g left join lateral (
      select p.order_id, p.number, coalesce(-sum(e.amount), 0)::bigint as held, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as taken
      from order_package p
      left join ledger_journal j on j.order_id = p.order_id
        and (j.cause = 'order ' || p.order_id || ' package ' || p.number or starts_with(j.cause, 'order ' || p.order_id || ' package ' || p.number || ' '))
      left join ledger_entry e on e.journal_id = j.id and e.account = ${holder} and e.unit = g.unit
      where p.carrier = ${party} and p.courier_id is null and (p.tracking_number = g.reference or p.increment_id = g.reference)
      group by p.order_id, p.number order by p.order_id limit 1
    ) p on true order by g.number`.execute(transaction);
  return matched;
};

export type SettledLine = Omit<MatchedRow, 'attempt_id' | 'package' | 'is_settled'> & {
  outcome: Settlement['lines'][number]['outcome'];
};

/** Keeps a file with what came of each row. Returns its id. */
export const insertSettlement = async (
  transaction: DatabaseTransaction,
  given: { kind: SettlementKind; party: string; file_name: string; imported_by: string; imported_at: Date },
): Promise<number> =>
  (await transaction.insertInto('settlement').values(given).returning('id').executeTakeFirstOrThrow()).id;

/** Keeps what came of the rows of a file. */
export const insertSettlementLines = async (
  transaction: DatabaseTransaction,
  id: number,
  lines: readonly SettledLine[],
): Promise<void> => {
  await sql`
    insert into settlement_line (settlement_id, number, reference, amount, fee, unit, expected, order_id, outcome)
    select ${id}, number, reference, amount, fee, unit, expected, order_id, outcome
    from ${recordset(lines, `${rowColumns}, expected bigint, order_id bigint, outcome text`)}`.execute(
    transaction,
  );
};

const listed = sql`s.id, s.kind, s.party, s.file_name, s.imported_at,
  count(l.number)::integer as rows, count(l.number) filter (where l.outcome = 'settled')::integer as settled,
  count(l.number) filter (where l.outcome in ('differs', 'not-found'))::integer as differences`;

type Row = Omit<ListedSettlement, 'imported_at'> & { imported_at: Date };
const told = ({ imported_at, ...row }: Row): ListedSettlement => ({
  ...row,
  imported_at: imported_at.toISOString(),
});

/** Returns the files that were compared last, 50 at most. */
export const readSettlements = async (database: Database): Promise<ListedSettlement[]> => {
  const { rows } = await sql<Row>`
    select ${listed} from settlement s left join settlement_line l on l.settlement_id = s.id
    group by s.id order by s.imported_at desc, s.id desc limit 50`.execute(database);
  return rows.map(told);
};

/** Returns a file with its rows, those that differ first; undefined when there is none of this id. */
export const readSettlement = async (database: Database, id: number): Promise<Settlement | undefined> => {
  const { rows } = await sql<Row>`
    select ${listed} from settlement s left join settlement_line l on l.settlement_id = s.id where s.id = ${id} group by s.id`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { rows: lines } = await sql<Settlement['lines'][number]>`
    select l.number, l.reference, l.amount, l.fee, json_build_object('code', c.code, 'scale', c.scale) as unit, l.expected, l.order_id,
      o.order_number, l.outcome
    from settlement_line l join currency c on c.code = l.unit left join "order" o on o.id = l.order_id
    where l.settlement_id = ${id} order by l.outcome in ('differs', 'not-found') desc, l.number`.execute(
    database,
  );
  return { ...told(row), lines };
};

/** Returns what each gateway and carrier holds of the shop's money by the ledger. The bank and the payroll are none of them. */
export const readParties = async (database: Database): Promise<PartyRow[]> => {
  const { rows } = await sql<PartyRow>`
    select case a.kind when 'payments' then 'gateway' else 'carrier' end as kind,
      case a.kind when 'payments' then a.owner else substr(a.owner, 9) end as party,
      json_build_object('code', c.code, 'scale', c.scale) as unit,
      -coalesce((select sum(e.amount) from ledger_entry e where e.account = a.id and e.unit = a.unit), 0)::bigint as held
    from ledger_account a join currency c on c.code = a.unit
    where (a.kind = 'payments' and a.owner not in ('bank', 'payroll')) or (a.kind = 'cash' and a.owner like 'courier:%')
    order by 1 desc, 2, a.unit`.execute(database);
  return rows;
};

/** Returns the currencies that files are written in, with the decimal places of their minor units. */
export const readUnits = async (database: Database): Promise<Map<CurrencyCode, { scale: number }>> => {
  const rows = await database.selectFrom('currency').select(['code', 'scale']).execute();
  return new Map(rows.map(({ code, scale }) => [code as CurrencyCode, { scale }]));
};
