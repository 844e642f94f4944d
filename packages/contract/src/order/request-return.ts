import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { keyedOrder } from './request-cancellation.ts';

/** What is given back, and why. */
const given = {
  /** Pieces of items by their `item_id` of the order history, each once. */
  items: z
    .array(z.object({ item_id: z.int().min(1).max(100_000), qty: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(500)
    .refine(
      (given) => new Set(given.map(({ item_id }) => item_id)).size === given.length,
      'should name each item once',
    ),
  reason: lineOf(500).refine((text) => text.trim() !== '', 'should say why'),
  wish: z.enum(['money', 'exchange']),
};

export const requestGuestReturn = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/guest-order/returns',
  access: { for: 'anyone' },
  summary:
    'Asks to give delivered items of an order without an account back (ours), by its key; as `order/request-return` otherwise',
  query: storeQuery,
  body: z.object({ ...keyedOrder, ...given }),
  result: z.object({ return_id: z.int() }),
  refusals: ['request.invalid', 'order.not-found', 'order.return-not-possible'],
});

export const requestReturn = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/orders/{entity_id}/returns',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    "Asks to give delivered items of one of the customer's orders back, for money or in exchange; the shop answers (ours)",
  query: userQuery,
  body: z.object(given),
  result: z.object({ return_id: z.int() }),
  refusals: [...tokenRefusals, 'request.invalid', 'order.not-found', 'order.return-not-possible'],
});
