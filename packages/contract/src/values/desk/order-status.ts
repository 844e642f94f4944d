import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** Minor units of the order's `unit`. */
const amount = z.int();

/** A package of an order: `state` is one of the sixteen (spec 2 §3). */
const packageStatus = z.object({
  number: z.int(),
  /** What its buyer reads out. */
  increment_id: z.string(),
  state: z.string(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** What whoever hands it over has to take, as far as it is known now. */
  to_collect: amount,
});

/** How far an order is and what is owed for it; what every move of the desk answers, and a refusal that it was changed meanwhile. */
export const orderStatus = z.object({
  order_id: z.int(),
  order_number: z.string(),
  /** Sent back with the next move, which is refused when the order was changed meanwhile. */
  version: z.int(),
  revision: z.int(),
  state: z.string(),
  payment_state: z.enum(['elsewhere', 'none', 'unpaid', 'part_paid', 'paid', 'refunded_in_part', 'refunded']),
  /** Until when it has to be paid, in ISO 8601; null: it waits for nothing. */
  pay_until: z.string().nullable(),
  unit: z.object({ code: currencyCode, scale: z.int() }),
  /** Null of an order that was placed elsewhere. */
  charged: amount.nullable(),
  paid: amount,
  credited: amount,
  refunded: amount,
  /** Below zero when money has to go back. */
  due: amount,
  packages: z.array(packageStatus),
});
export type OrderStatus = z.infer<typeof orderStatus>;
