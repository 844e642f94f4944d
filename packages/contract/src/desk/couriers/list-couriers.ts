import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listCouriers = defineCall({
  method: 'GET',
  path: '/api/desk/couriers',
  access: { for: 'staff', permission: 'orders.assign' },
  summary:
    'Who brings orders: members of the staff with a role that works a run, by name, and the delivery companies that packages went with before (DESIGN §9)',
  query: deskQuery,
  result: z.object({
    items: z.array(z.object({ id: z.int(), name: z.string(), /** Packages on their way. */ stops: z.int() })),
    /** Of the last 2,000 packages, the one with most of them first. */
    companies: z.array(z.object({ carrier: z.string() })),
  }),
  refusals: deskRefusals,
});
