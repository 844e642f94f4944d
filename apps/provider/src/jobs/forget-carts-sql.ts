import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { keptDays } from '../modules/cart/cart.ts';

const dayMs = 86_400_000;
/** Carts per statement, so that no statement locks many rows for long. */
const batch = 1000;

/**
 * Selects guests' carts unused since `before` and not ordered. Skips carts that another transaction is
 * changing or ordering. Filters by creation time too, which is never later than the last use, because only
 * the former has an index.
 */
const unused = (before: Date, condition = sql`true`) => sql`
  select id from cart where customer_id is null and state = 'active' and created_at < ${before} and updated_at < ${before} and ${condition}
  order by created_at limit ${batch} for update skip locked
`;

const repeat = async (once: () => Promise<number>): Promise<number> => {
  let [sum, count] = [0, batch];
  while (count >= batch) {
    count = await once();
    sum += count;
  }
  return sum;
};

/**
 * Deletes guests' carts not used for 90 days, and the addresses of those not used for 30. Takes epoch
 * milliseconds and returns the numbers of carts. Safe to run alongside orders and in several processes.
 */
export const forgetGuestCarts = async (
  database: Database,
  now: number,
): Promise<{ carts: number; addresses: number }> => {
  const before = (days: number) => new Date(now - days * dayMs);
  const carts = await repeat(async () => {
    const { rows } =
      await sql`with unused as (${unused(before(keptDays.carts))}) delete from cart using unused where cart.id = unused.id returning 1`.execute(
        database,
      );
    return rows.length;
  });
  const addresses = await repeat(async () => {
    const hasAddress = sql`exists (select from cart_address a where a.cart_id = cart.id)`;
    const { rows } = await sql<{ count: number }>`
      with unused as (${unused(before(keptDays.addresses), hasAddress)}),
      deleted as (delete from cart_address a using unused where a.cart_id = unused.id returning a.cart_id)
      select count(distinct cart_id)::integer as count from deleted`.execute(database);
    return rows[0]?.count ?? 0;
  });
  return { carts, addresses };
};
