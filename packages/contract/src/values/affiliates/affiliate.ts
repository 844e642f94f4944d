import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** How it stands with a customer's wish to be a partner: not asked, waits, approved, declined (spec 2 §3). */
export const signUpStatus = z.literal([-1, 1, 2, 3]);

/** By what a partner is paid. */
export const affiliatePaymentType = z.enum(['bank', 'wallet']);
export type AffiliatePaymentType = z.infer<typeof affiliatePaymentType>;

/** Members of the details of bank and wallet (spec 2 §3). */
export const bankMembers = [
  'bank_name',
  'bank_branch_address',
  'account_number',
  'iban',
  'swift_code',
  'wallet_number',
] as const;

/** Of bank and wallet as they are shown: numbers with their last four characters alone. */
const shownDetails = z.object(
  Object.fromEntries(bankMembers.map((name) => [name, z.string()])) as Record<
    (typeof bankMembers)[number],
    z.ZodString
  >,
);

/** A partner as she sees herself. */
export const affiliateAccount = z.object({
  account_id: z.int(),
  website_id: z.int(),
  status: signUpStatus,
  group_id: z.int(),
  referral_website: z.string(),
  payment_type: affiliatePaymentType,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** What the shop said with its decision (ours). */
  answer: z.string().nullable(),
  created_at: z.string(),
  extension_attributes: shownDetails,
});
export type AffiliateAccount = z.infer<typeof affiliateAccount>;

export const affiliateGroup = z.object({
  id: z.int(),
  code: z.string(),
  /** Percent of what goods cost after discounts, without delivery and tax. */
  commission_percent: z.number(),
  hold_days: z.int(),
  least_payout: z.number(),
  currency_code: currencyCode,
});
export type AffiliateGroup = z.infer<typeof affiliateGroup>;

export const affiliateCampaign = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  commission_percent: z.number(),
  is_active: z.boolean(),
  created_at: z.string(),
});
export type AffiliateCampaign = z.infer<typeof affiliateCampaign>;

const commissionStatus = z.enum(['pending', 'available', 'processed', 'cancelled']);

/** What a line of an order earned, in major units; below zero where something came back after a payout (spec 2 §3). */
export const affiliateTransaction = z.object({
  id: z.int(),
  amount: z.number(),
  currency_code: currencyCode,
  /** When it was registered. */
  created_at: z.string(),
  /** When it can be paid out; null before the order is delivered and paid. */
  availability_date: z.string().nullable(),
  status: commissionStatus,
  /** Whether a pending one waits until the shop has looked at it (ours). */
  is_under_review: z.boolean(),
  payout_id: z.int().nullable(),
  transaction_type: z.enum(['sale', 'return']),
  campaign_id: z.int().nullable(),
  traffic_source: z.string().nullable(),
  coupon_code: z.string().nullable(),
});
export type AffiliateTransaction = z.infer<typeof affiliateTransaction>;

export const affiliatePayout = z.object({
  id: z.int(),
  amount: z.number(),
  currency_code: currencyCode,
  payment_type: affiliatePaymentType,
  created_at: z.string(),
});
export type AffiliatePayout = z.infer<typeof affiliatePayout>;

/** Amounts in major units. */
export const affiliateBalance = z.object({
  /** Can be paid out. */
  balance: z.number(),
  /** Waits until orders are delivered, paid and kept. */
  pending: z.number(),
  /** Was paid out so far. */
  processed: z.number(),
  currency_code: currencyCode,
});
export type AffiliateBalance = z.infer<typeof affiliateBalance>;

/** What links and coupons brought. */
export const affiliateLinkReport = z.object({
  link_id: z.int(),
  promo_link: z.string(),
  campaign_id: z.int(),
  traffic_source: z.string(),
  visits: z.int(),
  orders: z.int(),
  commission: z.number(),
  currency_code: currencyCode,
});

export const affiliateCouponReport = z.object({
  coupon_code: z.string(),
  orders: z.int(),
  commission: z.number(),
  currency_code: currencyCode,
});
export type AffiliateCouponReport = z.infer<typeof affiliateCouponReport>;
