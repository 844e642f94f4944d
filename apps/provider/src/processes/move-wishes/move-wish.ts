import type { Wish } from '@dijla/contract/client';
import type { CallInput } from '../../call/call-handler.ts';
import type { AskingCustomer } from '../../call/caller.ts';
import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import {
  addLine,
  askedIds,
  type CartParts,
  changingCart,
  newCartId,
  takeCustomerCart,
  writtenLine,
} from '../../modules/cart/cart.ts';
import { deleteWishes } from '../../modules/wishlist/wishlist.ts';

type MoveContext = RequestContext & { customer: AskingCustomer };

/**
 * Puts an item into the customer's cart and takes it off the wishlist then. A refusal of the cart leaves it where it
 * is. Where it ends between both steps the item is in both places, never in none.
 */
export const moveWish = async (
  parts: CartParts,
  wish: Wish,
  { query, context }: { query: CallInput<'wishlist/move'>['query']; context: MoveContext },
): Promise<Refusal | null> => {
  const { customer, store, now } = context;
  const cartId = await takeCustomerCart(parts.database, { id: newCartId(), customerId: customer.id, store });
  const { sku, product_option, qty } = wish;
  const added = await changingCart(
    parts,
    {
      call: 'wishlist/move',
      cartId,
      query,
      question: { skus: [sku], takesItemId: true, ...askedIds([product_option]) },
      // A key is of the whole call, which may put several items into the cart.
      context: { ...context, idempotencyKey: undefined },
    },
    (cart) => {
      const line = addLine(cart, { sku, product_option, qty, itemId: cart.nextItemId ?? 0 }, now);
      return isRefusal(line) ? line : writtenLine(line, now);
    },
  );
  if (isRefusal(added)) return added;
  await deleteWishes(parts.database, customer.id, [wish.item_id]);
  return null;
};
