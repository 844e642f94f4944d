import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const printInvoice = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/orders/{entity_id}/invoice',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    "The invoice of one of the customer's orders as PDF, in the language of the store; issued when it is first asked for (ours)",
  query: userQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [...tokenRefusals, 'order.not-found', 'order.no-invoice', 'request.invalid', 'request.busy'],
});
