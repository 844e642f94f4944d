import type { CallAnswer, OrderPayment } from '@dijla/contract/client';
import { keyFor, type Parts } from './tracked-orders.ts';

/** How it stands with a payment; or why nothing is said of it, with the provider's text; or that it cannot be asked. */
export type PaymentResult =
  | { kind: 'told'; payment: OrderPayment }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'failed' };

export type OrderPayments = {
  /**
   * Reads how it stands with the payment of an order of this device or of who is signed in. `hasReturned`: the gateway
   * has just led back, and is asked at once.
   */
  read: (number: string, asked?: { hasReturned: boolean }) => Promise<PaymentResult>;
  /** Begins to pay an order, and gives up what was begun before; `additional` says of the months that it is paid in. */
  begin: (number: string, additional?: object) => Promise<PaymentResult>;
  /** Has an unpaid order paid by another method. */
  changeMethod: (number: string, method: string) => Promise<PaymentResult>;
};

type Answer = CallAnswer<'payment/read' | 'payment/begin' | 'payment/change-method'>;

const resultOf = async (asking: Promise<Answer>): Promise<PaymentResult> => {
  const answer = await asking.catch(() => null);
  if (answer === null) return { kind: 'failed' };
  if (answer.ok) return { kind: 'told', payment: answer.result };
  const { status, result } = answer;
  return { kind: 'refused', status, text: typeof result === 'string' ? result : '' };
};

/** Returns the payments of orders that this device has the key of, or that are of who is signed in. */
export const orderPayments = (parts: Pick<Parts, 'client' | 'storage' | 'store'>): OrderPayments => {
  const { client } = parts;
  const query = () => ({ storeCode: parts.store() });
  const proofOf = async (number: string): Promise<{ number: string; key?: string }> => {
    const key = await keyFor(parts, number);
    return key === null ? { number } : { number, key };
  };
  return {
    read: async (number, { hasReturned } = { hasReturned: false }) => {
      const proof = await proofOf(number);
      const body = hasReturned ? { ...proof, returned: true } : proof;
      return resultOf(client('payment/read', { query: query(), body }));
    },
    begin: async (number, additional) => {
      const body = {
        ...(await proofOf(number)),
        again: true,
        ...(additional && { payment_method_additional: additional }),
      };
      return resultOf(client('payment/begin', { query: query(), body }));
    },
    changeMethod: async (number, method) =>
      resultOf(
        client('payment/change-method', { query: query(), body: { ...(await proofOf(number)), method } }),
      ),
  };
};
