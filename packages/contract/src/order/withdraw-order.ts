import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const withdrawOrder = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/withdraw-order',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  limit: 'order',
  summary:
    'Take back an order that was sent and never answered: from then on none is placed under its order_id (ours). One that was placed stands',
  query: cartQuery,
  body: z.object({ order_id: z.string().min(1).max(128) }),
  result: z.literal(true),
  refusals: [
    ...tokenRefusals,
    'cart.not-found',
    'order.already-placed',
    'request.invalid',
    'request.too-many',
  ],
});
