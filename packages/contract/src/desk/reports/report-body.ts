import { z } from 'zod';
import { currencyCode } from '../../values/money.ts';

export const reportsRead = { for: 'staff', permission: 'reports.read' } as const;

/** Days that a report goes over at most, three years. */
const daysAtMost = 1096;
const dayMs = 86_400_000;

/** A day of Baghdad: `2026-12-01`. */
const day = z.iso
  .date()
  .refine((given) => given >= '2000-01-01' && given <= '2199-12-31', 'should be from 2000 to 2199');

/** Both days are included. */
export const period = { from: day, until: day };

type Period = { from: string; until: string };
const lengthOf = ({ from, until }: Period): number => (Date.parse(until) - Date.parse(from)) / dayMs + 1;
/** Whether a period goes forward and is short enough. */
export const isPeriod = (given: Period): boolean => lengthOf(given) >= 1 && lengthOf(given) <= daysAtMost;
export const periodProblem = `should be from 1 to ${daysAtMost} days`;

export const salesBy = z.enum(['day', 'product', 'district']);
export const refusalsBy = z.enum(['attempts', 'product', 'district']);
/** `value`: what is worth the most; `low`: few pieces left or none; `still`: nothing sold for some days. */
export const stockKind = z.enum(['value', 'low', 'still']);

/** Of stock that is sold: product by product, or by the categories they are in. */
export const turnBy = z.enum(['product', 'category']);
/** `slow`: what lasts the longest, that which nobody bought first; `fast`: what is sold out the soonest. */
export const turnSort = z.enum(['slow', 'fast']);

/** Amounts of this currency alone; without one, of the currency that most orders were paid in. */
export const unitAsked = z
  .union([z.literal(''), currencyCode])
  .transform((given) => (given === '' ? undefined : given))
  .optional();
