import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedCustomer } from '../../values/desk/listed-customer.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

/** Empty counts as absent. */
const status = z
  .enum(['', 'active', 'blocked'])
  .transform((given) => (given === '' ? undefined : given))
  .optional();

export const listCustomers = defineCall({
  method: 'GET',
  path: '/api/desk/customers',
  access: { for: 'staff', permission: 'customers.read' },
  summary:
    'Customers by words of `q`: names, e-mail address, a telephone number in any spelling; newest first. A page goes on with `before`, the `next` of the page before it',
  query: deskQuery.extend({ q: text, status, before: rowId, limit }),
  result: z.object({
    items: z.array(listedCustomer),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
