import type { OrderBody } from '@dijla/contract/client';
import type { RequestContext } from '../../call/call-handler.ts';
import { orThrow, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Cart } from '../../modules/cart/cart.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';
import { alignedCart } from './aligned-cart.ts';
import { orderOf } from './order-of.ts';
import type { SpentCard } from './spent-card.ts';
import type { SpentPoints } from './spent-points.ts';
import { totalChanged } from './total-changed.ts';
import { withKnownPlace } from './with-known-place.ts';

export type PricedOrder = {
  order: PlacedOrder;
  /** Codes of the promotions it was priced with. */
  promotions: readonly string[];
  /** Points that pay a part of it. */
  points: SpentPoints;
  /** What a gift card pays of it. */
  giftCard: SpentCard | null;
  /** What is ordered, with the rules it was priced by. */
  cart: Cart;
};

/**
 * Returns the order of a cart as the body has it, priced; throws a refusal of what cannot be ordered so, or would cost
 * more than was shown.
 */
export const pricedOrder = async (
  transaction: DatabaseTransaction,
  found: Cart,
  { body, context }: { body: OrderBody; context: Pick<RequestContext, 'now' | 'requestId'> },
): Promise<PricedOrder> => {
  const cart = orThrow(alignedCart(found, body.products, context.now));
  const information = orThrow(await withKnownPlace(transaction, cart, body.addressInformation));
  const { order, promotions, points, giftCard } = orThrow(orderOf(cart, information, context));
  const dearer = totalChanged(order, body, cart.context);
  if (dearer !== null) throw new RefusedError(dearer);
  return { order, promotions, points, giftCard, cart };
};
