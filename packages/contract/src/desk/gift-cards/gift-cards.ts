import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

const order = z.object({ id: z.int(), number: z.string() });

/** Amounts in minor units of the card's currency. */
const card = z.object({
  id: z.int(),
  last_four: z.string(),
  currency: currencyCode,
  scale: z.int(),
  amount: z.int(),
  balance: z.int(),
  state: z.enum(['active', 'blocked', 'void']),
  /** The order that bought it. */
  order,
  issued_at: z.string(),
  send_at: z.string(),
  sent_at: z.string().nullable(),
  expires_at: z.string().nullable(),
});

/** Changes that one answer lists at most. */
const changesAtMost = 200;

const read = { access: { for: 'staff', permission: 'gift-cards.read' } } as const;

const listGiftCards = defineCall({
  ...read,
  method: 'GET',
  path: '/api/desk/gift-cards',
  summary:
    'Gift cards of the shop’s own without their codes, the latest first, with what is left on them. A page goes on with `before`',
  query: deskQuery.extend({
    /** The last four letters of a code. */
    q: text,
    state: z
      .enum(['', 'active', 'blocked', 'void'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(card), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const readGiftCard = defineCall({
  ...read,
  method: 'GET',
  path: '/api/desk/gift-cards/{cardId}',
  summary: `A gift card, why it is blocked, and its last ${changesAtMost} postings`,
  query: deskQuery,
  result: card.extend({
    blocked_reason: z.string().nullable(),
    changes: z.array(
      z.object({
        at: z.string(),
        amount: z.int(),
        kind: z.enum(['issued', 'spent', 'returned', 'voided']),
        order: order.nullable(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.gift-card-not-found'],
});

const blockGiftCard = defineCall({
  access: { for: 'staff', permission: 'gift-cards.manage' },
  method: 'POST',
  path: '/api/desk/gift-cards/{cardId}/block',
  summary: 'Stops a gift card, so that it pays nothing, or lets it be spent again; what is on it stays',
  query: deskQuery,
  body: z.strictObject({
    is_blocked: z.boolean(),
    reason: lineOf(200).refine((given) => given !== '', 'should say why'),
  }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.gift-card-not-found', 'desk.gift-card-void'],
});

/** As what a piece of a product is sold. */
const soldAs = z.strictObject({
  /** What is on it, in minor units; null: what its buyer chooses of the option `amount`. */
  amount: z.int().min(1).max(1_000_000_000).nullable(),
  currency: currencyCode,
  /** How long it can be spent; null: always. */
  valid_months: z.int().min(1).max(240).nullable(),
});

const giftCardProduct = z.object({
  /** Currencies that it may be worth something in. */
  units: z.array(unit),
  /** Null: it is no gift card. */
  sold_as: soldAs.nullable(),
  /** Whether it was ordered; it then stays what it is. */
  is_ordered: z.boolean(),
});

const readGiftCardProduct = defineCall({
  ...read,
  method: 'GET',
  path: '/api/desk/gift-card-products/{productId}',
  summary: 'Whether a piece of a product is sold as a gift card of the shop’s own, and what is on it',
  query: deskQuery,
  result: giftCardProduct,
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

const setGiftCardProduct = defineCall({
  access: { for: 'staff', permission: 'gift-cards.manage' },
  method: 'PUT',
  path: '/api/desk/gift-card-products/{productId}',
  summary:
    'Has a virtual product sold as gift cards of the shop’s own from now on, or no longer; refused once it was ordered, as those orders are owed what they were sold',
  query: deskQuery,
  body: z.strictObject({ sold_as: soldAs.nullable() }),
  result: giftCardProduct,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.card-product-delivered',
    'desk.stock-is-codes',
    'desk.gift-card-ordered',
  ],
});

/** The calls of the desk about gift cards, by name. */
export const deskGiftCardCalls = {
  'desk/gift-cards': listGiftCards,
  'desk/gift-card': readGiftCard,
  'desk/block-gift-card': blockGiftCard,
  'desk/gift-card-product': readGiftCardProduct,
  'desk/set-gift-card-product': setGiftCardProduct,
};
