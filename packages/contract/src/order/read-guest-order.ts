import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { guestOrder } from '../values/customers/order-page.ts';

const number = z.string().trim().min(1).max(32);

export const readGuestOrder = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/guest-order',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary:
    "An order with everything its page shows, for whoever knows its number and the buyer's telephone, or its key out of a message (ours). A wrong number, telephone or key get one answer",
  query: storeQuery,
  body: z.union([
    z.strictObject({ number, key: z.string().min(1).max(64) }),
    z.strictObject({ number, phone: z.string().min(1).max(32) }),
  ]),
  result: guestOrder,
  refusals: ['order.not-found', 'request.invalid', 'request.too-many'],
});
