import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { amount, areDifferent, settingsAccess, settingsRefusals } from './settings-body.ts';

/** A method is offered for totals between them; null is no limit. */
const limit = z
  .object({
    currency: currencyCode,
    min_total: amount.nullable(),
    max_total: amount.nullable(),
    fee: amount,
  })
  .refine(
    ({ min_total, max_total }) => min_total === null || max_total === null || min_total <= max_total,
    'should begin below its end',
  );

const words = z.array(
  z.object({
    language: z.string().regex(/^[a-z]{2,3}$/, 'should be a language'),
    title: z
      .string()
      .max(100)
      .refine((text) => text.trim() !== '', 'should not be empty'),
    /** What the shopper is told to do once she has ordered. */
    instructions: z.string().max(2000).nullable(),
  }),
);

const members = {
  is_active: z.boolean(),
  /** Hours that an order waits for its payment; null: it is paid at the door. */
  pay_within_hours: z.int().min(1).max(2000).nullable(),
  texts: words,
  limits: z.array(limit),
};

/** Months that a method of a credit line may be paid in, each with its fee in hundredths of a percent. */
const terms = z.array(z.object({ months: z.int().min(1).max(12), fee_rate: z.int().min(0).max(10_000) }));

export const listDeskPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/desk/payment-methods',
  access: settingsAccess,
  summary: 'Every way to pay, offered or not, with its limits and texts',
  query: deskQuery,
  result: z.object({
    units: z.array(unit),
    items: z.array(
      z.object({
        code: z.string(),
        ...members,
        /** Of employees' installments alone. */
        terms: terms.optional(),
      }),
    ),
  }),
  refusals: deskRefusals,
});

const distinctWords = words
  .min(1)
  .max(20)
  .refine((rows) => areDifferent(rows, ({ language }) => language), 'has a language twice');

export const addPaymentMethod = defineCall({
  method: 'POST',
  path: '/api/desk/payment-methods',
  access: settingsAccess,
  summary:
    'Adds a way to pay of the shop’s own, whose money staff see to: offered nowhere until its limits are set',
  query: deskQuery,
  body: z.object({
    code: z.string().regex(/^[a-z0-9-]{1,40}$/, 'should be small letters, digits and hyphens'),
    texts: distinctWords,
    /** Whether it also pays for carts of cards and files alone, which nobody brings to a door. */
    for_virtual_carts: z.boolean(),
  }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.code-taken'],
});

export const setPaymentMethod = defineCall({
  method: 'PUT',
  path: '/api/desk/payment-methods/{code}',
  access: settingsAccess,
  summary: 'Sets whether a way to pay is offered, for which totals, and what it says',
  query: deskQuery,
  body: z.object({
    ...members,
    texts: distinctWords,
    /** Left out: they stay as they are. */
    terms: terms
      .max(12)
      .refine((rows) => areDifferent(rows, ({ months }) => String(months)), 'has a number of months twice')
      .optional(),
    limits: members.limits
      .max(2)
      .refine((rows) => areDifferent(rows, ({ currency }) => currency), 'has a currency twice'),
  }),
  result: z.literal(true),
  refusals: settingsRefusals,
});
