import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const listCancelReasons = defineCall({
  method: 'GET',
  path: '/api/ext/orders/cancel-reasons',
  access: { for: 'anyone' },
  summary:
    'The reasons a customer can name for calling an order off, in the language of the store (wire §11)',
  query: storeQuery,
  result: z.array(z.object({ id: z.int(), label: z.string() })),
  refusals: [],
});
