import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { saveLines } from '../reading/cart-sql.ts';
import { type CartParts, changingCart } from '../lines/change-cart.ts';
import { givenCartId, givenItemId } from '../reading/given-ids.ts';
import { removeLine } from '../lines/line-changes.ts';

/** Removes a line by item_id, or by sku when no item_id is given (wire §2.6). */
export const deleteLine = handleCall('cart/delete', (parts: CartParts) => (input, context) => {
  const { item_id, sku = null } = input.body.cartItem;
  const request = {
    call: 'cart/delete' as const,
    cartId: givenCartId(input),
    query: input.query,
    body: input.body,
    context,
  };
  return changingCart(parts, request, (given) => {
    const removed = removeLine(given, { itemId: givenItemId(item_id), sku });
    if (isRefusal(removed)) return removed;
    const { cart, line } = removed;
    return {
      result: true as const,
      cart,
      save: (database, kept) => saveLines(database, cart, { saved: [], removed: [line.item_id], kept }),
    };
  });
});
