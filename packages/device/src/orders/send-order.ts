import type { OrderConfirmation } from '@dijla/contract/client';
import { changeOrder } from './change-order.ts';
import { confirmedTotals } from './confirmed-totals.ts';
import { couponAgain } from '../cart/coupon/coupon-operation.ts';
import type { DeviceCart, DeviceOperation } from '../cart/device-cart.ts';
import { type DeviceOrder, mostFailures, ownerOf } from './device-order.ts';
import type { Device } from '../platform/device.ts';
import { createCart, type StepResult } from '../cart/ensure-cart.ts';
import { canSendOrder } from './can-send-order.ts';
import { orderBodyOf } from './order-body-of.ts';
import { orderVerdictOf } from './order-verdict-of.ts';
import { rejectionOf } from './rejection-of.ts';
import { sendOrderCoupon, sentDraft, waitingCouponOf } from './send-order-coupon.ts';
import { withPendingNotice } from '../cart/change-cart-and-tell.ts';
import { withLostCart } from '../cart/changes/with-lost-cart.ts';
import { withRefusal } from '../cart/changes/with-refusal.ts';
import { withRestoredCart } from '../cart/changes/with-restored-cart.ts';

/** Milliseconds after which an order counts as unanswered. */
const orderTimeout = 30_000;

const withDraftCart = (order: DeviceOrder, change: Partial<DeviceCart>): DeviceOrder =>
  order.draft === null
    ? order
    : { ...order, draft: { ...order.draft, cart: { ...order.draft.cart, ...change } } };

/**
 * Creates a cart for an order that was placed before the server had one, under the key stored with the
 * draft.
 */
const giveCart = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  const { create_key, owner = null } = order.draft?.cart ?? {};
  const created = await createCart(device.client, {
    key: create_key ?? device.newId(),
    store_code: order.store_code,
    owner,
  });
  if (created.kind === 'later') return 'later';
  const isCreated = created.kind === 'created';
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => ({
    order: withDraftCart(
      current,
      isCreated ? { cart_id: created.cart_id, create_key: null } : { create_key: device.newId() },
    ),
    cart,
  }));
  return !isWaiting ? 'done' : isCreated ? 'again' : 'later';
};

/** Whether no screen waits for the order's answer, as after its page was left or killed. */
const isReplay = (device: Device, order: DeviceOrder): boolean =>
  order.attempts > 0 || device.awaited !== order.order_id;

const accept = async (device: Device, order: DeviceOrder, confirmation: OrderConfirmation): Promise<void> => {
  const owner = ownerOf(order);
  const notice = {
    code: 'order.accepted',
    kind: 'success',
    order_id: order.order_id,
    order_number: confirmation.orderNumber,
  } as const;
  await changeOrder(device, order.order_id, (current, cart) => ({
    order: {
      ...current,
      state: 'accepted',
      draft: null,
      confirmation,
      totals: confirmedTotals(current, confirmation),
    },
    // Lines that were added on another device while the order waited are in the customer's next cart.
    cart: withPendingNotice(
      owner !== null && cart.owner === owner ? { ...cart, has_asked_for_mine: false } : cart,
      notice,
      device,
    ),
  }));
  if (isReplay(device, order)) device.notify(notice);
};

type Rejection = {
  text: string;
  faults: readonly string[];
  isServerFault: boolean;
  /** The operation that was refused before the order was sent. */ operation?: DeviceOperation;
};

/**
 * Gives an order up: its cart comes back, and the reason is stored until the shopper has seen it. If no
 * screen waits for the order, a notice is posted, by the next page if none is open.
 */
const reject = async (
  device: Device,
  order: DeviceOrder,
  { text, faults, isServerFault, operation }: Rejection,
): Promise<void> => {
  const order_id = isServerFault ? order.order_id : null;
  const refused = operation?.kind === 'apply-coupon' ? operation : null;
  const rejected = {
    ...(refused !== null && { refused_coupon: refused.coupon ?? '' }),
    state: 'rejected',
    reason: text,
    faults,
    is_server_fault: isServerFault,
    is_told: device.canTell !== false,
  } as const;
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => {
    if (current.draft === null) return { order: { ...current, ...rejected }, cart };
    const ordered =
      refused === null ? current.draft.cart : withRefusal(current.draft.cart, { id: refused.id, text });
    return {
      order: { ...current, ...rejected, draft: null },
      cart: withRestoredCart(cart, { kept: { ...ordered, order_id }, isAsItWas: false }, device),
    };
  });
  if (isWaiting && isReplay(device, order)) device.notify(rejectionOf({ ...order, ...rejected }));
};

