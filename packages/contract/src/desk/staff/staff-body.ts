import { z } from 'zod';
import type { RefusalCode } from '../../errors.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskRefusals } from '../desk-call.ts';

/** Longest e-mail address (RFC 5321). */
const emailAtMost = 254;

export const staffEmail = z
  .string()
  .max(emailAtMost)
  .regex(/^\s*[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+\s*$/u, 'should be an e-mail address');

export const staffName = lineOf(100).refine((name) => name.trim() !== '', 'should not be empty');

/** Roles by their codes, one at least. */
export const roles = z.array(z.string().min(1).max(40)).min(1).max(20);

/** Refusals of calls that change who may do what. */
export const manageRefusals = [
  ...deskRefusals,
  'request.invalid',
  'desk.step-up-needed',
  'desk.beyond-own-rights',
] as const satisfies readonly RefusalCode[];
