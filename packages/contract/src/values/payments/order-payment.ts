import { z } from 'zod';
import { paymentNextStep } from '../carts/payment-next-step.ts';
import { payableTotal } from '../carts/totals.ts';

/** An instant in ISO 8601. */
const instant = z.string();

/**
 * How it stands with the payment of an order at a gateway (ours).
 * - `unpaid`: nobody has begun to pay; `failed`: what was begun last came to nothing, as `reason` says.
 * - `waiting`: it can be paid by `step`; `unknown`: the gateway's answer was lost, so nothing new begins before `until`.
 * - `paid`: nothing is due any more; `ended`: the order was called off, or waits for no payment.
 */
export const orderPayment = z.object({
  order_number: z.string(),
  method: z.object({ code: z.string(), title: z.string() }),
  state: z.enum(['unpaid', 'waiting', 'unknown', 'failed', 'paid', 'ended']),
  reason: z.enum(['declined', 'expired', 'cancelled']).optional(),
  /**
   * The months that were chosen for its cart, while the code that was sent for them can be typed (spec 2 §4): with `otp`
   * what `payment/begin` takes as `payment_method_additional`.
   */
  plan: z
    .object({
      session_id: z.string(),
      count_of_month: z.int(),
      total_of_month: z.int(),
      until: instant,
    })
    .optional(),
  /** What is still due; absent when nothing is. */
  due: payableTotal.optional(),
  /** What was paid; absent until all is. */
  paid: payableTotal.optional(),
  step: paymentNextStep.optional(),
  /** Until when what was begun can be paid. */
  until: instant.optional(),
  /** Until when the order waits for its payment. */
  pay_until: instant.optional(),
  /** The shop's clock, by which the rest is told. */
  now: instant,
  /** No real money is taken. */
  is_test: z.boolean(),
  /** Whether a payment can be begun now, or another in the place of the one that waits. */
  may_begin: z.boolean(),
  /** Other ways to pay the order. */
  others: z.array(z.object({ code: z.string(), title: z.string() })),
});
export type OrderPayment = z.infer<typeof orderPayment>;