/**
 * Returns the change to an order's cart when the server no longer has it. A guest's coupon is requested
 * again, after the lines it discounts; without a coupon the lines come with the order.
 */
const renewed = (cart: DeviceCart, device: Device): DeviceCart =>
  cart.owner === null && couponAgain(cart, device).length > 0
    ? withLostCart(cart, device)
    : { ...cart, cart_id: null, create_key: device.newId(), restarts: 1 };

/** Gives an order whose cart is lost another one, once. */
const loseCart = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  await changeOrder(device, order.order_id, (current, cart) => {
    const lost = current.draft === null ? {} : renewed(current.draft.cart, device);
    return { order: withDraftCart({ ...current, attempts: order.attempts }, lost), cart };
  });
  return 'again';
};

/**
 * Counts a failure of the server. The order is tried again, and the shopper is told once after repeated
 * failures.
 */
const noteFailure = async (
  device: Device,
  { order_id, failures: before = 0 }: DeviceOrder,
): Promise<StepResult> => {
  const failures = before + 1;
  const notice =
    failures === mostFailures ? ({ code: 'order.stuck', kind: 'warning', order_id } as const) : null;
  const isWaiting = await changeOrder(device, order_id, (current, cart) => ({
    order: { ...current, failures },
    cart: withPendingNotice(cart, notice, device),
  }));
  if (isWaiting && notice) device.notify(notice);
  return 'later';
};

/**
 * Leaves an order waiting whose customer's session ended while it was sent: the server did not look at it.
 */
const putBack = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  await changeOrder(device, order.order_id, (current, cart) => ({
    order: { ...current, attempts: order.attempts },
    cart,
  }));
  return 'done';
};

/**
 * Requests the coupon an order waits for before the order itself: either the order includes the discount, or
 * the shopper decides again.
 */
const redeem = async (device: Device, order: DeviceOrder, coupon: DeviceOperation): Promise<StepResult> => {
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => ({
    order: current.draft === null ? current : withDraftCart(current, sentDraft(current.draft.cart, coupon)),
    cart,
  }));
  const cart = (await device.storage.read('orders', order.order_id))?.draft?.cart;
  if (!isWaiting || cart === undefined) return 'done';
  const verdict = await sendOrderCoupon(device, order, { cart, coupon });
  if (verdict.kind === 'later') return 'later';
  if (verdict.kind === 'cart-lost' && !(await canSendOrder(device, order))) return putBack(device, order);
  if (verdict.kind === 'cart-lost' && cart.restarts === 0) return loseCart(device, order);
  if (verdict.kind === 'applied') {
    await changeOrder(device, order.order_id, (current, own) => ({
      order: { ...withDraftCart(current, verdict.cart), totals: verdict.totals },
      cart: own,
    }));
    return 'again';
  }
  const refused = verdict.kind === 'refused' ? verdict : { operation: coupon, text: '' };
  await reject(device, order, { ...refused, faults: [], isServerFault: false });
  return 'done';
};

const post = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  const body = orderBodyOf(order);
  if (body === null) return 'done';
  // The attempt is counted before it is made, because from here on the order cannot be cancelled locally.
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => ({
    order: { ...current, attempts: current.attempts + 1 },
    cart,
  }));
  if (!isWaiting) return 'done';
  const answer = await device.client('order/place', {
    query: {
      token: order.draft?.cart.owner ? '' : 'null',
      storeCode: order.store_code,
      cartId: body.cart_id ?? '',
    },
    body,
    idempotencyKey: order.order_id,
    signal: AbortSignal.timeout(orderTimeout),
  });
  if (answer.ok) {
    await accept(device, order, answer.result);
    return 'done';
  }
  if (answer.status === 401 && !(await canSendOrder(device, order))) return putBack(device, order);
  const verdict = orderVerdictOf(answer, {
    isReplay: isReplay(device, order),
    isCartRenewed: (order.draft?.cart.restarts ?? 0) > 0,
  });
  if (verdict.kind === 'later') return answer.status < 500 ? 'later' : noteFailure(device, order);
  if (verdict.kind === 'cart-lost') return loseCart(device, order);
  await reject(device, order, verdict);
  return 'done';
};

/**
 * Does one step of sending an order: creates its cart if it has none, then requests the coupon it waits for,
 * then sends the order itself under its id, which is the same for every retry.
 */
export const sendOrder = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  try {
    const cart = order.draft?.cart;
    if (cart?.cart_id === null) return await giveCart(device, order);
    const coupon = cart === undefined ? null : waitingCouponOf(cart);
    return coupon === null ? await post(device, order) : await redeem(device, order, coupon);
  } catch {
    return 'later';
  }
};
