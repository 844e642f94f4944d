import { type Database, inTransaction } from '@dijla/provider/database';
import { insertOrderRows, type OrderRows } from '@dijla/provider/modules/orders/order-rows-sql';
import { sql } from 'kysely';

export type GivenOrder = {
  /** Milliseconds since 1970. */
  placedAt: number;
  lines: readonly { id: number; parent?: string; qty?: number }[];
  /** Placed outside this shop, and so without a cart. */
  isPast?: boolean;
  /** State of the order, when it matters. */
  state?: keyof typeof ways;
};

const nothing = { price: 0, price_incl_tax: 0, row_total: 0, row_total_incl_tax: 0, tax_amount: 0 };
const head = {
  customer_id: null,
  store_code: 'ar',
  currency: 'IQD',
  base_currency: 'USD',
  base_rate_numerator: 1310,
  base_rate_denominator: 1,
  payable_currency: null,
  payable_rate_numerator: null,
  payable_rate_denominator: null,
  payable_step: null,
  payable_total: null,
  is_virtual: false,
  shipping_carrier_code: null,
  shipping_method_code: null,
  shipping_title: null,
  delivery_slot: null,
  payment_method_code: 'cashondelivery',
  payment_title: 'Cash',
  coupon_code: null,
  context_version: '1',
  items_qty: 1,
  subtotal: 0,
  shipping_amount: 0,
  tax_amount: 0,
  discount_amount: 0,
  grand_total: 0,
  base_subtotal: 0,
  base_shipping_amount: 0,
  base_tax_amount: 0,
  base_discount_amount: 0,
  base_grand_total: 0,
  request_id: 'test',
  totals: [],
  addresses: [],
};

const rowsOf = (number: number, { placedAt, lines, isPast = false }: GivenOrder): OrderRows => ({
  ...head,
  order_number: String(number),
  cart_id: isPast ? null : `cart-${number}`,
  cause: isPast ? 'import' : 'placed',
  actor: 'test',
  placed_at: new Date(placedAt),
  lines: lines.map(({ id, parent = null, qty = 1 }) => ({
    ...nothing,
    tax_percent: 0,
    discount_amount: 0,
    base_row_total: 0,
    product_id: id,
    parent_sku: parent,
    sku: 'x',
    name: 'x',
    product_type: 'simple',
    qty,
    options: [],
    product_option: null,
    parts: [],
  })),
});

/** The way of an order to its state. */
const ways = {
  pending: ['pending'],
  cancelled: ['pending', 'cancelled'],
  refunded: ['pending', 'invoiced', 'refunded'],
} as const;

/**
 * Inserts the order rows that counting reads, with ascending numbers, which are the ids too; all other fields
 * are the minimum the tables allow. Returns the number.
 */
export const orderRows = (db: Database) => {
  let number = 0;
  return async (given: GivenOrder): Promise<number> => {
    number += 1;
    const cart = `cart-${number}`;
    if (given.isPast !== true)
      await sql`insert into cart (id, store_code, currency) values (${cart}, 'ar', 'IQD')`.execute(db);
    await sql`insert into order_claim (cart_id, order_id) values (${cart}, ${number})`.execute(db);
    const order = rowsOf(number, given);
    const states = ways[given.state ?? 'pending'];
    const way = states.map((to, step) => ({ from: states[step - 1] ?? null, to, move: null, actor: 'test' }));
    await inTransaction(db, (transaction) => insertOrderRows(transaction, number, { order, way }));
    return number;
  };
};
