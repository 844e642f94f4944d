import { quantityOf } from '@dijla/commerce-rules/cart/quantity-of';
import type { CallInput } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { askedIds } from '../reading/asked-ids.ts';
import { type CartParts, type CartRequest, changingCart } from '../lines/change-cart.ts';
import { addLine, setLine } from '../lines/line-changes.ts';
import { writtenLine } from '../lines/written-line.ts';
import { givenCartId, givenItemId } from '../reading/given-ids.ts';

type Item = CallInput<'cart/update'>['body']['cartItem'];

const questionOf = ({ sku = '', product_option }: Item, itemId: number | null): CartRequest['question'] => ({
  ...(itemId === null ? { skus: [sku], takesItemId: true } : { itemId }),
  ...askedIds([product_option]),
});

/** Adds to the cart or, with an item_id, sets that line to exactly this quantity (wire §2.3). */
export const updateLine = handleCall('cart/update', (parts: CartParts) => (input, context) => {
  const { cartItem: item } = input.body;
  const { sku, product_option } = item;
  const itemId = givenItemId(item.item_id);
  const request = {
    call: 'cart/update' as const,
    cartId: givenCartId(input),
    query: input.query,
    body: input.body,
    question: questionOf(item, itemId),
    context,
  };
  return changingCart(parts, request, (cart) => {
    const quantity = quantityOf(item.qty);
    if (!quantity.ok) return refusal(quantity.code, quantity.data);
    if (itemId === null && !sku) return refusal('request.invalid', { problem: 'cartItem.sku is missing' });
    const changed =
      itemId === null
        ? addLine(
            cart,
            { sku: sku ?? '', product_option, qty: quantity.qty, itemId: cart.nextItemId ?? 0 },
            context.now,
          )
        : setLine(cart, { itemId, product_option, qty: quantity.qty }, context.now);
    return isRefusal(changed) ? changed : writtenLine(changed, context.now);
  });
});
