import { z } from 'zod';
import type { RefusalCode } from '../../errors.ts';
import { deskRefusals } from '../desk-call.ts';

export const promotionsRead = { for: 'staff', permission: 'promotions.read' } as const;
export const promotionsManaged = { for: 'staff', permission: 'promotions.manage' } as const;

export const promotionRefusals = [
  ...deskRefusals,
  'request.invalid',
  'desk.promotion-not-found',
] as const satisfies readonly RefusalCode[];

/** The version of the promotion that was seen; another one means that a colleague was quicker. */
export const version = z.int().min(1);

/** As a shopper types it: letters of any script, digits and what joins them. */
export const couponCode = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}+._-]{1,39}$/u, 'should be 2 to 40 letters and digits');
export const usesLimit = z.int().min(1).max(1_000_000).nullable();

/** Codes that nobody guesses, each for one order: what they begin with, and how many are made. */
export const generated = z.object({
  prefix: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9]{1,12}$/, 'should be letters and digits')]),
  count: z.int().min(1).max(5000),
});
