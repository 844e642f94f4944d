import { z } from 'zod';
import { currencyCode } from '../../values/money.ts';

export const unit = z.object({ code: currencyCode, scale: z.int() });
/** Minor units; what the shop is owed is below zero. */
export const amountOfUnit = z.object({ amount: z.int(), unit });

export const vendorTerms = z.object({
  version: z.int(),
  /** The shop's commission in hundredths of a percent. */
  rate: z.int(),
  /** For storage of one delivered piece, in minor units. */
  storage_fee: z.int(),
  unit,
  set_at: z.string(),
});

/** A change of what a seller is owed. */
export const vendorEntry = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(['earning', 'payout']),
  /** Minor units; below zero of what was taken back or paid out. */
  amount: z.int(),
  /** What is owed after it, in the same currency. */
  balance: z.int(),
  unit,
  /** Of an earning. */
  order_number: z.string().nullable(),
  product: z.string().nullable(),
  sku: z.string().nullable(),
  /** Of a payout. */
  reference: z.string().nullable(),
});
