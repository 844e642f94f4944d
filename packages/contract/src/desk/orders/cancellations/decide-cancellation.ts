import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { orderStatus } from '../../../values/desk/order-status.ts';
import { deskQuery } from '../../desk-call.ts';
import { moveBody, moveRefusals, reason } from '../move-body.ts';

export const decideCancellation = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/cancel-request',
  access: { for: 'staff', permission: 'orders.cancel' },
  summary:
    "Approves a customer's request to call an order off, which gives everything back, or declines it with a reason the customer reads",
  query: deskQuery,
  body: z.discriminatedUnion('decision', [
    moveBody.omit({ package: true }).extend({ decision: z.literal('approve') }),
    moveBody.omit({ package: true }).extend({ decision: z.literal('decline'), reason }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [...moveRefusals, 'order.cancel-not-requested', 'order.file-downloaded'],
});
