import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { orderFilter } from './order-filter.ts';

export const exportOrders = defineCall({
  method: 'POST',
  path: '/api/desk/orders/export',
  access: { for: 'staff', permission: 'orders.export', stepUp: true },
  summary:
    'All orders of a filter, newest first, as CSV in UTF-8. What a table program would take for a formula begins with an apostrophe',
  query: deskQuery,
  body: orderFilter,
  result: z.instanceof(Blob),
  file: 'text/csv',
  refusals: [...deskRefusals, 'request.invalid', 'desk.step-up-needed'],
});
