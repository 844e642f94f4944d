import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

const rowId = z
  .union([
    z.int().min(1).max(2_000_000_000),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.number());

/** Clients whose list of reasons did not load send none, or the word for another. */
const noReason = z.union([z.literal(''), z.literal('other'), z.null()]).transform(() => null);

/** Why it is to be called off. */
const why = {
  reason_id: z.union([noReason, rowId]).optional(),
  comment: z.string().max(1000).nullish(),
};

/** An order without an account, by its number and the key of whoever placed or opened it. */
export const keyedOrder = {
  number: z.string().trim().min(1).max(32),
  key: z.string().min(1).max(64),
};

export const requestGuestCancellation = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/guest-order/cancel',
  access: { for: 'anyone' },
  summary:
    'Ask the shop to call an order without an account off (ours), by its key; as `order/request-cancellation` otherwise',
  query: storeQuery,
  body: z.object({ ...keyedOrder, ...why }),
  result: z.literal(true),
  refusals: [
    'request.invalid',
    'order.not-found',
    'order.cancel-not-possible',
    'order.cancel-reason-unknown',
  ],
});

export const requestCancellation = defineCall({
  method: 'POST',
  path: '/api/ext/orders/cancel',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    "Ask the shop to call one of the customer's orders off; the same again answers true as well (wire §11). It is answered within three working days",
  query: userQuery,
  body: z.object({
    /** The `entity_id` of the order history. */
    order_id: rowId,
    ...why,
  }),
  result: z.literal(true),
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'order.not-found',
    'order.cancel-not-possible',
    'order.cancel-reason-unknown',
  ],
});
