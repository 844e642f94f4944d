import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { settingsAccess } from './settings-body.ts';

/** How much of the other currency one of the first is: `1310`, `1310.5`. */
const rate = z.string().regex(/^(?=.*[1-9])\d{1,7}(\.\d{1,4})?$/, 'should be a rate such as 1310 or 1310.5');
const step = z.int().min(1).max(1_000_000);

const standing = z.object({
  base: unit,
  quote: unit,
  rate: z.string(),
  /** Derived prices of `quote` are rounded to it, in minor units. */
  step: z.int(),
  /** Since when it holds, ISO 8601. */
  since: z.string(),
  /** Whether prices follow it already; they do within a minute. */
  is_applied: z.boolean(),
});

export const readExchangeRate = defineCall({
  method: 'GET',
  path: '/api/desk/exchange-rate',
  access: settingsAccess,
  summary: 'The rate by which prices are derived from the other currency',
  query: deskQuery,
  result: standing,
  refusals: deskRefusals,
});

export const previewExchangeRate = defineCall({
  method: 'GET',
  path: '/api/desk/exchange-rate/preview',
  access: settingsAccess,
  summary: 'What some products, the best sold first, would cost by another rate, and how many follow it',
  query: deskQuery.extend({
    rate,
    step: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'should be a whole number')
      .transform(Number),
  }),
  result: z.object({
    /** Products with a price that is derived. */
    products: z.int(),
    examples: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        unit,
        before: z.int(),
        after: z.int(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

export const setExchangeRate = defineCall({
  method: 'PUT',
  path: '/api/desk/exchange-rate',
  access: settingsAccess,
  summary:
    'Sets the rate and the step of derived prices; the prices follow within a minute. `seen_rate` is what the owner saw before',
  query: deskQuery,
  body: z.object({ rate, step, seen_rate: z.string().max(30) }),
  result: standing,
  refusals: [...deskRefusals, 'request.invalid', 'desk.changed-meanwhile'],
});
