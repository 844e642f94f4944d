import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { creditLineView, creditMethod } from '../values/payments/credit.ts';
import { payableTotal } from '../values/carts/totals.ts';
import { lineOf } from '../values/single-line.ts';

/** Least letters and digits of a tax ID or of the number of an employee (spec 4 §7.3). */
const leastReference = 3;
const said = (most: number, least: number) =>
  lineOf(most).refine((text) => text.trim().length >= least, `should have ${least} letters or digits`);

const accountPayments = z.object({
  /** Orders of which something is to be paid now, the one that is due first first. */
  owed: z.array(
    z.object({
      order_id: z.int(),
      order_number: z.string(),
      placed_at: z.string(),
      method: z.object({ code: z.string(), title: z.string(), kind: z.string().nullable() }),
      due: payableTotal,
      /** Until when the order waits for its payment; null: until it is delivered. */
      pay_until: z.string().nullable(),
    }),
  ),
  lines: z.array(creditLineView),
  /** Credit methods of the shop that the customer may ask for. */
  may_ask: z.array(z.object({ method: creditMethod, title: z.string() })),
  /** What was paid and tried at gateways, the latest first; 50 at most. */
  attempts: z.array(
    z.object({
      order_id: z.int(),
      order_number: z.string(),
      title: z.string(),
      amount: payableTotal,
      state: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded']),
      at: z.string(),
    }),
  ),
});
export type AccountPayments = z.infer<typeof accountPayments>;

export const readAccountPayments = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/payments',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'What the customer owes, credit lines with their plans and days they are due, and what was tried at gateways (ours)',
  query: userQuery,
  result: accountPayments,
  refusals: ['user.not-signed-in', 'user.disabled'],
});

export const askForCredit = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/credit',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'Asks the shop for a credit line (ours), or once more after it was declined or closed: employees name employer and number, companies name and tax ID (spec 4 §7.3)',
  query: userQuery,
  body: z.strictObject({
    method: creditMethod,
    organization: said(120, 2),
    reference: said(40, leastReference),
  }),
  result: creditLineView,
  refusals: ['user.not-signed-in', 'user.disabled', 'credit.not-offered', 'credit.asked', 'request.invalid'],
});
