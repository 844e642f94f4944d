import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals, positiveAmount, reason } from './move-body.ts';

const common = {
  method: 'POST',
  access: { for: 'staff', permission: 'orders.refund', stepUp: true },
  query: deskQuery,
  result: orderStatus,
  replayable: true,
} as const;

export const refundPayment = defineCall({
  ...common,
  path: '/api/desk/orders/{orderId}/payment-refunds',
  summary:
    'Has the gateway give back what came with a payment, whole or in part (spec 4 §8). The order shows what becomes of it: money that went back is booked then',
  body: moveBody.omit({ package: true }).extend({ attempt: z.uuid(), amount: positiveAmount, reason }),
  refusals: [
    ...moveRefusals,
    'desk.step-up-needed',
    'payment.not-found',
    'order.amount-too-high',
    'order.refund-open',
    'order.refund-by-hand',
    'order.refund-whole-only',
  ],
});

export const settleRefund = defineCall({
  ...common,
  path: '/api/desk/orders/{orderId}/settle-refund',
  summary:
    'Says what became of a refund that the gateway does not tell of, after looking at the gateway’s own pages',
  body: moveBody
    .omit({ package: true })
    .extend({ refund: z.uuid(), outcome: z.enum(['done', 'refused']), reason }),
  refusals: [...moveRefusals, 'desk.step-up-needed', 'payment.not-found', 'order.refund-settled'],
});
