import type { OrderConfirmation } from '@dijla/contract/client';
import { changeOrder } from './change-order.ts';
import type { DeviceCart } from './device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import type { Device } from './device.ts';
import { createCart, type StepResult } from './ensure-cart.ts';
import { orderBodyOf } from './order-body-of.ts';
import { orderVerdictOf } from './order-verdict-of.ts';
import { soldOutOf } from './sold-out-of.ts';
import { withRestoredCart } from './with-restored-cart.ts';

/** Milliseconds an order may take before it counts as not answered. */
const orderTimeout = 30_000;

const withDraftCart = (order: DeviceOrder, change: Partial<DeviceCart>): DeviceOrder =>
  order.draft === null ? order : { ...order, draft: { ...order.draft, cart: { ...order.draft.cart, ...change } } };

/** An order made while the server knew no cart gets one first, under the key kept with the draft. */
const giveCart = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  const key = order.draft?.cart.create_key ?? device.newId();
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => ({ order: withDraftCart(current, { create_key: key }), cart }));
  if (!isWaiting) return 'done';
  const created = await createCart(device.client, { key, store_code: order.store_code, owner: order.draft?.cart.owner ?? null });
  if (created.kind === 'later') return 'later';
  const given = created.kind === 'created' ? { cart_id: created.cart_id, create_key: null } : { create_key: device.newId() };
  const isStillWaiting = await changeOrder(device, order.order_id, (current, cart) => ({ order: withDraftCart(current, given), cart }));
  if (!isStillWaiting) return 'done';
  return created.kind === 'created' ? 'again' : 'later';
};

const accept = async (device: Device, order: DeviceOrder, confirmation: OrderConfirmation): Promise<void> => {
  await changeOrder(device, order.order_id, (current, cart) => ({ order: { ...current, state: 'accepted', draft: null, confirmation }, cart }));
};

/** Gives an order up: its cart comes back, and the reason stays until the shopper has seen it. */
const reject = async (device: Device, order: DeviceOrder, { text, faults, isServerFault }: { text: string; faults: readonly string[]; isServerFault: boolean }): Promise<void> => {
  const order_id = isServerFault ? order.order_id : null;
  await changeOrder(device, order.order_id, (current, cart) => ({
    order: { ...current, state: 'rejected', reason: text, faults, draft: null },
    cart: current.draft === null ? cart : withRestoredCart(cart, { ...current.draft.cart, answer: null, order_id }, device),
  }));
};

const post = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  const body = orderBodyOf(order);
  if (body === null) return 'done';
  const isReplay = order.attempts > 0 || order.goes_by_itself;
  // Counted as sent before it is: from here on it cannot be taken back.
  const isWaiting = await changeOrder(device, order.order_id, (current, cart) => ({ order: { ...current, attempts: current.attempts + 1 }, cart }));
  if (!isWaiting) return 'done';
  const answer = await device.client('order/place', {
    query: { token: order.draft?.cart.owner ? '' : 'null', storeCode: order.store_code, cartId: body.cart_id ?? '' },
    body,
    idempotencyKey: order.order_id,
    signal: AbortSignal.timeout(orderTimeout),
  });
  if (answer.ok) {
    await accept(device, order, answer.result);
    if (isReplay) device.notify({ code: 'order.accepted', kind: 'success', order_id: order.order_id, order_number: answer.result.orderNumber });
    return 'done';
  }
  const verdict = orderVerdictOf(answer, { isReplay, isCartRenewed: (order.draft?.cart.restarts ?? 0) > 0 });
  if (verdict.kind === 'later') return 'later';
  if (verdict.kind === 'cart-lost') {
    const lost = { cart_id: null, create_key: device.newId(), restarts: 1 };
    await changeOrder(device, order.order_id, (current, cart) => ({ order: withDraftCart({ ...current, attempts: order.attempts }, lost), cart }));
    return 'again';
  }
  await reject(device, order, verdict);
  if (isReplay) device.notify({ code: 'order.rejected', kind: 'error', order_id: order.order_id, text: verdict.text, sold_out: soldOutOf(verdict.text, order.lines) });
  return 'done';
};

/** One step of sending an order: a cart for it if it has none, else the order itself under its id, the same through every retry. */
export const sendOrder = async (device: Device, order: DeviceOrder): Promise<StepResult> => {
  try {
    return order.draft?.cart.cart_id === null ? await giveCart(device, order) : await post(device, order);
  } catch {
    return 'later';
  }
};
