import { z } from 'zod';
import { readWorkedOrder } from '../../modules/orders/orders.ts';
import { type PaymentProvider, readAttempt } from '../../modules/payments/payments.ts';
import { askUnlessJustAsked, justAskedMs } from './ask-gateway.ts';
import type { PaymentParts } from './payment-parts.ts';

/** A browser as it comes back from a gateway's page by a form of that page. */
export type GatewayReturn = Parameters<PaymentProvider['readReturn']>[0] & {
  provider: string;
  attemptId: string;
  requestId: string;
  now: number;
};

/**
 * Leads a browser that a gateway sent back by a form to the page that follows its payment, without a session: the form
 * is of another site, so no cookie comes with it (spec 4 §4.4). What it says decides the page alone; what became of the
 * payment is asked. Null for an attempt that is not there.
 */
export const takeReturn = async (
  parts: PaymentParts,
  { provider: code, attemptId, requestId, now, ...request }: GatewayReturn,
): Promise<{ to: string; afterwards: () => Promise<unknown> } | null> => {
  const { database, gateways } = parts;
  const gateway = gateways.get(code);
  if (gateway === undefined || !z.uuid().safeParse(attemptId).success) return null;
  const attempt = await readAttempt(database, attemptId);
  const order = attempt?.provider === code ? await readWorkedOrder(database, attempt.order_id) : undefined;
  if (order === undefined) return null;
  const { verdict, isPaid = true } = await gateway.provider.readReturn(request);
  if (verdict === 'forged') gateway.onFault(new Error('a return that is not the gateway’s'));
  const page = verdict === 'signed' && !isPaid ? 'error' : 'success';
  const source = { actor: 'shopper', requestId, now };
  return {
    to: `/${order.store_code}/checkout/${page}?order=${encodeURIComponent(order.order_number)}`,
    // The page asks as well; who opens the address again and again has the gateway asked once a second.
    afterwards: async () =>
      verdict === 'forged'
        ? undefined
        : askUnlessJustAsked(database, { attemptId, gateway, source, restMs: justAskedMs }, parts),
  };
};
