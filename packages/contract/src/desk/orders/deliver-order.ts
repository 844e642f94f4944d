import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { amount, lines, moveBody, moveRefusals, reason } from './move-body.ts';

export const deliverOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/deliver',
  access: { for: 'staff', permission: 'orders.deliver' },
  summary:
    'Says what came of a delivery: handed over for the cash taken, some of it accepted and the rest given back, refused, or failed (spec 4 §7.2)',
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    moveBody.extend({ move: z.literal('deliver'), amount }),
    /** The pieces that were accepted; the others come back. Without an amount what these and their delivery cost. */
    moveBody.extend({ move: z.literal('accept_part'), lines, amount: amount.optional() }),
    moveBody.extend({ move: z.literal('refuse'), reason }),
    moveBody.extend({ move: z.literal('fail'), reason }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [...moveRefusals, 'order.lines-not-there', 'order.amount-too-high'],
});
