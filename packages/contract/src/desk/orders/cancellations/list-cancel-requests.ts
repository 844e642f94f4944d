import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { deskQuery, deskRefusals } from '../../desk-call.ts';

export const listCancelRequests = defineCall({
  method: 'GET',
  path: '/api/desk/cancel-requests',
  access: { for: 'staff', permission: 'orders.read' },
  summary: 'Requests to call orders off that nobody has decided yet, the one to be answered first at the top',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        order_number: z.string(),
        /** Of the order. */
        state: z.string(),
        customer_name: z.string(),
        /** In the language of the store that is asked; null when none was named. */
        reason: z.string().nullable(),
        comment: z.string(),
        requested_at: z.string(),
        /** The end of the third working day after it, in ISO 8601. */
        answer_by: z.string(),
      }),
    ),
  }),
  refusals: deskRefusals,
});
