import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
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
    reason_id: z.union([noReason, rowId]).optional(),
    comment: z.string().max(1000).nullish(),
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
