import type { OrderBody } from '@dijla/contract/client';
import { isStorable } from '@dijla/contract/schemas';
import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { isCartId } from '../../modules/cart/cart.ts';
import type { OrderKeys } from '../../modules/orders/orders.ts';
import { orderInvalid } from './order-invalid.ts';
import { withTelephones } from './with-telephones.ts';

export type OrderRequest = {
  body: OrderBody;
  cartId: string | undefined;
  /**
   * Whether the client named the cart. Otherwise the cart is the one in the browser's cookie, which remains
   * when a customer signs out.
   */
  isCartNamed: boolean;
  storeCode: string | null;
  context: RequestContext;
  /** The member of the staff who writes it for a caller, as actor; left out of a shopper's own. */
  clerk?: string;
};

/** Returns what an earlier order of the same is found by. */
export const keysOf = ({ body, cartId }: OrderRequest): OrderKeys => {
  const { shippingAddress, billingAddress } = body.addressInformation;
  const contact = shippingAddress ?? billingAddress;
  return {
    cartId: isCartId(cartId) ? cartId : null,
    clientOrderId:
      body.order_id === null || body.order_id === undefined || body.order_id === ''
        ? null
        : String(body.order_id),
    contact: { telephone: contact?.telephone ?? '', email: contact?.email ?? '' },
  };
};

const hasStorableAddresses = ({
  addressInformation: { shippingAddress, billingAddress },
}: OrderBody): boolean => isStorable(shippingAddress) && isStorable(billingAddress);

/** Returns the request with its telephone numbers in one spelling, or why its addresses cannot be kept. */
export const readable = (asked: OrderRequest): OrderRequest | Refusal => {
  if (!hasStorableAddresses(asked.body)) {
    return orderInvalid([
      {
        keyword: 'maxLength',
        dataPath: '.addressInformation',
        message: 'an address is too long',
        params: {},
      },
    ]);
  }
  const body = withTelephones(asked.body);
  return isRefusal(body) ? body : { ...asked, body };
};
