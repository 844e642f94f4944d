import type { OrderConfirmation } from '@dijla/contract/client';
import type { RequestContext } from '../../call/call-handler.ts';
import { type OrderToPay, startPayment } from '../../modules/payments/payments.ts';

type Unstarted = { confirmation: OrderConfirmation; toPay: OrderToPay; position: number | null };

/**
 * Returns the confirmation with the next step of the payment, which begins here, after the commit. When it
 * cannot begin, the order stands unpaid, and begins it again when it is sent again.
 */
export const withNextStep = async (
  { confirmation, toPay, position }: Unstarted,
  { context, storeCode }: { context: RequestContext; storeCode: string | null },
): Promise<Omit<Unstarted, 'toPay'>> => {
  const { requestId } = context;
  try {
    const next = await startPayment(toPay, { storeCode: storeCode ?? context.store.code, requestId });
    return { confirmation: next === null ? confirmation : { ...confirmation, next }, position };
  } catch (error) {
    context.onFault(error);
    return { confirmation, position };
  }
};
