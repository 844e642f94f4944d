import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals, positiveAmount, reason } from './move-body.ts';

export const refundOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/refund',
  access: { for: 'staff', permission: 'orders.refund', stepUp: true },
  summary:
    'Gives money back: what was paid too much, and beyond that a credit for what was delivered, with a credit note where there is an invoice (DESIGN §4)',
  query: deskQuery,
  body: moveBody
    .omit({ package: true })
    .extend({ amount: positiveAmount, by: z.enum(['cash', 'transfer']), reason }),
  result: orderStatus,
  replayable: true,
  refusals: [...moveRefusals, 'desk.step-up-needed', 'order.amount-too-high', 'order.refund-open'],
});
