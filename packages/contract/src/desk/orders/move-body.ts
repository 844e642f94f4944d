import { z } from 'zod';
import type { RefusalCode } from '../../errors.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskRefusals } from '../desk-call.ts';

/** What every move says: the version of the order that its maker saw, and the package where it has several. */
export const moveBody = z.object({
  version: z.int().min(1).max(2_000_000_000),
  /** Of a move of packages, when the order has several; of a move of the order, one package alone. */
  package: z.int().min(1).max(10_000).optional(),
});

const isSaid = (text: string): boolean => text.trim() !== '';

/** Why; read by the staff. */
export const reason = lineOf(500).refine(isSaid, 'should say why');

/** In minor units of what is owed. */
export const amount = z.int().min(0).max(1_000_000_000_000);
export const positiveAmount = z.int().min(1).max(1_000_000_000_000);

/** Who brings a package, as a word such as `own-driver`: what couriers owe is kept by it. */
export const carrier = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'should be a word of small letters, digits and hyphens');

export const trackingNumber = lineOf(60).refine(isSaid, 'should not be empty');

/** Pieces of lines, each line once. */
export const lines = z
  .array(z.object({ line_number: z.int().min(1).max(100_000), qty: z.int().min(1).max(1_000_000) }))
  .min(1)
  .max(500)
  .refine(
    (given) => new Set(given.map(({ line_number }) => line_number)).size === given.length,
    'should name each line once',
  );

/** Refusals of every move. */
export const moveRefusals = [
  ...deskRefusals,
  'request.invalid',
  'order.not-found',
  'order.changed-meanwhile',
  'order.move-not-possible',
  'order.package-not-found',
  'order.package-not-named',
  'order.credit-short',
  'order.card-used',
  'credit.not-open',
] as const satisfies readonly RefusalCode[];
