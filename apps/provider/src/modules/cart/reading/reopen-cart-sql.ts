import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import { indexableKey } from './cart-sql.ts';

type OrderedLine = {
  product_id: number;
  parent_sku: string | null;
  sku: string;
  qty: number;
  product_option: ProductOption | null;
};

/**
 * Makes an ordered cart active again with these goods, as far as the shop still has them. Leaves it ordered when
 * its customer has begun another, of which there is one at a time.
 */
export const reopenCart = async (
  transaction: DatabaseTransaction,
  { cartId, lines }: { cartId: string; lines: readonly OrderedLine[] },
): Promise<void> => {
  const rows = lines.map(({ product_id, parent_sku, sku, qty, product_option }) => ({
    product_id,
    parent_sku,
    qty,
    product_option,
    line_key: indexableKey(lineKeyOf(sku, product_option)),
  }));
  await sql`
    with wanted as (
      select * from ${recordset(rows, 'product_id integer, parent_sku text, qty integer, product_option jsonb, line_key text')}
    ), reopened as (
      update cart c set state = 'active', updated_at = now()
      where c.id = ${cartId} and c.state = 'ordered'
        and not exists (select from cart o where o.customer_id = c.customer_id and o.state = 'active') returning id
    )
    insert into cart_line (cart_id, product_id, parent_id, qty, product_option, line_key)
    select reopened.id, l.product_id, (select p.id from product p where p.sku = l.parent_sku), least(l.qty, 10000), l.product_option, l.line_key
    from reopened, wanted l where exists (select from product p where p.id = l.product_id)
    on conflict (cart_id, line_key) do nothing`.execute(transaction);
};
