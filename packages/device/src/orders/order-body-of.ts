import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { knownLines } from '@dijla/commerce-rules/cart/known-lines';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { OrderBody } from '@dijla/contract/client';
import { storeViews } from '@dijla/contract/store-views';
import type { ShownLine } from '../cart/device-cart.ts';
import type { DeviceOrder } from './device-order.ts';

/** Returns the total shown on the order button, in major units. Only our provider is known to accept it. */
const seenTotalOf = ({
  store_code,
  totals,
  draft,
}: DeviceOrder): Pick<OrderBody, 'expected_total' | 'expected_payable' | 'context_version'> => {
  if (totals === null || draft?.cart.provider === 'foreign') return {};
  const { grand_total, payable, context_version } = totals;
  return {
    expected_total: majorUnits(grand_total, storeViews[store_code].currency.scale),
    ...(payable && { expected_payable: majorUnits(payable.minor, payable.currency.scale) }),
    context_version,
  };
};

const bodyLineOf = ({ sku, qty, item_id, product_option }: FoldedLine<ShownLine>) => ({
  sku,
  qty,
  server_item_id: item_id,
  product_option,
});

/**
 * Returns the additional facts about a line that a foreign provider requires (wire §4.2), as far as they are
 * known. Our provider needs none.
 */
const saidOf = (
  { line_key: key, line }: FoldedLine<ShownLine>,
  { store_code, lines, draft }: DeviceOrder,
): { name?: string; type_id?: string; price?: number } => {
  if (draft?.cart.provider !== 'foreign') return {};
  const price = lines.find(({ line_key }) => line_key === key)?.unit_price ?? null;
  return {
    ...(line && { name: line.name }),
    ...(line?.product_type && { type_id: line.product_type }),
    ...(price !== null && { price: majorUnits(price, storeViews[store_code].currency.scale) }),
  };
};

/**
 * Returns the order as the wire takes it (wire §4.1): the cart as shown, whether or not the server had all
 * of it; null if the order is settled.
 */
export const orderBodyOf = (order: DeviceOrder): OrderBody | null => {
  const { order_id, store_code, draft } = order;
  if (draft === null) return null;
  const { cart, details } = draft;
  return {
    order_id,
    user_id: '',
    cart_id: cart.cart_id,
    store_code,
    store_id: storeViews[store_code].id,
    transmited: true,
    ...seenTotalOf(order),
    products: foldCart(cart.base, cart.operations).map((line) => ({
      ...bodyLineOf(line),
      ...saidOf(line, order),
      parentSku: line.parent_sku,
    })),
    // A guest's cart is on one device; a customer's may have lines added on another.
    ...(cart.owner !== null &&
      cart.provider !== 'foreign' && {
        known_lines: knownLines(
          cart.base,
          cart.operations.filter(({ attempts }) => attempts > 0),
        ).map(bodyLineOf),
      }),
    addressInformation: details,
  };
};
