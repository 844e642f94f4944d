import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const noteCall = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/calls',
  access: { for: 'staff', permission: 'orders.confirm' },
  summary: 'Notes that the buyer of an order was called and it was not confirmed',
  query: deskQuery,
  body: z.object({
    outcome: z.enum(['not-reached', 'call-later', 'wrong-number']),
    note: lineOf(500).optional(),
  }),
  result: z.literal(true),
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'order.not-found'],
});
