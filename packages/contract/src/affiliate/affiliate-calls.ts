import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import {
  affiliateAccount,
  affiliateBalance,
  affiliateCampaign,
  affiliateCouponReport,
  affiliateGroup,
  affiliateLinkReport,
  affiliatePaymentType,
  affiliatePayout,
  affiliateTransaction,
  bankMembers,
  signUpStatus,
} from '../values/affiliates/affiliate.ts';
import { freshProofRefusals, proofMembers } from '../values/customers/fresh-proof.ts';
import { lineOf } from '../values/single-line.ts';
import { writtenText } from '../values/written-text.ts';
import { criteria, criteriaFields } from './affiliate-criteria.ts';

/** Ours names the customer in the header and `me` in the path; other clients put the token there (wire §11). */
const ofPartner = {
  access: { for: 'customer' },
  tokenPlace: 'path',
  of: 'affiliates',
  query: userQuery,
} as const;
const listRefusals = [...tokenRefusals, 'request.invalid'] as const;
const ownRefusals = [...listRefusals, 'affiliate.not-member'] as const;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total_count: z.int() });

const website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Valid URL' }).max(255);
const given = z.union([z.string().max(64), z.number(), z.null()]).optional();

const signUp = defineCall({
  ...ofPartner,
  method: 'POST',
  path: '/api/ext/affiliate/{token}/signup',
  summary: 'A customer asks to be a partner, once more where that was declined (wire §11)',
  body: z.object({
    signup: z.object({
      /** The store and the customer are those of the request, whatever is named here. */
      store_id: given,
      customer_id: given,
      referral_website: website,
      signup_message: writtenText(1000),
      /** Ours: that the terms were read. */
      terms_accepted: z.literal(true).optional(),
    }),
  }),
  result: signUpStatus,
  refusals: [...listRefusals, 'affiliate.signed-up'],
});

const readAccount = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/account',
  summary: 'The account of a partner; of bank and wallet the last characters alone (wire §11)',
  result: affiliateAccount,
  refusals: ownRefusals,
});

const name = lineOf(100).refine((text) => text.trim() !== '', 'should not be empty');

const saveAccount = defineCall({
  ...ofPartner,
  method: 'PUT',
  path: '/api/ext/affiliate/{token}/account',
  summary:
    'Changes the account of a partner. Details of bank and wallet that are left out or come as they were shown stay; empty ones go (wire §11). Ours: who has details already changes them, or which of them is paid, by the password or by a code; the customer is told',
  body: z.object({
    account: z.object({
      website_id: given,
      referral_website: website.optional(),
      payment_type: affiliatePaymentType.optional(),
      firstname: name.optional(),
      lastname: name.optional(),
      email: z.email().max(254).optional(),
      extension_attributes: z
        .object(
          Object.fromEntries(bankMembers.map((member) => [member, lineOf(200).nullish()])) as Record<
            (typeof bankMembers)[number],
            z.ZodOptional<z.ZodNullable<z.ZodString>>
          >,
        )
        .nullish(),
    }),
    ...proofMembers,
  }),
  result: affiliateAccount,
  refusals: [
    ...ownRefusals,
    ...freshProofRefusals,
    'affiliate.iban-wrong',
    'affiliate.swift-wrong',
    'affiliate.wallet-wrong',
    'affiliate.proof-needed',
  ],
});

const readStatus = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/signup-status',
  summary: 'Whether a customer is a partner: -1 not asked, 1 waits, 2 approved, 3 declined (wire §11)',
  result: signUpStatus,
  refusals: listRefusals,
});

const readGroup = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/group-info',
  summary: 'The terms of a partner: commission, hold and least payout (wire §11)',
  result: affiliateGroup,
  refusals: ownRefusals,
});

const listCampaigns = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/campaigns',
  summary: 'Campaigns that a partner can make links for; empty for others (wire §11)',
  query: userQuery.extend(criteria(criteriaFields.campaigns)),
  result: listOf(affiliateCampaign),
  refusals: listRefusals,
});

const readCampaign = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/campaigns/{campaignId}',
  of: 'clients',
  summary: 'One campaign (wire §11)',
  result: affiliateCampaign,
  refusals: [...ownRefusals, 'affiliate.unknown'],
});

const listTransactions = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/transactions',
  summary: 'The commissions of a partner, the latest first; empty for others (wire §11)',
  query: userQuery.extend(criteria(criteriaFields.transactions)),
  result: listOf(affiliateTransaction),
  refusals: listRefusals,
});

