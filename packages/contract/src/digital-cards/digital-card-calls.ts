import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

const cardId = z.union([
  z.int().min(1).max(2_000_000_000),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/** Cards that one answer lists at most. */
const listedAtMost = 500;

const digitalCard = z.object({
  id: z.int(),
  order_increment_id: z.string(),
  product_name: z.string(),
  /** Null until it was revealed. */
  code: z.string().nullable(),
  /** Null until it was revealed, and of a card without one. */
  pin: z.string().nullable(),
  /** How the code is redeemed, in the language of the store or the next that it is written in; null until it was revealed, and without one. */
  note: z.string().nullable(),
  status: z.enum(['issued', 'revealed']),
  created_at: z.string(),
});

const cardList = z.object({ items: z.array(digitalCard), total_count: z.int() });

const ofCustomer = {
  access: { for: 'customer' },
  tokenPlace: 'query',
  query: userQuery,
  of: 'lists',
} as const;
const ofKey = { access: { for: 'anyone' }, query: storeQuery, of: 'lists' } as const;

/** An order without an account, by its number and the key that messages about its cards alone carry. */
const keyed = { number: z.string().trim().min(1).max(32), key: z.string().min(1).max(64) };

const listCards = defineCall({
  ...ofCustomer,
  method: 'GET',
  path: '/api/ext/digital-card/digital-cards',
  summary: `The customer's digital cards, the latest first, ${listedAtMost} at most; those that were revealed with code and PIN (wire §11)`,
  result: cardList,
  refusals: tokenRefusals,
});

const revealCard = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/digital-card/reveal',
  summary:
    'Shows the code of one of the customer’s cards and records that it was shown (ours): from then on it does not go back into the pool',
  body: z.strictObject({ id: cardId }),
  result: digitalCard,
  refusals: [...tokenRefusals, 'request.invalid', 'digital-card.not-found'],
});

const listGuestCards = defineCall({
  ...ofKey,
  method: 'POST',
  path: '/api/ext/dijla/digital-cards',
  summary:
    'Cards of an order without an account, by its number and the key of the message about them; as `digital-card/list` otherwise (ours)',
  body: z.strictObject(keyed),
  result: cardList,
  refusals: ['request.invalid', 'digital-card.not-found'],
});

const revealGuestCard = defineCall({
  ...ofKey,
  method: 'POST',
  path: '/api/ext/dijla/digital-cards/reveal',
  summary: 'As `digital-card/reveal`, of an order without an account and by its key (ours)',
  body: z.strictObject({ ...keyed, id: cardId }),
  result: digitalCard,
  refusals: ['request.invalid', 'digital-card.not-found'],
});

/** The calls of buyers about their digital cards, by name. */
export const digitalCardCalls = {
  'digital-card/list': listCards,
  'digital-card/reveal': revealCard,
  'digital-card/guest-list': listGuestCards,
  'digital-card/guest-reveal': revealGuestCard,
};
