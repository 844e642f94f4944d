import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CartTotalsView } from '../cart-view/cart-view.ts';
import { cartViewOf } from '../cart-view/cart-view-of.ts';
import type { DeviceCart, DeviceOperation } from '../cart/device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import type { Device } from '../platform/device.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';
import { sendOperation } from '../sync/send-operation.ts';
import type { SendOutcome } from '../sync/send-outcome.ts';
import { withAnswer } from '../cart/changes/with-answer.ts';
import { withItem } from '../cart/changes/with-items.ts';
import { withSentMarks } from '../cart/changes/with-sent-marks.ts';

export type CouponVerdict =
  /** The order's cart with the coupon, and its totals now. */
  | { kind: 'applied'; cart: DeviceCart; totals: CartTotalsView | null }
  /** The server refused the coupon, or a change of a line sent before it. */
  | { kind: 'refused'; operation: DeviceOperation; text: string }
  | { kind: 'cart-lost' }
  | { kind: 'later' };

/** Returns the operation of the coupon requested last that the server has not answered yet. */
export const waitingCouponOf = ({ operations }: DeviceCart): DeviceOperation | null => {
  const last = operations.findLast(isOfCoupon);
  return last?.kind === 'apply-coupon' ? last : null;
};

/**
 * Returns the operations to send: the lines before the coupon, because it discounts them. Providers without
 * keys get the lines with the order, so that they do not have them twice.
 */
const toSend = ({ operations, provider }: DeviceCart, coupon: DeviceOperation): DeviceOperation[] =>
  provider === 'foreign' ? [coupon] : [...operations.filter((operation) => !isOfCoupon(operation)), coupon];

/**
 * Returns the draft's cart with these operations marked as sent, so that they do not appear unsent when the
 * cart comes back.
 */
export const sentDraft = (cart: DeviceCart, coupon: DeviceOperation): DeviceCart =>
  withSentMarks(cart, new Set(toSend(cart, coupon).map(({ id }) => id)));

type Taken = Extract<SendOutcome, { kind: 'answered' | 'item' | 'coupon' | 'needless' }>;

/** Returns the cart with what the server has applied by now, as the base for the next operation. */
const withTaken = (
  cart: DeviceCart,
  { operation, outcome, store_code }: { operation: DeviceOperation; outcome: Taken; store_code: StoreCode },
  device: Device,
): DeviceCart => {
  switch (outcome.kind) {
    case 'answered':
      return withAnswer(cart, {
        view: outcome.view,
        store_code,
        included: [...cart.base.included, operation.id],
        at: device.now(),
      });
    case 'item':
      return withItem(cart, operation, outcome.item);
    case 'coupon':
      return { ...cart, answer: null };
    case 'needless':
      return cart;
  }
};

/**
 * Requests the coupon an order waits for before the order is sent. Each call has the key of its operation in
 * the cart, so that a repeated call has no further effect. The order's lines stay as the shopper saw them. A
 * coupon that gives no discount on them counts as refused. Never rejects.
 */
export const sendOrderCoupon = async (
  device: Device,
  { store_code, totals }: DeviceOrder,
  { cart, coupon }: { cart: DeviceCart; coupon: DeviceOperation },
): Promise<CouponVerdict> => {
  const caller = { client: device.client, store: () => store_code };
  let sent = cart;
  for (const operation of toSend(cart, coupon)) {
    const outcome = await sendOperation(caller, sent, operation);
    if (outcome.kind === 'later') return outcome;
    if (outcome.kind === 'refused') return { kind: 'refused', operation, text: outcome.text };
    if (outcome.kind === 'cart-lost' || outcome.kind === 'unauthorized') return { kind: 'cart-lost' };
    sent = withTaken(sent, { operation, outcome, store_code }, device);
  }
  const { provider, answer } = sent;
  const withCoupon: DeviceCart = {
    ...cart,
    provider,
    answer,
    operations: cart.operations.filter((operation) => !isOfCoupon(operation)),
  };
  if (answer === null) return { kind: 'applied', cart: withCoupon, totals };
  const context = await keptContext(device.storage, store_code);
  const view = cartViewOf(withCoupon, { store: store_code, context, isOffline: false, now: device.now() });
  return view.coupon?.state === 'applied'
    ? { kind: 'applied', cart: withCoupon, totals: view.totals }
    : { kind: 'refused', operation: coupon, text: '' };
};
