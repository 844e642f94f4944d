import type { Database } from '@dijla/provider/database';
import { sql } from 'kysely';

export type GivenOrder = {
  /** Milliseconds since 1970. */
  placedAt: number;
  lines: readonly { id: number; parent?: string; qty?: number }[];
  /** Placed outside this shop, and so without a cart. */
  isPast?: boolean;
  /** State of the order, when it matters. */
  state?: string;
};

/**
 * Inserts the order rows that counting reads, with ascending numbers; all other fields are the minimum the
 * tables allow.
 */
export const orderRows = (db: Database) => {
  let number = 0;
  return async ({ placedAt, lines, isPast = false, state }: GivenOrder): Promise<void> => {
    number += 1;
    const cart = `cart-${number}`;
    if (!isPast)
      await sql`insert into cart (id, store_code, currency) values (${cart}, 'ar', 'IQD')`.execute(db);
    await sql`insert into order_claim (cart_id, order_id) values (${cart}, ${number})`.execute(db);
    await sql`insert into "order" (id, order_number, cart_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator, is_virtual, payment_method_code, payment_title,
        context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total, base_subtotal, base_shipping_amount, base_tax_amount, base_discount_amount,
        base_grand_total, request_id, placed_at)
      values (${number}, ${String(number)}, ${isPast ? null : cart}, 'ar', 'IQD', 'USD', 1310, 1, false, 'cashondelivery', 'Cash', '1', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'test', ${new Date(placedAt)})`.execute(
      db,
    );
    for (const [place, { id, parent = null, qty = 1 }] of lines.entries()) {
      await sql`insert into order_line (order_id, line_number, product_id, parent_sku, sku, name, product_type, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_amount, tax_percent,
          discount_amount, base_row_total, options)
        values (${number}, ${place + 1}, ${id}, ${parent}, 'x', 'x', 'simple', ${qty}, 0, 0, 0, 0, 0, 0, 0, 0, '[]')`.execute(
        db,
      );
    }
    if (state !== undefined)
      await sql`insert into order_event (order_id, to_state, actor) values (${number}, ${state}, 'test')`.execute(
        db,
      );
  };
};
