import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { lineOf } from '../../values/single-line.ts';
import { maybeWords } from '../../values/arrangements/written-words.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

const states = ['free', 'issued', 'revealed', 'void', 'withdrawn'] as const;
const mostCharacters = 600_000;

/** Empty in both languages: nothing is said. */
const note = maybeWords(1000);

const pool = z.object({
  product: z.object({ id: z.int(), sku: z.string(), name: z.string() }),
  /** Codes that can still be sold: those of the pool without those that orders have taken. */
  left: z.int(),
  /** Codes in the pool. */
  free: z.int(),
  /** Pieces that are paid and wait for a code. */
  awaited: z.int(),
  issued: z.int(),
  revealed: z.int(),
  low_below: z.int(),
  is_low: z.boolean(),
  /** How a code is redeemed. */
  note,
});

const card = z.object({
  id: z.int(),
  state: z.enum(states),
  added_at: z.string(),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  issued_at: z.string().nullable(),
  revealed_at: z.string().nullable(),
});

const read = { access: { for: 'staff', permission: 'digital-cards.read' } } as const;
const manage = { access: { for: 'staff', permission: 'digital-cards.manage' } } as const;

const listPools = defineCall({
  ...read,
  method: 'GET',
  path: '/api/desk/digital-cards',
  summary:
    'Products that are sold as codes, with what is left of them: those with too few first. A page goes on with `before`, the `next` of the page before it',
  query: deskQuery.extend({
    /** The beginning of a sku. */
    q: text,
    stock: z
      .enum(['', 'low'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(pool), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const listCards = defineCall({
  ...read,
  method: 'GET',
  path: '/api/desk/digital-cards/{productId}/cards',
  summary: 'Cards of a product without their codes, the latest first. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', ...states])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(card), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const addCards = defineCall({
  ...manage,
  method: 'POST',
  path: '/api/desk/digital-cards',
  summary:
    'Adds codes to the pool of a product that nothing is delivered of, one a line, with a PIN behind a comma; its stock is what is in the pool from then on. Codes that the shop has or had are left out and counted',
  query: deskQuery,
  body: z.strictObject({
    sku: z.string().trim().min(1).max(255),
    codes: z.string().min(1).max(mostCharacters),
  }),
  result: z.object({
    product_id: z.int(),
    added: z.int(),
    duplicates: z.int(),
    /** Numbers of lines that are no code, the first 20. */
    unread: z.array(z.int()),
  }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.card-product-delivered',
    'desk.cards-too-many',
  ],
});

const setWarning = defineCall({
  ...manage,
  method: 'PUT',
  path: '/api/desk/digital-cards/{productId}/warning',
  summary: 'Sets below how many codes the desk warns',
  query: deskQuery,
  body: z.strictObject({ low_below: z.int().min(0).max(1_000_000) }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

const setNote = defineCall({
  ...manage,
  method: 'PUT',
  path: '/api/desk/digital-cards/{productId}/note',
  summary: 'Says how the codes of a pool are redeemed, to whoever sees one',
  query: deskQuery,
  body: z.strictObject({ note }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

const withdrawCard = defineCall({
  ...manage,
  method: 'POST',
  path: '/api/desk/digital-cards/cards/{cardId}/withdraw',
  summary: 'Takes a code that nobody was given out of the pool, such as one that its issuer has blocked',
  query: deskQuery,
  body: z.strictObject({ reason: lineOf(200).refine((given) => given !== '', 'should say why') }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.card-not-free'],
});

/** The calls of the desk about digital cards, by name. */
export const deskDigitalCardCalls = {
  'desk/digital-cards': listPools,
  'desk/digital-card-codes': listCards,
  'desk/add-digital-cards': addCards,
  'desk/set-digital-card-warning': setWarning,
  'desk/set-digital-card-note': setNote,
  'desk/withdraw-digital-card': withdrawCard,
};
