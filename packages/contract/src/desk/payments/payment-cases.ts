import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/**
 * Why somebody has to decide: money came for an order that had ended, or beyond what was due; the gateway told of other
 * money than was asked for; it never said what became of the payment, or of money that goes back.
 */
const paymentCase = z.enum(['late', 'double', 'mismatched', 'unknown', 'refund-unknown']);

export const listPaymentCases = defineCall({
  method: 'GET',
  path: '/api/desk/payment-cases',
  access: { for: 'staff', permission: 'payments.decide' },
  summary: 'Payments at gateways that somebody has to decide on, the oldest first; 200 at most (spec 4 §8)',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        attempt_id: z.uuid(),
        case: paymentCase,
        order_id: z.int(),
        order_number: z.string(),
        customer_name: z.string(),
        provider: z.string(),
        provider_ref: z.string().nullable(),
        provider_status: z.string(),
        amount: z.int(),
        unit,
        at: z.string(),
      }),
    ),
  }),
  refusals: deskRefusals,
});

export const decidePaymentCase = defineCall({
  method: 'POST',
  path: '/api/desk/payment-cases/{attemptId}/decision',
  access: { for: 'staff', permission: 'payments.decide' },
  summary:
    'Says what was done about such a payment, which then leaves the list. Money is given back at its order, not here',
  query: deskQuery,
  body: z.object({
    done: z.enum(['given-back', 'kept', 'no-money']),
    note: lineOf(500).refine((text) => text.trim() !== '', 'should say what was done'),
  }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'payment.case-not-found'],
});
