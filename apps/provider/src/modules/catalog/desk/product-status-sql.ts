import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/** Sets whether a product is sold: status 1 is enabled, 2 is not (spec 1 §4). */
export const setProductStatus = async (
  transaction: DatabaseTransaction,
  id: number,
  isEnabled: boolean,
): Promise<void> => {
  await sql`update product set status = ${isEnabled ? 1 : 2}, updated_at = now() where id = ${id}`.execute(
    transaction,
  );
};
