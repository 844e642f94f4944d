import { discountAtMost, editedAmounts } from '@dijla/commerce-rules/order-amounts/edited-amounts';
import { remainingAmounts } from '@dijla/commerce-rules/order-amounts/remaining-amounts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { type Cart, segmentTitle, totalsOfCart } from '../../../modules/cart/cart.ts';
import {
  deliveryAddressOf,
  type LineQty,
  type PlacedLine,
  type Revision,
  type RevisionContent,
} from '../../../modules/orders/orders.ts';
import { placedLinesOf } from '../../place-order/order-of.ts';
import { termsOf } from '../effects/revise-order.ts';
import type { MoveWork } from '../move-work.ts';
import { changedTerms } from './changed-terms.ts';
import { pricedGoods } from './priced-goods.ts';

/** Returns where an order goes, as prices of delivery and taxes ask it. */
const whereOf = ({
  addresses,
}: Pick<Revision, 'addresses'>): Pick<Cart, 'country' | 'region_id' | 'region_name'> => {
  const address = deliveryAddressOf(addresses);
  return {
    country: address?.country ?? '',
    region_id: address?.region_id ?? null,
    region_name: address?.region ?? null,
  };
};

const asksForPrices = ({ add, address, ...input }: MoveWork['input']): boolean =>
  [
    add,
    address?.region_id,
    input.shipping_method,
    input.payment_method_code,
    input.delivery_price,
    input.discount,
  ].some((change) => change !== undefined);

/** Whether the price of delivery or payment is asked anew, which depends on all that is in the order. */
const asksOfAll = ({
  address,
  shipping_method,
  payment_method_code,
  delivery_price,
}: MoveWork['input']): boolean =>
  shipping_method !== undefined ||
  payment_method_code !== undefined ||
  delivery_price !== undefined ||
  address?.region_id !== undefined;

/** The carts that the changes of an order are priced in, with its methods as they are then. */
const cartsOf = async (
  work: MoveWork,
  revision: Revision,
): Promise<{ added: Cart; whole: Cart } | Refusal> => {
  const { input } = work;
  const kept = asksOfAll(input)
    ? revision.lines.map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
    : [];
  const carts = await pricedGoods(work, { kept, added: input.add ?? [], where: whereOf(revision) });
  if (isRefusal(carts)) return carts;
  const { shipping_carrier_code: carrier_code, shipping_method_code: method_code } = revision;
  const methods = {
    shipping: input.shipping_method ?? (carrier_code && method_code ? { carrier_code, method_code } : null),
    payment: input.payment_method_code ?? revision.payment_method_code,
  };
  return { added: carts.added, whole: { ...carts.whole, ...methods } };
};

/**
 * Returns what an order is once these pieces have left it and staff have changed what the move says: `revision` is the
 * current one with the addresses it has then. Goods that are added cost what they cost today, without promotions.
 */
export const editedContent = async (
  work: MoveWork,
  revision: Revision,
  gone: readonly LineQty[],
): Promise<RevisionContent | Refusal> => {
  const { order, input, maker, parts } = work;
  const terms = termsOf(order, parts);
  const less = new Map(gone.map(({ line_number, qty }) => [line_number, qty]));
  const kept = new Map(
    revision.lines.map(({ line_number, qty }) => [line_number, qty - (less.get(line_number) ?? 0)]),
  );
  const remaining = remainingAmounts(revision, kept, terms);
  if (!asksForPrices(input)) return remaining;
  const carts = await cartsOf(work, remaining);
  if (isRefusal(carts)) return carts;
  const changed = changedTerms({ cart: carts.whole, now: maker.now }, input);
  if (isRefusal(changed)) return changed;
  const added: PlacedLine[] = placedLinesOf(carts.added, totalsOfCart(carts.added, maker.now));
  const pricesIncludeTax = carts.added.context.tax.source_price_includes_tax;
  const most = discountAtMost([...remaining.lines, ...added], pricesIncludeTax);
  if (input.discount !== undefined && input.discount > most)
    return refusal('order.amount-too-high', { most });
  const { delivery, fee, methods } = changed;
  const title = segmentTitle(carts.added)('staff_discount', {});
  const discount = input.discount === undefined ? null : { amount: input.discount, title };
  return {
    ...editedAmounts(remaining, { added, delivery, fee, discount, pricesIncludeTax }, terms),
    ...methods,
  };
};
