import { z } from 'zod';
import { cartQuery, storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { pointsAccount, pointsChange } from '../values/customers/points.ts';
import { currencyCode } from '../values/money.ts';

const ofCustomer = { access: { for: 'customer' }, tokenPlace: 'query', of: 'lists' } as const;
const base = '/api/ext/vaimo-amasty/reward-points' as const;

/** A rate as clients read it; `money` in major units. */
const rewardRate = z.object({
  rate_id: z.int(),
  points: z.int(),
  money: z.number(),
  /** The lowest number of those that hold for somebody is best. */
  priority: z.int(),
  customer_group_ids: z.array(z.int()),
  website_ids: z.array(z.int()),
  /** 1: points are worth money when they are spent; 2: money that is spent earns points. */
  direction: z.union([z.literal(1), z.literal(2)]),
  /** Ours: of `money`. */
  currency: currencyCode,
  /** Ours: what the points of a rate that is spent by are worth in the store, in major units. */
  worth: z.object({ total: z.number(), currency_code: currencyCode }).optional(),
});

const listRates = defineCall({
  method: 'GET',
  path: `${base}/rates`,
  access: { for: 'anyone' },
  of: 'lists',
  summary: 'What points are worth and what earns them, the best rates first (wire §11)',
  query: storeQuery,
  result: z.object({
    items: z.array(rewardRate),
    /** Ours: points for registering and for an approved review. */
    registration: z.int(),
    review: z.int(),
    /** Ours: after so many months points that were not spent expire; null: never. */
    expire_after_months: z.int().nullable(),
  }),
  refusals: ['request.invalid'],
});

const readAccount = defineCall({
  ...ofCustomer,
  method: 'GET',
  path: `${base}/mine/account`,
  summary: 'How many points a customer has, will have, and has spent (wire §11)',
  query: userQuery,
  result: pointsAccount,
  refusals: [...tokenRefusals, 'request.invalid'],
});

/** Transactions a page. */
const pageSize = 20;

const listTransactions = defineCall({
  ...ofCustomer,
  method: 'GET',
  path: `${base}/transactions`,
  summary: `What changed a customer's points, the latest first, ${pageSize} at a time; a page goes on with \`before\` (wire §11)`,
  query: userQuery.extend({
    before: z
      .string()
      .regex(/^\d{0,15}$/, 'should be the id of a transaction')
      .transform((given) => (given === '' ? undefined : Number(given)))
      .optional(),
  }),
  result: z.object({
    items: z.array(pointsChange),
    next: z.int().nullable(),
  }),
  refusals: [...tokenRefusals, 'request.invalid'],
});

const readProductPoints = defineCall({
  method: 'GET',
  path: `${base}/es/catalogrule_product/{id}`,
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    'How many points a piece of a product earns: in a customer group, else in that of who asks (wire §11)',
  query: userQuery.extend({
    customerGroupId: z
      .string()
      .regex(/^\d{0,9}$/, 'should be the id of a customer group')
      .optional(),
  }),
  result: z.object({
    product_id: z.int(),
    points: z.int().min(0),
    /** What it earns in hundredths of the usual while a campaign holds, and until when (ours). */
    campaign: z.object({ factor: z.int(), until: z.string() }).nullable(),
  }),
  refusals: [...tokenRefusals, 'request.invalid', 'rewards.product-not-found'],
});

/** Points a cart may be paid with at most. */
const mostPoints = 10_000_000;

const spend = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/mageplaza-reward-points/reward/spend',
  summary:
    'Pays a part of the customer’s cart with points; 0 spends none. As many are taken as there is to pay (wire §11)',
  query: cartQuery,
  body: z.object({ points: z.int().min(0).max(mostPoints) }),
  result: z.literal(true),
  meta: cartMeta,
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'cart.not-found',
    'cart.empty',
    'rewards.not-enough-points',
    'rewards.not-spendable',
  ],
});

/** The calls of rewards, by name. */
export const rewardCalls = {
  'rewards/rates': listRates,
  'rewards/account': readAccount,
  'rewards/transactions': listTransactions,
  'rewards/product-points': readProductPoints,
  'rewards/spend': spend,
};
