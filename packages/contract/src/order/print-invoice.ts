import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const printInvoice = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/orders/{entity_id}/invoice',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary:
    "The invoice of one of the customer's orders, or of the order whose key is given, as PDF in the language of the store; issued when it is first asked for (ours)",
  query: userQuery.extend({ key: z.string().min(1).max(64).optional() }),
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [...tokenRefusals, 'order.not-found', 'order.no-invoice', 'request.invalid', 'request.busy'],
});
