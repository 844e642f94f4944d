import { z } from 'zod';
import { cartQuery, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { beginRefusals } from './begin-refusals.ts';

export const initializeQi = defineCall({
  journey: 'pay',
  method: 'POST',
  path: '/api/ext/qicard/initialize',
  access: { for: 'anyone' },
  tokenPlace: 'bearer',
  of: 'clients',
  summary:
    'The page on which the order of this cart is paid by card (wire §11); a guest names the cart in the body',
  query: cartQuery.omit({ view: true }),
  body: z.object({ maskedQuoteId: z.string().max(255).nullish() }),
  result: z.object({ success: z.literal(true), payment_url: z.string() }),
  atTopLevel: ['success', 'payment_url'],
  refusals: beginRefusals,
});

export const resetReservedOrderId = defineCall({
  method: 'POST',
  path: '/api/ext/qicard/reset-reserved-order-id',
  access: { for: 'anyone' },
  of: 'clients',
  summary:
    'Asked by clients of the wire before they pay (wire §11): each payment has a reference of its own here, so there is nothing to reset',
  query: userQuery,
  body: z.looseObject({ maskedQuoteId: z.string().max(255).nullish() }),
  result: z.literal(true),
  refusals: ['request.invalid'],
});
