import type { OrderBody } from '@dijla/contract/client';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, isVirtual } from '../../modules/cart/cart.ts';
import { withKnownRegion, withRememberedRegion, withSavedExtras } from '../../modules/checkout/checkout.ts';

/**
 * Resolves the delivery address to a known governorate, because shipping prices depend on it. What the order
 * omits is taken from the cart.
 */
export const withKnownPlace = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  given: OrderBody['addressInformation'],
): Promise<OrderBody['addressInformation'] | Refusal> => {
  if (!given.shippingAddress || cart.lines.every(isVirtual)) return given;
  const shippingAddress = await withKnownRegion(
    transaction,
    withRememberedRegion(cart, withSavedExtras(cart.addresses.shipping, given.shippingAddress)),
  );
  return isRefusal(shippingAddress) ? shippingAddress : { ...given, shippingAddress };
};
