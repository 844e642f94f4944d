import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** Minor units of a stop's `unit`. */
const amount = z.int();
const unit = z.object({ code: currencyCode, scale: z.int() });

/** A package that a courier brings to its buyer, with all that is needed at the door and nothing else. */
export const courierStop = z.object({
  order_id: z.int(),
  order_number: z.string(),
  package: z.int(),
  increment_id: z.string(),
  /** Of the package, one of the sixteen (spec 2 §3). */
  state: z.string(),
  /** What he said of it last; null while it waits for that. `amount` is the cash that was taken. */
  outcome: z
    .object({
      move: z.enum(['deliver', 'accept_part', 'refuse', 'fail']),
      /** ISO 8601. */
      at: z.string(),
      amount: amount.nullable(),
    })
    .nullable(),
  name: z.string(),
  telephone: z.string().nullable(),
  region_id: z.int().nullable(),
  city: z.string(),
  street: z.array(z.string()),
  /** The nearest landmark, as its buyer wrote it. */
  note: z.string().nullable(),
  /** Where on the map, if the buyer chose that; absent from a run that a device kept before it was told. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable().optional(),
  delivery_slot: z.string().nullable(),
  unit,
  to_collect: amount,
  /** `worth`: what one piece is less when it is not accepted, rounded down. */
  lines: z.array(
    z.object({ line_number: z.int(), sku: z.string(), name: z.string(), qty: z.int(), worth: amount }),
  ),
});

/** What a courier handed in at the end of a day, and how it differs from what he held by the ledger. */
export const courierClosing = z.object({
  id: z.int(),
  courier_id: z.int(),
  courier_name: z.string(),
  /** A day in Baghdad, `YYYY-MM-DD`. */
  day: z.string(),
  unit,
  expected: amount,
  handed_in: amount,
  /** Below zero: less was handed in than was held. */
  difference: amount,
  reason: z.string().nullable(),
  /** Whether the shop bears the difference; else it stays on the courier's account. */
  is_written_off: z.boolean(),
  confirmed_by_name: z.string().nullable(),
  closed_at: z.string(),
});

/** Cash that a courier holds by the ledger; below zero: the shop owes it to the courier. */
export const heldCash = z.object({ unit, amount });

/** An order that a courier delivered and of which something is still due, in minor units of `unit`. */
export const unpaidDelivery = z.object({ order_id: z.int(), order_number: z.string(), unit, due: amount });
