import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/database.ts';
import { rederivePrices } from '../modules/pricing/pricing.ts';

/**
 * Rebuilds derived prices when an exchange rate takes effect that they were not built with (DESIGN §4).
 * Returns how many products' prices changed. Several processes may run it at once: one applies the rate, the
 * others find it applied.
 */
export const followExchangeRate = (database: Database): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { rows } = await sql`
      update exchange_rate set applied_at = now() where applied_at is null and valid_from <= now() returning quote_currency`.execute(
      transaction,
    );
    if (rows.length === 0) return 0;
    return rederivePrices(transaction, { actor: 'exchange-rate', requestId: `rate-${randomUUID()}` });
  });
