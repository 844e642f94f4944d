import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedOrder } from '../../values/desk/desk-order.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';
import { orderFilter, orderSort } from './order-filter.ts';

export const listDeskOrders = defineCall({
  method: 'GET',
  path: '/api/desk/orders',
  access: { for: 'staff', permission: 'orders.read' },
  summary:
    'Orders by states, payment, governorate and methods, or by words of `q`: numbers, names, telephones in any spelling, goods; newest, oldest or dearest first. A page goes on with `before`, the `next` of the page before it; `from` is included, `until` is not',
  query: deskQuery.extend({ ...orderFilter.shape, sort: orderSort, before: rowId, limit }),
  result: z.object({
    items: z.array(listedOrder),
    /** Null on the last page. */
    next: z.int().nullable(),
    /** How many orders the filter finds; only counted up to 1,000, where `is_exact` is false. */
    total: z.object({ count: z.int(), is_exact: z.boolean() }),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
