import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Null when orders could be taken, else what is missing: the database must answer, with a way to deliver and a way to pay. */
export const missingForOrders = async (db: Database): Promise<string | null> => {
  try {
    const { rows } = await sql<{ delivery: boolean; payment: boolean }>`
      select exists (select from shipping_method where is_active) as delivery, exists (select from payment_method where is_active) as payment`.execute(db);
    if (!rows[0]?.delivery) return 'a delivery method';
    return rows[0].payment ? null : 'a payment method';
  } catch {
    return 'the database';
  }
};
