import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals, reason } from './move-body.ts';

export const reviewOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/review',
  access: { for: 'staff', permission: 'orders.review' },
  summary: 'Has an order examined, says that it may be a fraud, or approves it (spec 2 §3)',
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    moveBody.extend({ move: z.literal('review'), reason }),
    moveBody.extend({ move: z.literal('suspect'), reason }),
    moveBody.extend({ move: z.literal('approve') }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: moveRefusals,
});