const readTransaction = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/transactions/{transactionId}',
  of: 'clients',
  summary: 'One commission (wire §11)',
  result: affiliateTransaction,
  refusals: [...ownRefusals, 'affiliate.unknown'],
});

const listPayouts = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/payouts',
  summary: 'What a partner was paid, the latest first; empty for others (wire §11)',
  query: userQuery.extend(criteria(criteriaFields.payouts)),
  result: listOf(affiliatePayout),
  refusals: listRefusals,
});

const makeLink = defineCall({
  ...ofPartner,
  method: 'POST',
  path: '/api/ext/affiliate/{token}/promo-link',
  summary:
    'A link to a page of the shop that counts for the partner; the same again is the same link (wire §11)',
  body: z.object({
    promoLinkData: z.object({
      campaign_id: z.coerce.number<string | number>().int().min(1).max(2_000_000_000),
      traffic_source: lineOf(60),
      account_id: given,
      basic_url: z.string().min(1).max(1000),
    }),
  }),
  result: z.object({ promo_link: z.string() }),
  refusals: [...ownRefusals, 'affiliate.unknown', 'affiliate.foreign-address', 'affiliate.too-many-links'],
});

const readBalance = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/balance',
  summary: 'What a partner can be paid, what waits and what was paid (wire §11)',
  result: affiliateBalance,
  refusals: ownRefusals,
});

const pageQuery = userQuery.extend({
  pageSize: criteria(['id']).pageSize,
  currentPage: criteria(['id']).currentPage,
});

const listPending = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/pending-commissions',
  of: 'clients',
  summary: 'Commissions that wait, the latest first; empty for others (wire §11)',
  query: pageQuery,
  result: listOf(affiliateTransaction),
  refusals: listRefusals,
});

const listBoundCustomers = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/bound-customers',
  summary:
    'Customers whose first order was a partner’s, by the first letter of their names; empty for others (wire §11)',
  query: pageQuery,
  result: listOf(z.object({ id: z.int(), name: z.string(), bound_at: z.string() })),
  refusals: listRefusals,
});

const listPaymentTypes = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/payment-list',
  of: 'clients',
  summary: 'Ways in which partners are paid; empty for others (wire §11)',
  result: listOf(z.object({ code: affiliatePaymentType, is_chosen: z.boolean() })),
  refusals: listRefusals,
});

const reportLinks = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/report-by-link',
  summary: 'Visits, orders and commissions of a partner’s links; empty for others (ours)',
  query: pageQuery,
  result: listOf(affiliateLinkReport),
  refusals: listRefusals,
});

const reportCoupons = defineCall({
  ...ofPartner,
  method: 'GET',
  path: '/api/ext/affiliate/{token}/report-by-coupon',
  summary: 'Orders and commissions of a partner’s coupons; empty for others (ours)',
  query: pageQuery,
  result: listOf(affiliateCouponReport),
  refusals: listRefusals,
});

const followLink = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/affiliate-visit',
  access: { for: 'anyone' },
  of: 'affiliates',
  summary: 'Somebody has come by a partner’s link: it is counted, and how long to remember it is told (ours)',
  query: storeQuery,
  body: z.strictObject({ link: z.string().regex(/^[a-z][a-z0-9]{9}$/) }),
  result: z.object({ cookie_days: z.int() }),
  refusals: ['request.invalid', 'request.too-many', 'affiliate.link-unknown'],
});

/** The calls of the affiliate programme, by name. */
export const affiliateCalls = {
  'affiliate/sign-up': signUp,
  'affiliate/account': readAccount,
  'affiliate/save-account': saveAccount,
  'affiliate/status': readStatus,
  'affiliate/group': readGroup,
  'affiliate/campaigns': listCampaigns,
  'affiliate/campaign': readCampaign,
  'affiliate/transactions': listTransactions,
  'affiliate/transaction': readTransaction,
  'affiliate/payouts': listPayouts,
  'affiliate/make-link': makeLink,
  'affiliate/balance': readBalance,
  'affiliate/pending': listPending,
  'affiliate/bound-customers': listBoundCustomers,
  'affiliate/payment-types': listPaymentTypes,
  'affiliate/report-links': reportLinks,
  'affiliate/report-coupons': reportCoupons,
  'affiliate/visit': followLink,
};
