import type { OrderBody } from '@dijla/contract/client';
import { z } from 'zod';
import type { RequestContext } from '../../call/call-handler.ts';
import { beginAttempt } from '../settle-payment/begin-attempt.ts';
import type { PaymentParts } from '../settle-payment/payment-parts.ts';
import { readPaymentAdditional } from '../../modules/cart/cart.ts';
import { readWorkedOrder } from '../../modules/orders/orders.ts';
import { isRefusal } from '../../call/refusal.ts';
import { chosenPlan } from '../pay-in-months/chosen-plan.ts';
import { cardNamed } from '../settle-payment/wire-payment.ts';
import type { Placed } from './earlier-order.ts';

/** What an order says of the kept card that pays it; its client chose it with the method (spec 2 §3). */
const cardChosen = z.object({ public_hash: z.string().min(1).max(64) });

/**
 * Returns the confirmation with the next step of the payment, which begins here, after the commit. When it
 * cannot begin, or its card is kept no more, the order stands unpaid, and begins it again when it is sent again or its
 * buyer asks.
 */
export const withNextStep = async (
  parts: PaymentParts,
  { confirmation, paidBy, position }: Placed,
  { body, context }: { body: OrderBody; context: RequestContext },
): Promise<Omit<Placed, 'paidBy'>> => {
  const { requestId, now, onFault } = context;
  const gateway = parts.gateways.get(paidBy);
  if (gateway === undefined) return { confirmation, position };
  try {
    const orderId = Number(confirmation.backendOrderId);
    const order = await readWorkedOrder(parts.database, orderId);
    const cartId = order?.cart_id ?? null;
    const additional =
      body.addressInformation.payment_method_additional ??
      (cartId === null ? undefined : await readPaymentAdditional(parts.database, { cartId, method: paidBy }));
    const chosen = cardChosen.safeParse(additional);
    const plan =
      gateway.provider.installments && order
        ? await chosenPlan(parts.database, { additional, order, now })
        : undefined;
    // One that lends begins nothing without a plan.
    if (gateway.provider.installments && plan === undefined) return { confirmation, position };
    const card = chosen.success
      ? await cardNamed(parts, {
          hash: chosen.data.public_hash,
          customerId: order?.customer_id ?? null,
          provider: paidBy,
          context,
        })
      : undefined;
    if (isRefusal(card)) return { confirmation, position };
    const source = { actor: 'shopper', requestId, now };
    const begun = await beginAttempt(parts.database, { orderId, gateway, card, plan, source }, parts);
    const next = begun?.next ?? null;
    return { confirmation: next === null ? confirmation : { ...confirmation, next }, position };
  } catch (error) {
    onFault(error);
    return { confirmation, position };
  }
};
