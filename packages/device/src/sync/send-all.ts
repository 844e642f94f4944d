import { askForMine, ensureCart, type StepResult } from '../cart/ensure-cart.ts';
import { type DeviceCart, isPaymentSent, loadCart } from '../cart/device-cart.ts';
import { type DeviceOrder, ownerOf } from '../orders/device-order.ts';
import type { Device } from '../platform/device.ts';
import { lookUpProducts } from '../cart/lines/look-up-products.ts';
import { canSendOrder } from '../orders/can-send-order.ts';
import { isOutOfDate, pullCart } from './pull-cart.ts';
import { sendNextOperation } from './send-next-operation.ts';
import { sendOrder } from '../orders/send-order.ts';
import { sendPayment } from './send-payment.ts';
import { sendShipping } from './send-shipping.ts';
import { areTotalsMissing, syncTotals } from './sync-totals.ts';

/**
 * Whether this page has synchronized with the server's cart at all; if not, the cart has to be pulled (wire
 * §2.7).
 */
export type PageSync = { hasSynced: boolean };

/** Returns the waiting orders, oldest first. */
const waitingOrders = async ({ storage }: Device): Promise<DeviceOrder[]> =>
  (await storage.list('orders'))
    .filter(({ state }) => state === 'saved')
    .sort((a, b) => a.created_at - b.created_at);

/**
 * Whether the cart belongs to a waiting order. A customer has one cart on the server: lines added to it
 * before the order is sent would go with the order although they were not ordered.
 */
const isOrdered = async (device: Device, { owner }: DeviceCart): Promise<boolean> =>
  owner !== null && (await waitingOrders(device)).some((order) => ownerOf(order) === owner);

const nextCartStep = async (device: Device, { hasSynced }: PageSync): Promise<StepResult> => {
  const cart = await loadCart(device.storage);
  if (await isOrdered(device, cart)) return 'done';
  const isBare = cart.cart_id === null && cart.create_key === null && cart.base.lines.length === 0;
  if (isBare && !cart.has_asked_for_mine) return askForMine(device, cart);
  const [operation] = cart.operations;
  if (operation)
    return cart.cart_id === null ? ensureCart(device, cart) : sendNextOperation(device, operation);
  if (cart.cart_id === null)
    return cart.owner !== null && cart.provider === 'foreign' ? ensureCart(device, cart) : 'done';
  if (cart.shipping?.is_sent === false && cart.base.lines.length > 0)
    return sendShipping(device, cart, cart.shipping);
  if (cart.shipping?.payment && !isPaymentSent(cart) && cart.base.lines.length > 0)
    return sendPayment(device, cart, cart.shipping.payment);
  if (!hasSynced || (await isOutOfDate(cart, device))) return pullCart(device, cart);
  return areTotalsMissing(cart, device) ? syncTotals(device, cart) : lookUpProducts(device, cart);
};

/** Does one step of an order after another until it is settled or has to wait. */
const sendWhole = async (device: Device, order_id: string): Promise<StepResult> => {
  let result: StepResult = 'again';
  while (result === 'again') {
    const order = await device.storage.read('orders', order_id);
    result = order !== null && (await canSendOrder(device, order)) ? await sendOrder(device, order) : 'done';
  }
  return result;
};

/**
 * Sends orders one after another; a failed order does not hold back the next, except one of the same
 * customer. The second order would be placed with the first one's cart, and the first would then be answered
 * with the second one's number.
 */
const sendOrders = async (device: Device): Promise<StepResult> => {
  const results: StepResult[] = [];
  const waiting = new Set<string>();
  for (const order of await waitingOrders(device)) {
    const owner = ownerOf(order);
    if (owner !== null && waiting.has(owner)) continue;
    results.push(await sendWhole(device, order.order_id));
    const isWaiting = (await device.storage.read('orders', order.order_id))?.state === 'saved';
    if (owner !== null && isWaiting) waiting.add(owner);
  }
  return results.includes('later') ? 'later' : 'done';
};

/**
 * Sends everything pending on the device, one call after another and one sender in the whole browser: orders
 * first, then the cart's operations in order, then the remaining choices and pulls. Calls `onStep` after
 * every answer. Returns false if a call got no answer and must be retried later.
 */
export const sendAll = (device: Device, sync: PageSync, onStep: () => void): Promise<boolean> =>
  device.withLock('send', async () => {
    const orders = await sendOrders(device);
    onStep();
    let step = await nextCartStep(device, sync);
    while (step === 'again') {
      sync.hasSynced ||= (await loadCart(device.storage)).cart_id !== null;
      onStep();
      step = await nextCartStep(device, sync);
    }
    return orders !== 'later' && step !== 'later';
  });
