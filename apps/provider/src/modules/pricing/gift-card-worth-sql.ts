import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/** What the choice `amount` adds to a price, as far as that is known. */
const added = sql`coalesce((
  select x.amount from custom_option_price x where x.value_id = v.id and x.currency = g.currency and v.price_type = 'fixed'), 0)`;

/**
 * Returns those of these products that are sold as gift cards and have a price, of any list or time, below what is on the
 * card: its own amount, or that of a choice with what the choice adds. In other currencies orders are looked at.
 */
export const pricedBelowWorth = async (
  transaction: DatabaseTransaction,
  productIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select g.product_id as id from gift_card_product g where g.product_id = any(${[...productIds]}::integer[]) and exists (
      select from price r where r.product_id = g.product_id and r.currency = g.currency and case when g.amount is not null
        then r.amount < g.amount
        else exists (
          select from custom_option o join custom_option_value v on v.option_id = o.id
          where o.product_id = g.product_id and o.code = 'amount' and v.code ~ '^[1-9][0-9]{0,9}$' and r.amount + ${added} < v.code::bigint
        ) end
    )`.execute(transaction);
  return rows.map(({ id }) => id);
};
