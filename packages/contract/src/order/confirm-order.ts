import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { codeTyped, sentCodeMeta } from '../values/customers/sent-code.ts';

const number = z.string().trim().min(1).max(32);
/** Of the order; absent: it is the order of the customer who asks. */
const key = z.string().min(1).max(64).optional();

export const confirmOrderAsBuyer = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/confirm-order',
  access: { for: 'anyone' },
  tokenPlace: 'bearer',
  captcha: 'on-failures',
  summary:
    'The buyer says that an order is meant, with what the link of its message carries or with a code (ours): once, and true from then on; or by that link that she did not order it, which calls it off while it waits. A wrong number, a wrong link and an order that is not to be seen get one answer',
  query: userQuery,
  body: z.union([
    z.strictObject({
      number,
      /** Out of the message; who placed the order is not told it. */
      confirm: z.string().min(1).max(64),
      /** False: whoever has the telephone did not order it. It is called off, and no longer counts with her number. */
      is_meant: z.boolean().default(true),
    }),
    z.strictObject({ number, key, otp: codeTyped }),
  ]),
  result: z.literal(true),
  refusals: [
    ...tokenRefusals,
    'order.not-found',
    'order.confirm-not-possible',
    'order.cancel-not-possible',
    'user.code-wrong',
    'user.code-expired',
    'user.code-too-many',
    'request.invalid',
  ],
});

export const sendConfirmCode = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/confirm-order/code',
  access: { for: 'anyone' },
  tokenPlace: 'bearer',
  captcha: 'on-use',
  summary:
    "Sends a code that confirms an order to the telephone that the shop would call about it (ours): for the order's customer, or whoever has its key",
  query: userQuery,
  body: z.strictObject({ number, key }),
  result: z.literal(true),
  meta: sentCodeMeta,
  refusals: [
    ...tokenRefusals,
    'order.not-found',
    'order.confirm-not-possible',
    'order.confirm-not-needed',
    'order.no-mobile-number',
    'request.too-many',
    'request.invalid',
  ],
});
