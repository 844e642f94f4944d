import { createHash } from 'node:crypto';
import type { PaymentNextStep } from '@dijla/contract/client';
import { registeredMethod } from './payment-methods.ts';
import type { Attempt, InitContext } from './payment-provider.ts';

/** An order that is to be paid; the amount is in minor units of its currency. */
export type OrderToPay = {
  orderNumber: string;
  placedAt: Date;
  methodCode: string;
  payable: { currency_code: Attempt['money']['currency']; total: number } | null;
};

/** Returns the same UUID for the same order, so that a gateway knows a repeated attempt. */
const attemptIdOf = (orderRef: string, placedAt: Date): string => {
  const hex = createHash('sha256').update(`${orderRef} ${placedAt.toISOString()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * Begins the payment of an order that is committed and returns the shopper's next step; null when there is
 * none. Sent again, an order begins the same attempt again. Throws when the provider does.
 */
export const startPayment = async (
  { orderNumber, placedAt, methodCode, payable }: OrderToPay,
  context: InitContext,
): Promise<PaymentNextStep | null> => {
  const method = registeredMethod(methodCode);
  if (method === undefined || payable === null) return null;
  const orderRef = `${orderNumber}-1`;
  const { next } = await method.provider.initialize(
    {
      attemptId: attemptIdOf(orderRef, placedAt),
      orderRef,
      provider: methodCode,
      money: { amount: payable.total, currency: payable.currency_code },
    },
    context,
  );
  return next.kind === 'none' ? null : next;
};
