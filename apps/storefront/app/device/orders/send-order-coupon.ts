import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { StoreCode } from '../../i18n/store-views.ts';
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
  /** The order's cart with the coupon, and what it comes to now. */
  | { kind: 'applied'; cart: DeviceCart; totals: CartTotalsView | null }
  /** The server would not take the coupon, or a change of a line it was sent after. */
  | { kind: 'refused'; operation: DeviceOperation; text: string }
  | { kind: 'cart-lost' }
  | { kind: 'later' };

/** The coupon the shopper asked for last, while nobody has said yet whether it is one. */
export const waitingCouponOf = ({ operations }: DeviceCart): DeviceOperation | null => {
  const last = operations.findLast(isOfCoupon);
  return last?.kind === 'apply-coupon' ? last : null;
};

/** The coupon after the goods, which are what it takes something off; providers without keys get the goods with the order, lest they have them twice. */
const toSend = ({ operations, provider }: DeviceCart, coupon: DeviceOperation): DeviceOperation[] =>
  provider === 'foreign' ? [coupon] : [...operations.filter((operation) => !isOfCoupon(operation)), coupon];

/** A draft of what is about to be sent, so that it is not taken for untouched when its cart comes back. */
export const sentDraft = (cart: DeviceCart, coupon: DeviceOperation): DeviceCart =>
  withSentMarks(cart, new Set(toSend(cart, coupon).map(({ id }) => id)));

type Taken = Extract<SendOutcome, { kind: 'answered' | 'item' | 'coupon' | 'needless' }>;

/** What the server has by now, for what is sent next. */
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
 * Asks for the coupon an order waits for, before the order is sent: each call under the key it would have had from the cart, so that asking again is
 * the same. The order's lines stay as the shopper saw them. A coupon that takes nothing off them counts as refused. Never rejects.
 */
export const sendOrderCoupon = async (
  device: Device,
  { store_code, totals }: DeviceOrder,
  { cart, coupon }: { cart: DeviceCart; coupon: DeviceOperation },
): Promise<CouponVerdict> => {
  const asker = { client: device.client, store: () => store_code };
  let sent = cart;
  for (const operation of toSend(cart, coupon)) {
    const outcome = await sendOperation(asker, sent, operation);
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
