import { z } from 'zod';
import { chosenOption } from '../carts/cart-item.ts';
import { paymentKind } from '../carts/methods.ts';
import { payableTotal, totalSegment } from '../carts/totals.ts';
import { pastOrder, pastOrderItem, pastPayment } from './past-order.ts';

/** An instant in ISO 8601. */
const instant = z.string();

/** A line with all that tells its goods apart; `parts` is what one piece of a bundle holds. */
const orderPageItem = pastOrderItem.extend({
  parent_sku: z.string(),
  options: z.array(chosenOption),
  parts: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** Size class of goods that need more than ordinary delivery, as of today. */
  size_class: z.string().optional(),
});

/** What travels together; `entity_id` is its number within the order, counted from 1. */
const orderPackage = z.object({
  entity_id: z.int(),
  increment_id: z.string(),
  status: z.string(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  items: z.array(z.object({ item_id: z.int(), qty: z.int() })),
});

/**
 * Everything that the page of an order shows (ours): what the wire lists of it, and more. Names, options and
 * titles of totals are in the language it was ordered in; titles of its methods in that of the asked store.
 */
export const orderPage = pastOrder.extend({
  /** Store view it was placed in. */
  store_code: z.string(),
  items: z.array(orderPageItem),
  total_segments: z.array(totalSegment),
  payment: pastPayment.extend({
    title: z.string(),
    kind: paymentKind.optional(),
    /** How to pay what is due elsewhere than at the door. */
    instructions: z.string().optional(),
  }),
  /** Absent when nothing is delivered. */
  delivery: z.object({ title: z.string(), slot: z.string().optional() }).optional(),
  /** What is still to be paid, by the ledger; absent when nothing is. */
  due: payableTotal.optional(),
  packages: z.array(orderPackage),
  /** The states it and its packages went through, in chronological order. */
  events: z.array(z.object({ package: z.int(), status: z.string(), at: instant })),
  /** When the shop changed what is ordered, how it is paid or sent, in chronological order. */
  changes: z.array(
    z.object({ cause: z.enum(['method', 'edit', 'address', 'delivery', 'cancellation']), at: instant }),
  ),
  /** When it was confirmed to be meant, and when money came that no courier brought, in chronological order. */
  acts: z.array(z.object({ act: z.enum(['confirmed', 'paid']), at: instant })).optional(),
  /** Whether the shop calls its buyer to confirm it before it is packed. */
  awaits_call: z.boolean().optional(),
  /** Pieces of items that its customer can ask to give back; none for whoever else reads it. */
  returnable: z.array(z.object({ item_id: z.int(), qty: z.int() })),
  /**
   * What its buyer may do now, by the rules of the shop; `cancel` and `return` are to ask the shop for it, `confirm`
   * takes what the link of a message carries, `confirm_by_code` a code that is sent to the order's telephone.
   */
  may: z.object({
    pay: z.boolean(),
    confirm: z.boolean().optional(),
    confirm_by_code: z.boolean().optional(),
    reorder: z.boolean(),
    invoice: z.boolean(),
    cancel: z.boolean(),
    return: z.boolean(),
  }),
});
export type OrderPage = z.infer<typeof orderPage>;

/** An order of somebody who is not signed in; its key opens it, and its invoice, from then on. */
export const guestOrder = orderPage.extend({ access_key: z.string() });
