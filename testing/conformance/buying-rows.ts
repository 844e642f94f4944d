import type { Connection } from '@dijla/provider/database';

const tables = [
  'customer',
  'customer_address',
  'customer_session',
  'user_token',
  'cart',
  'cart_address',
  'cart_line',
  'replayed_answer',
  'order_claim',
  '"order"',
  'order_revision',
  'queued_order',
  'order_line',
  'order_revision_line',
  'order_address',
  'order_total',
  'order_event',
  'order_package',
  'order_package_line',
  'order_listing',
  'order_give_back',
  'cancel_request',
  'order_call',
  'return_request',
  'return_line',
  'ledger_journal',
  'ledger_entry',
  'invoice',
  'invoice_series',
  'stock_level',
  'price',
  'product',
  'stock_movement',
  'change',
  'scheduled_change',
  'audit',
  'exchange_rate',
  'shipping_method',
  'shipping_rate',
  'region',
  'size_class_price',
  'delivery_slot',
  'payment_limit',
  'unpaid_order_limit',
  'shop_brand',
  'staff',
  'staff_role',
  'staff_link',
  'staff_session',
  'staff_factor',
  'staff_recovery_code',
];

/** An updated row gets the id of its transaction, so the highest id reveals changes that a count does not. */
const statement = tables
  .map(
    (table) =>
      `select '${table.replaceAll('"', '')}' as name, count(*)::int as rows, max(xmin::text::bigint)::text as last_written from ${table}`,
  )
  .join(' union all ');

export type BuyingRows = { name: string; rows: number; last_written: string | null }[];

/** Returns the row count and the last writing transaction of each table that a buyer's call can write. */
export const buyingRows = async ({ pool }: Pick<Connection, 'pool'>): Promise<BuyingRows> =>
  (await pool.query<BuyingRows[number]>(statement)).rows;
