import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { areDifferent, settingsAccess } from './settings-body.ts';

/** What couriers and gateways take of a store's orders: a currency, and the step in minor units that it is rounded to; 0 rounds nothing. */
const payable = z.object({
  store: z.string().max(20),
  currency: currencyCode,
  step: z.int().min(0).max(1_000_000),
});

const standing = z.object({ units: z.array(unit), stores: z.array(payable) });

export const readPayable = defineCall({
  method: 'GET',
  path: '/api/desk/payable',
  access: settingsAccess,
  summary: 'In which currency the orders of each store are paid, and to which step they are rounded',
  query: deskQuery,
  result: standing,
  refusals: deskRefusals,
});

export const setPayable = defineCall({
  method: 'PUT',
  path: '/api/desk/payable',
  access: settingsAccess,
  summary: 'Sets the currency and the step that the orders of stores are paid in',
  query: deskQuery,
  body: z.object({
    stores: z
      .array(payable)
      .min(1)
      .max(20)
      .refine((rows) => areDifferent(rows, ({ store }) => store), 'has a store twice'),
  }),
  result: standing,
  refusals: [...deskRefusals, 'request.invalid', 'desk.setting-not-found'],
});
