import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceCart } from './device-cart.ts';

/** Milliseconds after which a call counts as unanswered (spec 1 §9). */
export const callTimeout = 10_000;

type CartQuery = {
  query: { token: '' | 'null'; storeCode: StoreCode; view: 'cart'; cartId?: string };
  signal: AbortSignal;
};

/**
 * Returns what every cart call carries: the store, the cart, `view=cart`, and a timeout of `callTimeout`.
 * `token` tells whose cart it is: the word null means a guest's regardless of the session, an empty one is
 * filled in with the session's token (wire §1.5).
 */
export const cartQueryOf = (
  { cart_id: cartId, owner }: Pick<DeviceCart, 'cart_id' | 'owner'>,
  storeCode: StoreCode,
): CartQuery => ({
  query: {
    token: owner === null ? 'null' : '',
    storeCode,
    view: 'cart',
    ...(cartId === null ? {} : { cartId }),
  },
  signal: AbortSignal.timeout(callTimeout),
});
