import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

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

/** Reads the lines of an order as it is now, and the coupon it was priced with. */
export const readEarningLines = async (
  database: Database,
  orderId: number,
): Promise<{ lines: EarningLine[]; coupon: string | null }> => {
  const { rows: lines } = await sql<EarningLine>`
    select l.line_number, l.qty, l.row_total_incl_tax - l.discount_amount - l.tax_amount as net,
      l.product_option #>> '{extension_attributes,campaign_data,link}' as link,
      coalesce((select sum(b.qty) from order_give_back b where b.order_id = l.order_id and b.line_number = l.line_number and b.kind = 'return'), 0)::integer as returned
    from current_order_line l where l.order_id = ${orderId} order by l.line_number`.execute(database);
  const { rows } = await sql<{
    coupon_code: string | null;
  }>`select coupon_code from current_order where id = ${orderId}`.execute(database);
  return { lines, coupon: rows[0]?.coupon_code ?? null };
};
