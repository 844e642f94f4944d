import { refusal, RefusedError } from '../../call/refusal.ts';
import type { OrderRequest } from './order-request.ts';
import type { PricedOrder } from './priced-order.ts';

/** Whether a customer's points, the gift card of her cart or her credit line pay a part of an order. */
const paysOfOwn = ({ order, points, giftCard, cart }: PricedOrder): boolean =>
  order.customer_id !== null &&
  (points.points > 0 ||
    giftCard !== null ||
    cart.context.payment_methods.some(
      ({ code, credit }) => code === order.payment_method_code && credit !== undefined,
    ));

/**
 * Refuses an order that what is the customer's own pays a part of, where it comes without her token: the id of her cart
 * alone orders her goods (`isOfOwner`), and spends nothing that is hers (record 204).
 */
export const askWhoseMoney = async (
  priced: PricedOrder,
  { context, clerk }: Pick<OrderRequest, 'clerk'> & { context: Pick<OrderRequest['context'], 'caller'> },
): Promise<void> => {
  if (clerk !== undefined || !paysOfOwn(priced)) return;
  if ((await context.caller()).kind !== 'customer') throw new RefusedError(refusal('user.not-signed-in'));
};
