import { z } from 'zod';
import { cartQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { beginRefusals } from './begin-refusals.ts';

/** What a kept card is known by; it says nothing of the card. */
const publicHash = z.string().min(1).max(64);

export const initializePayTabs = defineCall({
  journey: 'pay',
  method: 'POST',
  path: '/api/ext/paytabs/initialize',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'clients',
  summary:
    'The page on which the order of this cart is paid by card (wire §11); `public_hash` pays with a card that the customer has kept, for which the answer may have no page',
  query: cartQuery.omit({ view: true }),
  body: z.object({ device_information: z.unknown().optional(), public_hash: publicHash.nullish() }),
  result: z.object({ payment_url: z.string().nullable() }),
  refusals: [...beginRefusals, 'payment.card-not-found'],
});

const tokenDetails = z.object({
  /** As `Visa`. */
  type: z.string(),
  /** The last four digits. */
  maskedCC: z.string(),
  /** As `12/2029`; empty where the gateway did not say. */
  expirationDate: z.string(),
});
export type TokenDetails = z.infer<typeof tokenDetails>;

export const listSavedCards = defineCall({
  method: 'GET',
  path: '/api/ext/paytabs/saved-cards',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'The cards a customer has kept (spec 2 §7); `token_details` is JSON',
  query: userQuery,
  result: z.array(
    z.object({
      public_hash: publicHash,
      token_details: z.string(),
      /** Ours: whether it pays no more. */
      is_expired: z.boolean(),
    }),
  ),
  refusals: tokenRefusals,
});

export const deleteSavedCard = defineCall({
  method: 'POST',
  path: '/api/ext/paytabs/delete-saved-card',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Remove a kept card (spec 2 §7); its gateway forgets it too',
  query: userQuery,
  body: z.object({ public_hash: publicHash }),
  result: z.object({ success: z.literal(true) }),
  refusals: [...tokenRefusals, 'payment.card-not-found', 'request.invalid'],
});
