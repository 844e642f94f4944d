import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceCart } from './device-cart.ts';

/** Milliseconds after which a call counts as not answered (spec 1 §9). */
export const callTimeout = 10_000;

type CartQuery = {
  query: { token: '' | 'null'; storeCode: StoreCode; view: 'cart'; cartId?: string };
  signal: AbortSignal;
};

/**
 * What every cart call of ours carries: the store, the cart, `view=cart`, and no more patience than ten seconds. Whose cart it is stands in
 * `token`: the word null is a guest's whatever session there is, empty leaves room for the session's own (wire §1.5).
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
