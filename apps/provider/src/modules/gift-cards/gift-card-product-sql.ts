import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

export type SoldAs = { amount: number | null; currency: CurrencyCode; valid_months: number | null };
type GiftCardProduct = {
  type: string;
  sold_as: SoldAs | null;
  is_ordered: boolean;
  /** Whether its buyer may choose an amount. */
  has_amounts: boolean;
  is_codes: boolean;
};

/** Reads as what a product is sold; undefined where it is not there. */
export const readGiftCardProduct = async (
  db: Database,
  productId: number,
): Promise<GiftCardProduct | undefined> => {
  const { rows } = await sql<GiftCardProduct>`
    select p.type, case when g.product_id is not null
        then json_build_object('amount', g.amount, 'currency', g.currency, 'valid_months', g.valid_months) end as sold_as,
      g.product_id is not null and exists (
        select from order_line l join "order" o on o.id = l.order_id where l.product_id = p.id and o.placed_at >= g.since) as is_ordered,
      exists (select from custom_option o where o.product_id = p.id and o.code = 'amount') as has_amounts,
      exists (select from digital_card_product d where d.product_id = p.id) as is_codes
    from product p left join gift_card_product g on g.product_id = p.id where p.id = ${productId}`.execute(
    db,
  );
  return rows[0];
};

/** Has a product sold as gift cards from `now` (ms) on, or no longer. */
export const saveGiftCardProduct = async (
  transaction: DatabaseTransaction,
  productId: number,
  { soldAs, now }: { soldAs: SoldAs | null; now: number },
): Promise<void> => {
  if (soldAs === null) {
    await sql`delete from gift_card_product where product_id = ${productId}`.execute(transaction);
    return;
  }
  const { amount, currency, valid_months } = soldAs;
  await sql`
    insert into gift_card_product (product_id, amount, currency, valid_months, since)
    values (${productId}, ${amount}, ${currency}, ${valid_months}, ${new Date(now)})
    on conflict (product_id) do update set amount = excluded.amount, currency = excluded.currency, valid_months = excluded.valid_months`.execute(
    transaction,
  );
};
