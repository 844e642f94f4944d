import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listCouriers = defineCall({
  method: 'GET',
  path: '/api/desk/couriers',
  access: { for: 'staff', permission: 'orders.assign' },
  summary: 'Members of the staff who bring orders, by name: those with a role that works a run (DESIGN §9)',
  query: deskQuery,
  result: z.object({
    items: z.array(z.object({ id: z.int(), name: z.string(), /** Packages on their way. */ stops: z.int() })),
  }),
  refusals: deskRefusals,
});
