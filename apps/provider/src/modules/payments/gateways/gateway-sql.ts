import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

export type GatewayRow = { code: string; is_test: boolean };

/** Writes down which gateways this shop has; nothing is written where it is known. */
export const keepGateways = async (database: Database, gateways: readonly GatewayRow[]): Promise<void> => {
  const { rows } = await sql<GatewayRow>`select code, is_test from payment_gateway order by code`.execute(
    database,
  );
  const given = JSON.stringify(gateways.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
  if (JSON.stringify(rows) === given) return;
  await sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as given (code text, is_test boolean)),
      gone as (delete from payment_gateway where code not in (select code from given))
    insert into payment_gateway (code, is_test) select code, is_test from given
    on conflict (code) do update set is_test = excluded.is_test, away_until = null`.execute(database);
};

/** Notes until when a gateway is not asked (ms since 1970); null: it answers again. */
export const noteAway = async (database: Database, code: string, until: number | null): Promise<void> => {
  await sql`
    update payment_gateway set away_until = ${until === null ? null : new Date(until)}::timestamptz where code = ${code}`.execute(
    database,
  );
};
