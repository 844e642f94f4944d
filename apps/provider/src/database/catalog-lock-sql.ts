import { sql } from 'kysely';
import type { DatabaseTransaction } from './connect.ts';

/**
 * Makes other transactions that save the catalog wait until this one ends: two concurrent ones would each
 * miss the other's new rows.
 */
export const lockCatalog = (transaction: DatabaseTransaction) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(transaction);
