import { z } from 'zod';
import type { RefusalCode } from '../../errors.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskRefusals } from '../desk-call.ts';

/** Calls that read and write how the shop is run. */
export const settingsAccess = { for: 'staff', permission: 'settings.manage' } as const;

export const settingsRefusals = [
  ...deskRefusals,
  'request.invalid',
  'desk.setting-not-found',
] as const satisfies readonly RefusalCode[];

/** Minor units. */
export const amount = z.int().min(0).max(1_000_000_000_000);

/** A text in each language that it is given in. */
export const textsOf = (most: number) =>
  z
    .array(
      z.object({
        language: z.string().regex(/^[a-z]{2,3}$/, 'should be a language'),
        text: lineOf(most).refine((text) => text.trim() !== '', 'should not be empty'),
      }),
    )
    .max(20)
    .refine(
      (all) => new Set(all.map(({ language }) => language)).size === all.length,
      'has a language twice',
    );

/** Whether no two of these are the same by their key. */
export const areDifferent = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): boolean =>
  new Set(rows.map(keyOf)).size === rows.length;

/** A step of a method's price: from goods worth `min_subtotal` on it costs `price`. */
const step = z.object({ currency: currencyCode, min_subtotal: amount, price: amount });
const ofMethod = z.object({ carrier_code: z.string().max(100), method_code: z.string().max(100) });

export const priceSteps = z
  .array(step)
  .max(100)
  .refine((rows) => areDifferent(rows, (row) => `${row.currency} ${row.min_subtotal}`), 'has a step twice');

/** Steps of any method's price in one place. */
export const methodSteps = z
  .array(step.extend(ofMethod.shape))
  .max(200)
  .refine(
    (rows) =>
      areDifferent(
        rows,
        (row) => `${row.carrier_code} ${row.method_code} ${row.currency} ${row.min_subtotal}`,
      ),
    'has a step twice',
  );

/** Steps of any method's price in any place: the code of a governorate, or `*` for everywhere else. */
export const placedSteps = z
  .array(step.extend({ ...ofMethod.shape, region_code: z.string().max(20) }))
  .max(500)
  .refine(
    (rows) =>
      areDifferent(
        rows,
        (row) =>
          `${row.region_code} ${row.carrier_code} ${row.method_code} ${row.currency} ${row.min_subtotal}`,
      ),
    'has a step twice',
  );

/** Hour of Baghdad's day; null is never. */
export const hour = z.int().min(1).max(24).nullable();
/** Days until goods arrive. */
export const days = z.int().min(0).max(60);
