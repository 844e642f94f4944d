import { type RawBuilder, sql } from 'kysely';

/** Whether the row of a payment method says that it is paid elsewhere; false of one that has no row any more. */
export const isOffline = (code: string): RawBuilder<boolean> =>
  sql`coalesce((select m.is_offline from payment_method m where m.code = ${sql.ref(code)}), false)`;
