import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** A closed day of a courier; amounts in minor units of `unit`. */
export type CourierClosing = {
  id: number;
  courier_id: number;
  courier_name: string;
  day: string;
  unit: { code: CurrencyCode; scale: number };
  expected: number;
  handed_in: number;
  difference: number;
  reason: string | null;
  is_written_off: boolean;
  confirmed_by_name: string | null;
  closed_at: string;
};

const closings = async (database: Database, condition: RawBuilder<unknown>): Promise<CourierClosing[]> => {
  const { rows } = await sql<Omit<CourierClosing, 'closed_at'> & { closed_at: Date }>`
    select d.id, d.courier_id, s.name as courier_name, d.day::text as day, json_build_object('code', c.code, 'scale', c.scale) as unit,
      d.expected, d.handed_in, d.handed_in - d.expected as difference, d.reason, d.is_written_off, b.name as confirmed_by_name, d.closed_at
    from courier_closing d join staff s on s.id = d.courier_id join staff b on b.id = d.confirmed_by join currency c on c.code = d.unit
    ${condition}`.execute(database);
  return rows.map((row) => ({ ...row, closed_at: row.closed_at.toISOString() }));
};

/** Reads the closings of a day, of one courier where an id is given; without a day the last `limit`, the latest first. */
export const readClosings = (
  database: Database,
  { day, courierId, limit = 50 }: { day?: string; courierId?: number; limit?: number },
): Promise<CourierClosing[]> =>
  closings(
    database,
    sql`where (${day ?? null}::date is null or d.day = ${day ?? null}::date)
      and (${courierId ?? null}::integer is null or d.courier_id = ${courierId ?? null}::integer)
      order by d.id desc limit ${limit}`,
  );

export type NewClosing = {
  courierId: number;
  day: string;
  unit: CurrencyCode;
  expected: number;
  handedIn: number;
  reason: string | null;
  isWrittenOff: boolean;
  /** Of the staff. */
  confirmedBy: number;
  now: number;
};

/**
 * Closes a courier's day, once for each currency: null where it is closed already. Whoever closes the same day at
 * the same time waits here.
 */
export const insertClosing = async (
  transaction: DatabaseTransaction,
  { courierId, day, unit, expected, handedIn, reason, isWrittenOff, confirmedBy, now }: NewClosing,
): Promise<CourierClosing | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into courier_closing (courier_id, day, unit, expected, handed_in, reason, is_written_off, confirmed_by, closed_at)
    values (${courierId}, ${day}::date, ${unit}, ${expected}, ${handedIn}, ${reason}, ${isWrittenOff}, ${confirmedBy}, ${new Date(now)})
    on conflict (courier_id, day, unit) do nothing returning id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return null;
  const [closing] = await closings(transaction, sql`where d.id = ${row.id}`);
  return closing ?? null;
};
