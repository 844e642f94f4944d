import { isDeepStrictEqual } from 'node:util';
import { apportion } from '@dijla/commerce-rules/money/apportion';
import { baseFraction } from '@dijla/commerce-rules/money/base-fraction';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordAuthor,
  type RecordHandler,
  type RecordWarning,
} from '../../database/record-handler.ts';
import { insertOrderRows, type OrderRows } from './order-rows-sql.ts';
import type { PastOrderInput } from './past-order-input.ts';
import {
  claimPastOrder,
  type CustomerAddress,
  type PastTerms,
  readCustomerAddress,
  readPastOrders,
  readPastTerms,
  removePastOrders,
  type ResolvedLine,
  resolveLines,
} from './past-order-sql.ts';
import type { PlacedLine } from './placed-order.ts';

/** Transitions by which a finished order reached its end, each of which every order can make. */
const wayTo: Readonly<Record<'complete' | 'refunded', readonly OrderState[]>> = {
  complete: ['pending', 'invoiced', 'preparing', 'shipped', 'complete'],
  refunded: ['pending', 'invoiced', 'refunded'],
};

const placedLine = (
  { line, product_id, sku, parent_sku, name, type, amount }: ResolvedLine,
  base_row_total: number,
): PlacedLine => ({
  product_id,
  sku,
  parent_sku,
  name,
  product_type: type,
  qty: line.qty,
  price: amount,
  price_incl_tax: amount,
  row_total: amount * line.qty,
  row_total_incl_tax: amount * line.qty,
  tax_amount: 0,
  tax_percent: 0,
  discount_amount: 0,
  base_row_total,
  options: Object.entries(line.options).map(([label, value]) => ({ label, value })),
  product_option: null,
  parts: [],
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Past = {
  order: PastOrderInput;
  lines: readonly ResolvedLine[];
  terms: PastTerms;
  address: CustomerAddress;
};

/** Returns the lines, totals and sums of a past order, which is recorded without taxes and discounts. */
const amountsOf = ({ lines, terms }: Past) => {
  const { shipping } = terms;
  const rowTotals = lines.map(({ amount, line }) => amount * line.qty);
  const base = apportion([...rowTotals, shipping], baseFraction(terms));
  const [subtotal, baseSubtotal, baseShipping] = [
    sumOf(rowTotals),
    sumOf(base.slice(0, -1)),
    base.at(-1) ?? 0,
  ];
  return {
    subtotal,
    shipping_amount: shipping,
    tax_amount: 0,
    discount_amount: 0,
    grand_total: subtotal + shipping,
    base_subtotal: baseSubtotal,
    base_shipping_amount: baseShipping,
    base_tax_amount: 0,
    base_discount_amount: 0,
    base_grand_total: baseSubtotal + baseShipping,
    lines: lines.map((line, index) => placedLine(line, base[index] ?? 0)),
    totals: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal },
      { code: 'shipping', title: 'Shipping', value: shipping },
      { code: 'grand_total', title: 'Grand Total', value: subtotal + shipping },
    ],
  };
};

const rowsOf = (past: Past, { actor, requestId }: RecordAuthor): OrderRows => {
  const { order, lines, terms, address } = past;
  const { numerator, denominator } = terms.base_rate;
  const { customer_id, country, ...place } = address;
  return {
    order_number: order.order_number,
    customer_id,
    cart_id: null,
    store_code: terms.store_code,
    currency: order.currency,
    base_currency: terms.base_currency.code,
    base_rate_numerator: numerator,
    base_rate_denominator: denominator,
    payable_currency: null,
    payable_rate_numerator: null,
    payable_rate_denominator: null,
    payable_step: null,
    payable_total: null,
    is_virtual: lines.every(({ type }) => productTypeTraits[type].isVirtual),
    shipping_carrier_code: order.shipping_carrier_code,
    shipping_method_code: order.shipping_method_code,
    shipping_title: `${order.shipping_carrier_code} - ${order.shipping_method_code}`,
    delivery_slot: null,
    payment_method_code: order.payment_method_code,
    payment_title: order.payment_method_code,
    coupon_code: null,
    context_version: 'past',
    items_qty: sumOf(lines.map(({ line }) => line.qty)),
    cause: 'import',
    actor,
    request_id: requestId,
    placed_at: order.placed_at === null ? new Date() : new Date(order.placed_at),
    addresses: (['shipping', 'billing'] as const).map((kind) => ({
      kind,
      address: { ...place, country_id: country, email: order.email },
    })),
    ...amountsOf(past),
  };
};

const insertPastOrder = async (
  transaction: DatabaseTransaction,
  past: Past,
  author: RecordAuthor,
): Promise<void> => {
  const { order } = past;
  const id = await claimPastOrder(transaction, order.order_number);
  const states = wayTo[order.is_refunded ? 'refunded' : 'complete'];
  const way = states.map((to, step) => ({
    from: states[step - 1] ?? null,
    to,
    move: null,
    actor: author.actor,
  }));
  await insertOrderRows(transaction, id, { order: rowsOf(past, author), way });
};

const faultOf = async (
  db: Database,
  order: PastOrderInput,
  brought: ArrivingKeys,
): Promise<Omit<RecordWarning, 'key' | 'isTaken'> | undefined> => {
  const isCustomerKnown =
    (await readCustomerAddress(db, order.email)) !== undefined ||
    (await brought('customer', [order.email])).has(order.email);
  if (!isCustomerKnown) return { code: 'unknown-customer', subject: '' };
  const found = new Set((await resolveLines(db, order.lines, order.currency)).map(({ line }) => line));
  const missing = order.lines.filter((line) => !found.has(line)).map(({ sku }) => sku);
  const coming = await brought('product', missing);
  const unknown = missing.find((sku) => !coming.has(sku));
  return unknown === undefined ? undefined : { code: 'unknown-sku', subject: unknown };
};

/**
 * Record handler of orders placed elsewhere, by their number. They are kept for history, with today's prices
 * where the export has none; they take no stock and never change. An order whose customer or products are
 * missing, or that differs from the stored one, is rejected with an import warning.
 */
export const pastOrderHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<PastOrderInput> => ({
  keyOf: ({ order_number }) => order_number,
  check: async (db, given) => {
    const standing = await readPastOrders(
      db,
      given.map(({ order_number }) => order_number),
    );
    const records: PastOrderInput[] = [];
    const warnings: RecordWarning[] = [];
    for (const order of given) {
      const before = standing.get(order.order_number);
      const placed_at =
        order.placed_at === null ? (before?.placed_at ?? null) : new Date(order.placed_at).toISOString();
      const record = { ...order, placed_at };
      const fault =
        before === undefined
          ? await faultOf(db, order, brought)
          : isDeepStrictEqual(before, record)
            ? undefined
            : { code: 'order-never-changes', subject: '' };
      if (fault === undefined) records.push(record);
      else warnings.push({ key: order.order_number, isTaken: false, ...fault });
    }
    return { records, warnings };
  },
  read: readPastOrders,
  save: async (transaction, records, author) => {
    for (const order of records) {
      const lines = await resolveLines(transaction, order.lines, order.currency);
      const terms = await readPastTerms(transaction, order);
      const address = await readCustomerAddress(transaction, order.email);
      if (terms === undefined || address === undefined || lines.length < order.lines.length)
        throw new Error(`Past order ${order.order_number} was checked and yet does not fit`);
      await insertPastOrder(transaction, { order, lines, terms, address }, author);
    }
  },
  remove: removePastOrders,
});
