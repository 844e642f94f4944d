import { sql } from 'kysely';
import type { DatabaseTransaction } from './connect.ts';

/** Until the transaction ends, others that save the catalogue wait: two at once would both see the other's new rows missing. */
export const lockCatalog = (transaction: DatabaseTransaction) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(transaction);
