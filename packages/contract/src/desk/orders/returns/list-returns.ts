import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { deskQuery, deskRefusals } from '../../desk-call.ts';

export const listReturns = defineCall({
  method: 'GET',
  path: '/api/desk/returns',
  access: { for: 'staff', permission: 'orders.read' },
  summary: 'Returns that wait for a decision or for their goods, the oldest first',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        order_number: z.string(),
        customer_name: z.string(),
        wish: z.enum(['money', 'exchange']),
        reason: z.string(),
        state: z.enum(['requested', 'approved', 'declined', 'received']),
        requested_at: z.string(),
        lines: z.array(z.object({ line_number: z.int(), sku: z.string(), name: z.string(), qty: z.int() })),
      }),
    ),
  }),
  refusals: deskRefusals,
});
