import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { confirmationReason } from '../../values/desk/confirmation-reason.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listOrdersToCall = defineCall({
  method: 'GET',
  path: '/api/desk/orders-to-call',
  access: { for: 'staff', permission: 'orders.confirm' },
  summary:
    'Orders that are confirmed before they are packed, with why and how often somebody has called; those that nobody has called come first (spec 4 §7.2)',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        order_id: z.int(),
        order_number: z.string(),
        version: z.int(),
        placed_at: z.string(),
        customer_name: z.string(),
        telephone: z.string().nullable(),
        charged: z.int(),
        why: confirmationReason,
        /** Orders delivered to the number before, and packages refused there. */
        delivered: z.int(),
        refusals: z.int(),
        calls: z.array(
          z.object({
            at: z.string(),
            outcome: z.enum(['not-reached', 'call-later', 'wrong-number']),
            note: z.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: deskRefusals,
});
