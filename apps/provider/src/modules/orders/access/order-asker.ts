import type { RequestContext } from '../../../call/call-handler.ts';
import { callerRefusal } from '../../../call/caller.ts';
import { type Refusal, refusal } from '../../../call/refusal.ts';
import { isOrderAccessToken } from './order-access.ts';

/** Who asks for an order as its buyer: a customer, whose own it has to be, or whoever holds its key. */
export type OrderAsker = {
  /** Null of who holds a key. */
  customerId: number | null;
  maySee: (order: { id: number; customer_id: number | null }) => boolean;
};

/** Returns who asks with a key. It opens one order and cannot be guessed, so tries are not limited. */
export const keyHolder = (key: string, secret: string) => ({
  customerId: null,
  maySee: ({ id }: { id: number }): boolean => isOrderAccessToken(key, id, secret),
});

/**
 * Returns who asks for an order: by the key where one is given, else as the customer who is signed in. Refuses whoever
 * is neither. Every call that shows an order, or a part of it, to its buyer asks here who may see it.
 */
export const orderAskerOf = async (
  key: string | undefined,
  { caller }: Pick<RequestContext, 'caller'>,
  secret: string,
): Promise<OrderAsker | Refusal> => {
  if (key !== undefined) return keyHolder(key, secret);
  const asking = await caller();
  if (asking.kind !== 'customer') return callerRefusal(asking) ?? refusal('user.not-signed-in');
  const { id: customerId } = asking.customer;
  return { customerId, maySee: ({ customer_id }) => customer_id === customerId };
};
