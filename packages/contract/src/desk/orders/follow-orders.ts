import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Longest life of one stream in seconds: whoever still listens asks again, and so shows a session that is live. */
const followedAtMost = 300;

const seconds = z
  .string()
  .refine(
    (given) => /^\d{0,3}$/.test(given) && Number(given) <= followedAtMost,
    `should be a number of seconds up to ${followedAtMost}`,
  )
  .transform((given) => (given === '' ? followedAtMost : Number(given)))
  .default(followedAtMost);

export const followOrders = defineCall({
  method: 'GET',
  path: '/api/desk/order-events',
  // It goes on as long as a session does, and a key has none; webhooks tell a program.
  access: { for: 'staff', permission: 'orders.read', peopleOnly: true },
  summary:
    'New orders as they are placed, as server-sent events: `order` with the id of one, `missed` where some may have been placed unheard, so that lists are read anew. It ends with the session, and after `seconds`',
  query: deskQuery.extend({ seconds }),
  file: 'text/event-stream',
  result: z.instanceof(Blob),
  refusals: [...deskRefusals, 'request.invalid', 'request.busy'],
});
