import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals, positiveAmount, trackingNumber } from './move-body.ts';

export const notePayment = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/payments',
  access: { for: 'staff', permission: 'orders.note-payment' },
  summary:
    'Notes that a transfer has come, or that a courier has handed in what was collected for a package (spec 4 §7.2, §7.3)',
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    moveBody.omit({ package: true }).extend({
      move: z.literal('note_payment'),
      amount: positiveAmount,
      /** What the bank calls the transfer. */
      reference: trackingNumber.optional(),
    }),
    moveBody.extend({ move: z.literal('settle'), amount: positiveAmount }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [...moveRefusals, 'order.amount-too-high'],
});
