import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { carrier, reason } from './move-body.ts';

/** Most orders of one call: each is moved by statements of its own, in one transaction. */
const ordersAtMost = 100;

/** An order at the version that its maker saw. */
export const seenOrder = z.object({
  order_id: z.int().min(1).max(999_999_999),
  version: z.int().min(1).max(2_000_000_000),
});

/** Orders of a call for many, each once. */
export const ordersOf = <Order extends typeof seenOrder>(order: Order) =>
  z
    .array(order)
    .min(1)
    .max(ordersAtMost)
    .refine(
      (given) => new Set(given.map(({ order_id }) => order_id)).size === given.length,
      'should name each order once',
    );
const seenOrders = ordersOf(seenOrder);

/** What became of each order of a call for many. */
export const workedItems = z.object({
  /** In the order of the request. */
  items: z.array(
    z.object({
      order_id: z.int(),
      /** How far the order is then; null where it was refused. */
      status: orderStatus.nullable(),
      /** Why it was not moved: the code of a refusal, and its text. */
      refusal: z.object({ code: z.string(), text: z.string() }).nullable(),
    }),
  ),
});

export const moveOrders = defineCall({
  method: 'POST',
  path: '/api/desk/orders/moves',
  access: { for: 'staff', permission: 'orders.move-many' },
  summary:
    'Makes one move on up to 100 orders. Each is moved or refused by itself, as the call of that move would do it, and the move’s own permission is needed too (spec 2 §3)',
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    z.object({ move: z.enum(['confirm', 'pack', 'release', 'ready', 'reattempt']), orders: seenOrders }),
    z.object({ move: z.enum(['hold', 'cancel']), orders: seenOrders, reason }),
    z.object({ move: z.literal('dispatch'), orders: seenOrders, carrier }),
  ]),
  result: workedItems,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid'],
});
