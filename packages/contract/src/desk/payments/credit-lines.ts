import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { creditLineView, creditMethod, creditState } from '../../values/payments/credit.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';
import { amount, positiveAmount, trackingNumber } from '../orders/move-body.ts';
import { lineOf } from '../../values/single-line.ts';

const customer = z.object({ id: z.int(), name: z.string(), telephone: z.string().nullable() }).nullable();
const listed = creditLineView.omit({ plans: true }).extend({
  version: z.int(),
  /** Null once the account was deleted. */
  customer,
  /** Orders that wait for approval. */
  awaiting: z.int(),
});
/** Empty counts as absent. */
const chosen = <Value extends z.ZodType>(value: Value) =>
  z
    .union([z.literal(''), value])
    .transform((given) => (given === '' ? undefined : given))
    .optional();

export const listCreditLines = defineCall({
  method: 'GET',
  path: '/api/desk/credit-lines',
  access: { for: 'staff', permission: 'credit.read' },
  summary:
    'Credit lines with what is owed on them: those asked for and with orders to approve first, then the latest. A page goes on with `before`',
  query: deskQuery.extend({
    state: chosen(creditState),
    method: chosen(creditMethod),
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(listed),
    /** How many lines to pass over for the next page; null on the last one. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const detail = listed.extend({
  plans: creditLineView.shape.plans,
  /** What was paid into it, the latest first. */
  payments: z.array(
    z.object({ amount: z.int(), by: z.string(), reference: z.string().nullable(), at: z.string() }),
  ),
});

export const readCreditLine = defineCall({
  method: 'GET',
  path: '/api/desk/credit-lines/{lineId}',
  access: { for: 'staff', permission: 'credit.read' },
  summary: 'A credit line with its plans and what was paid into it',
  query: deskQuery,
  result: detail,
  refusals: [...deskRefusals, 'credit.not-found'],
});

export const decideCreditLine = defineCall({
  method: 'POST',
  path: '/api/desk/credit-lines/{lineId}/decision',
  access: { for: 'staff', permission: 'credit.grant', stepUp: true },
  summary:
    'Opens a credit line with its limit, or changes it; declines, suspends or closes it. The customer reads the answer (spec 4 §7.3)',
  query: deskQuery,
  body: z.discriminatedUnion('state', [
    z.object({
      version: z.int().min(1),
      state: z.literal('open'),
      credit_limit: amount.min(1),
      /** Of a company's alone. */
      due_days: z.int().min(1).max(365).optional(),
      answer: lineOf(500).optional(),
    }),
    z.object({
      version: z.int().min(1),
      state: z.enum(['declined', 'suspended', 'closed']),
      answer: lineOf(500).optional(),
    }),
  ]),
  result: listed,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'credit.not-found',
    'credit.changed-meanwhile',
    'credit.days-missing',
  ],
});

export const noteCreditPayment = defineCall({
  method: 'POST',
  path: '/api/desk/credit-lines/{lineId}/payments',
  access: { for: 'staff', permission: 'orders.note-payment' },
  summary:
    'Notes that money has come for a credit line: of the payroll, by transfer or in cash. What is due first is paid first (spec 4 §7.3)',
  query: deskQuery,
  body: z.object({
    amount: positiveAmount,
    by: z.enum(['payroll', 'transfer', 'cash']),
    reference: trackingNumber.optional(),
  }),
  result: detail,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'credit.not-found'],
});

export const approveCreditOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/approve-credit',
  access: { for: 'staff', permission: 'credit.grant', stepUp: true },
  summary: 'Approves an order that is beyond its credit line: the line then owes more than its limit',
  query: deskQuery,
  body: z.object({ version: z.int().min(1).max(2_000_000_000) }),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'order.not-found',
    'order.changed-meanwhile',
    'order.move-not-possible',
    'order.package-not-found',
    'order.package-not-named',
    'credit.not-open',
  ],
});
