import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { orderStatus } from '../../../values/desk/order-status.ts';
import { deskQuery } from '../../desk-call.ts';
import { amount, moveBody, moveRefusals, reason } from '../move-body.ts';

const pieces = z.int().min(0).max(1_000_000);

/** What came of the pieces of each line. */
const receivedLines = z
  .array(z.object({ line_number: z.int().min(1).max(100_000), restocked: pieces, written_off: pieces }))
  .min(1)
  .max(500)
  .refine(
    (given) => new Set(given.map(({ line_number }) => line_number)).size === given.length,
    'should name each line once',
  );

const unpackaged = moveBody.omit({ package: true });

export const workReturn = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/returns/{returnId}',
  access: { for: 'staff', permission: 'orders.return' },
  summary:
    'Approves or declines a return, or receives its goods: restocked or written off, and credited at what they cost or the amount given, which a refund then gives back',
  query: deskQuery,
  body: z.discriminatedUnion('step', [
    unpackaged.extend({ step: z.literal('approve') }),
    unpackaged.extend({ step: z.literal('decline'), reason }),
    unpackaged.extend({ step: z.literal('receive'), lines: receivedLines, amount: amount.optional() }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...moveRefusals,
    'order.return-not-found',
    'order.return-not-possible',
    'order.lines-not-there',
    'order.amount-too-high',
  ],
});
