import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/**
 * Replaces the times after `now` (ms) at which these products change on their own: a price begins or ends,
 * or a product stops being new.
 */
export const scheduleProducts = async (
  transaction: DatabaseTransaction,
  productIds: readonly number[],
  now: number,
): Promise<void> => {
  if (productIds.length === 0) return;
  await sql`delete from scheduled_change where entity = 'product' and entity_id = any(${productIds})`.execute(
    transaction,
  );
  await sql`
    insert into scheduled_change (entity, entity_id, at)
    select 'product', product_id, at from (
      select product_id, from_at as at from price
      union select product_id, until_at from price
      union select id, created_at + interval '30 days' from product
    ) boundary where product_id = any(${productIds}) and at > ${new Date(now)}`.execute(transaction);
};
