import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { instant } from '../list-query.ts';

export const reportRefusals = defineCall({
  method: 'GET',
  path: '/api/desk/refusals',
  access: { for: 'staff', permission: 'orders.read' },
  summary:
    'Packages refused at the door, wholly or in part, by telephone number, product or governorate, the most first; `from` is included, `until` is not',
  query: deskQuery.extend({
    by: z.enum(['telephone', 'product', 'region']).default('telephone'),
    from: instant,
    until: instant,
  }),
  result: z.object({
    items: z.array(
      z.object({
        /** A number, an sku, or the id of a governorate. */
        key: z.string(),
        name: z.string().nullable(),
        /** Packages that came to the door, and those of them that were not taken as a whole. */
        deliveries: z.int(),
        refused: z.int(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
