import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { returnedPieces } from '../../modules/orders/orders.ts';

/** A line of an order as it earns: what its pieces cost after discounts without tax, and how many came back. */
export type EarningLine = {
  line_number: number;
  qty: number;
  /** Of all its pieces, in minor units of the order's currency. */
  net: number;
  returned: number;
  /** Code of the link it was bought by. */
  link: string | null;
};

/**
 * Reads the lines of an order as it is now, and the coupon it was priced with. Gift cards earn nothing: what is bought with
 * them earns.
 */
export const readEarningLines = async (
  database: Database,
  orderId: number,
): Promise<{ lines: EarningLine[]; coupon: string | null }> => {
  const { rows: lines } = await sql<EarningLine>`${prepared}
    select l.line_number, l.qty, l.row_total_incl_tax - l.discount_amount - l.tax_amount as net,
      l.product_option #>> '{extension_attributes,campaign_data,link}' as link,
      ${returnedPieces} as returned
    from current_order_line l
    where l.order_id = ${orderId} and not exists (select from gift_card_product k where k.product_id = l.product_id)
    order by l.line_number`.execute(database);
  const { rows } = await sql<{
    coupon_code: string | null;
  }>`select coupon_code from current_order where id = ${orderId}`.execute(database);
  return { lines, coupon: rows[0]?.coupon_code ?? null };
};

/**
 * Returns whether anything of an order can be somebody's commission: it is already, or it was bought by a link or a
 * coupon. Most orders were not, and are not locked for it.
 */
export const concernsPartners = async (database: Database, orderId: number): Promise<boolean> => {
  const { rows } = await sql<{ concerns: boolean }>`${prepared}
    select o.coupon_code is not null
      or exists (select from affiliate_commission c where c.order_id = o.id)
      or exists (select from current_order_line l where l.order_id = o.id
        and l.product_option #>> '{extension_attributes,campaign_data,link}' is not null) as concerns
    from current_order o where o.id = ${orderId}`.execute(database);
  return rows[0]?.concerns ?? false;
};
