import { z } from 'zod';
import { promotionRule } from '../carts/promotion-rule.ts';
import { lineOf } from '../single-line.ts';

/** What a promotion is at the moment: `ended` and `planned` by its dates, `archived` when it is kept for its orders alone. */
export const promotionState = z.enum(['running', 'planned', 'ended', 'off', 'archived']);

/** ISO 8601 with the offset; null: no limit. */
const instant = z.iso
  .datetime({ offset: true })
  .refine((at) => Math.abs(Date.parse(at)) < Date.UTC(2200, 0), 'should be before the year 2200')
  .nullable();

const texts = z
  .array(
    z.object({
      language: z.string().regex(/^[a-z]{2,3}$/, 'should be a language'),
      name: lineOf(100).refine((text) => text.trim() !== '', 'should not be empty'),
      description: lineOf(500),
    }),
  )
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, 'has a language twice');

const members = {
  is_active: z.boolean(),
  /** Included, the end is not. */
  from: instant,
  until: instant,
  /** Those with a lower one are applied before, each to what the ones before it left. */
  priority: z.int().min(-100_000).max(100_000),
  /** Whether none is applied after it. */
  stops_further: z.boolean(),
  /** Orders of one customer, or of one telephone number; null: no limit. */
  uses_per_customer: z.int().min(1).max(100_000).nullable(),
  texts,
  rule: promotionRule,
};

/** What staff may say of a promotion. */
export const promotionBody = z
  .object(members)
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    'should end after it begins',
  );

/** A promotion as lists of the desk show it. */
export const listedPromotion = z.object({
  id: z.int(),
  /** How imports and orders name it. */
  code: z.string(),
  /** In the language of the store view. */
  name: z.string(),
  state: promotionState,
  from: z.string().nullable(),
  until: z.string().nullable(),
  rule: promotionRule,
  /** Codes that it asks for; a promotion without any counts by itself. */
  coupons: z.int(),
  /** Its only code. */
  coupon: z.string().nullable(),
  /** Orders that it counted for, at most 10,000. */
  orders: z.int(),
  version: z.int(),
});

/** A promotion as its form shows it. */
export const promotionDetail = listedPromotion.extend({
  ...members,
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Of every language it has a name in, also of an import. */
  texts: z.array(z.object({ language: z.string(), name: z.string(), description: z.string() })),
  priority: z.int(),
  uses_per_customer: z.int().nullable(),
});

/** A code and how often it was used; `uses_limit` null: without limit. */
export const couponRow = z.object({
  code: z.string(),
  uses_limit: z.int().nullable(),
  times_used: z.int(),
});
