import { z } from 'zod';
import { cartQuery, storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { currencyCode } from '../values/money.ts';

/** As they are typed: with spaces or dashes, in any digits. */
const typed = { code: z.string().trim().min(1).max(64), pin: z.string().trim().min(1).max(32) };

/** Cards that one answer lists at most. */
const listedAtMost = 200;
/** Changes that one answer lists at most. */
const changesAtMost = 50;

/** A gift card as the one who has its code and PIN sees it; amounts in major units. */
const giftCard = z.object({
  last_four: z.string(),
  currency_code: currencyCode,
  amount: z.number(),
  /** What can still be spent. */
  balance: z.number(),
  state: z.enum(['active', 'blocked', 'expired']),
  expires_at: z.string().nullable(),
  /** What changed it, the latest first. */
  changes: z.array(
    z.object({ at: z.string(), amount: z.number(), kind: z.enum(['issued', 'spent', 'returned']) }),
  ),
});

const readBalance = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/gift-card-balance',
  access: { for: 'anyone' },
  of: 'lists',
  summary: `What is left on a gift card, by its code and PIN, with its last ${changesAtMost} changes (ours). A wrong code is told as a wrong PIN is`,
  query: storeQuery,
  body: z.strictObject(typed),
  result: giftCard,
  refusals: ['request.invalid', 'gift-card.not-found', 'request.too-many'],
});

const useCard = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/cart-gift-card',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    'Pays a part of the cart, or all of it, with a gift card; one cart has one. It is taken when it is ordered (ours)',
  query: cartQuery,
  body: z.strictObject(typed),
  result: z.literal(true),
  meta: cartMeta,
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'request.too-many',
    'cart.not-found',
    'cart.empty',
    'gift-card.not-found',
    'gift-card.not-spendable',
    'gift-card.pays-no-cards',
  ],
});

const leaveCard = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/cart-gift-card/remove',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary: 'Pays nothing of the cart with a gift card any more (ours)',
  query: cartQuery,
  result: z.literal(true),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'request.invalid', 'cart.not-found'],
});

const listBought = defineCall({
  method: 'GET',
  path: '/api/ext/digital-card/gift-cards',
  access: { for: 'customer' },
  tokenPlace: 'query',
  of: 'lists',
  summary: `Gift cards that the customer bought, the latest first, ${listedAtMost} at most: whom each was sent to and when, without its code (ours)`,
  query: userQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        order_increment_id: z.string(),
        last_four: z.string(),
        amount: z.number(),
        currency_code: currencyCode,
        /** Null where nobody could be reached, or was erased. */
        to: z.string().nullable(),
        /** When it was sent; null while it waits for its day. */
        sent_at: z.string().nullable(),
        send_at: z.string(),
        state: z.enum(['active', 'blocked', 'void', 'expired']),
      }),
    ),
  }),
  refusals: tokenRefusals,
});

/** The product that the page of gift cards sells. */
const readOffer = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/gift-card-offer',
  access: { for: 'anyone' },
  of: 'lists',
  summary:
    'The product whose amount the buyer of a gift card chooses, and which of its options is which; null where the shop has none (ours)',
  query: storeQuery,
  result: z.object({
    offer: z
      .object({
        sku: z.string(),
        currency_code: currencyCode,
        options: z.array(
          z.object({
            id: z.int(),
            /** `amount`, `design`, `recipient`, `from`, `message`, `sending-day`, or another. */
            code: z.string(),
            /** Those of `amount` are named by the amounts. */
            values: z.array(z.object({ id: z.int(), code: z.string() })),
          }),
        ),
      })
      .nullable(),
  }),
  refusals: [],
});

/** The calls of shoppers about gift cards of the shop's own, by name. */
export const giftCardCalls = {
  'gift-card/balance': readBalance,
  'gift-card/use': useCard,
  'gift-card/leave': leaveCard,
  'gift-card/bought': listBought,
  'gift-card/offer': readOffer,
};
