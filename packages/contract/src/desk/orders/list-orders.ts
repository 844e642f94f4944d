import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedOrder } from '../../values/desk/desk-order.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { instant, limit, rowId, text } from '../list-query.ts';

export const listDeskOrders = defineCall({
  method: 'GET',
  path: '/api/desk/orders',
  access: { for: 'staff', permission: 'orders.read' },
  summary:
    'Orders, newest first, by state, payment, governorate and methods, or by words of `q`: numbers, names, telephones, goods. A page goes on with `before`, the `next` of the page above it; `from` is included, `until` is not',
  query: deskQuery.extend({
    state: text,
    payment_state: text,
    region_id: rowId,
    shipping_method_code: text,
    payment_method_code: text,
    q: text,
    from: instant,
    until: instant,
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(listedOrder),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
