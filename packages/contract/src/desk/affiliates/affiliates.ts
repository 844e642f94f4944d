import { z } from 'zod';
import { affiliateAccount, affiliateBalance, affiliateGroup } from '../../values/affiliates/affiliate.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';
import { statementQuery } from '../statement-query.ts';

const customer = z.object({ id: z.int(), name: z.string() }).nullable();

const listed = affiliateAccount
  .pick({ referral_website: true, status: true, firstname: true, lastname: true, email: true })
  .extend({
    id: z.int(),
    version: z.int(),
    /** Null once the customer's account was deleted. */
    customer,
    asked_at: z.string(),
    decided_at: z.string().nullable(),
  });

const listAffiliates = defineCall({
  method: 'GET',
  path: '/api/desk/affiliates',
  access: { for: 'staff', permission: 'affiliates.read' },
  summary: 'Partners: those who wait for a decision first, then the latest. A page goes on with `before`',
  query: deskQuery.extend({
    status: z
      .enum(['', '1', '2', '3'])
      .transform((given) => (given === '' ? undefined : Number(given)))
      .optional(),
    /** The beginning of an e-mail address. */
    q: text,
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(listed), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const detail = listed.extend({
  signup_message: z.string(),
  answer: z.string().nullable(),
  payment_type: affiliateAccount.shape.payment_type,
  details: affiliateAccount.shape.extension_attributes,
  group: affiliateGroup,
  balance: affiliateBalance,
  coupons: z.array(z.string()),
});

const readAffiliate = defineCall({
  method: 'GET',
  path: '/api/desk/affiliates/{affiliateId}',
  access: { for: 'staff', permission: 'affiliates.read' },
  summary: 'A partner with her terms, balance and coupons',
  query: deskQuery,
  result: detail,
  refusals: [...deskRefusals, 'request.invalid', 'affiliate.account-not-found'],
});

const decideAffiliate = defineCall({
  method: 'POST',
  path: '/api/desk/affiliates/{affiliateId}/decision',
  access: { for: 'staff', permission: 'affiliates.decide' },
  summary: 'Approves or declines a partner, whatever was decided before; she reads the answer',
  query: deskQuery,
  body: z.object({
    version: z.int().min(1).max(2_000_000_000),
    decision: z.enum(['approve', 'decline']),
    answer: lineOf(500).optional(),
  }),
  result: detail,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'affiliate.account-not-found',
    'affiliate.changed-meanwhile',
  ],
});

const bindCoupon = defineCall({
  method: 'POST',
  path: '/api/desk/affiliates/{affiliateId}/coupons',
  access: { for: 'staff', permission: 'affiliates.decide' },
  summary: 'Has orders with a coupon count for a partner from now on; `remove` ends it',
  query: deskQuery,
  body: z.object({ code: lineOf(64).min(1), remove: z.boolean().optional() }),
  result: detail,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'affiliate.account-not-found',
    'affiliate.coupon-not-found',
    'affiliate.coupon-bound',
  ],
});

const unit = z.object({ code: currencyCode, scale: z.int() });

const listPayouts = defineCall({
  method: 'GET',
  path: '/api/desk/affiliate-payouts',
  access: { for: 'staff', permission: 'affiliates.pay' },
  summary: 'Runs of payouts, the latest first, and what a run would pay now; 100 runs at most',
  query: deskQuery,
  result: z.object({
    /** Amounts in minor units. */
    due: z.object({ partners: z.int(), amount: z.int(), unit }),
    runs: z.array(
      z.object({ run: z.string(), partners: z.int(), amount: z.int(), unit, made_at: z.string() }),
    ),
  }),
  refusals: deskRefusals,
});

const runPayouts = defineCall({
  method: 'POST',
  path: '/api/desk/affiliate-payouts',
  access: { for: 'staff', permission: 'affiliates.pay', stepUp: true },
  summary:
    'Pays every approved partner what is available, where it reaches the least payout and details of bank or wallet are there',
  query: deskQuery,
  /** What was shown as due, in minor units; another sum is refused. */
  body: z.object({ amount: z.int().min(1) }),
  result: z.object({ run: z.string(), partners: z.int(), amount: z.int(), unit }),
  replayable: true,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'affiliate.nothing-to-pay',
    'affiliate.due-changed',
  ],
});

const exportPayouts = defineCall({
  method: 'POST',
  path: '/api/desk/affiliate-payouts/export',
  access: { for: 'staff', permission: 'affiliates.pay', stepUp: true },
  summary: 'The payouts of a run as CSV in UTF-8 for the bank, with details of bank and wallet',
  query: deskQuery,
  body: z.object({ run: z.uuid() }),
  result: z.instanceof(Blob),
  file: 'text/csv',
  refusals: [...deskRefusals, 'desk.step-up-needed', 'request.invalid', 'affiliate.payout-not-found'],
});

const printStatement = defineCall({
  method: 'GET',
  path: '/api/desk/affiliates/{affiliateId}/statement/pdf',
  access: { for: 'staff', permission: 'affiliates.read' },
  summary: 'What a partner could be paid and was paid in a month as PDF, in the language of the store',
  query: statementQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'affiliate.account-not-found',
    'paper.statement-too-long',
  ],
});

/** The desk's calls of the affiliate programme, by name. */
export const deskAffiliateCalls = {
  'desk/affiliates': listAffiliates,
  'desk/affiliate': readAffiliate,
  'desk/affiliate-statement-pdf': printStatement,
  'desk/decide-affiliate': decideAffiliate,
  'desk/bind-affiliate-coupon': bindCoupon,
  'desk/affiliate-payouts': listPayouts,
  'desk/run-affiliate-payouts': runPayouts,
  'desk/export-affiliate-payouts': exportPayouts,
};
