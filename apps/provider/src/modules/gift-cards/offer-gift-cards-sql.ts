import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

export type OfferedGiftCards = {
  /** Skus of products and what each is worth in dinars; null: what its buyer chooses. */
  products: Readonly<Record<string, number | null>>;
  /** Path of a category whose products are worth what they cost. */
  category: string;
  validMonths: number;
};

/** Has products sold as gift cards that are not yet; those that are stay as they are. */
export const offerGiftCards = async (
  transaction: DatabaseTransaction,
  { products, category, validMonths }: OfferedGiftCards,
): Promise<void> => {
  await sql`
    insert into gift_card_product (product_id, amount, valid_months, since)
    select p.id, o.amount, ${validMonths}::integer, now() from product p
    join unnest(${Object.keys(products)}::text[], ${Object.values(products)}::bigint[]) as o (sku, amount) using (sku)
    union all
    select p.id, r.amount, ${validMonths}::integer, now() from product p
    join product_category c on c.product_id = p.id join category_store t on t.category_id = c.category_id and t.store_code = 'en' and t.url_path = ${category}
    join price r on r.product_id = p.id and r.currency = 'IQD' and r.kind = 'regular' and r.price_list = 'general' and r.min_qty <= 1
      and r.from_at is null and r.until_at is null
    where p.type = 'virtual'
    on conflict (product_id) do nothing`.execute(transaction);
};
