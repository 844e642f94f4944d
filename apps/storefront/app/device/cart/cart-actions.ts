import type { CancelResult } from '@dijla/device/orders/cancel-order';
import type { Addition, RemovedLine, ShippingInformation } from '@dijla/device/cart/cart-act';
import type { LineResult } from '@dijla/device/cart/lines/change-lines';
import type { OrderDetails } from '@dijla/device/orders/device-order';
import type { PlaceOrderResult } from '@dijla/device/orders/order-on-device';

export type { Addition, CancelResult, LineResult, OrderDetails, PlaceOrderResult, ShippingInformation };

/** Loads the code that changes the cart, a chunk of its own, fetched in the page's first idle moment. */
const fetchEngine = async () => {
  const [{ pageCartController }, lines, coupon, shipping, orders, news, cancelling] = await Promise.all([
    import('./page-cart-controller.ts'),
    import('@dijla/device/cart/lines/change-lines'),
    import('@dijla/device/cart/coupon/change-coupon'),
    import('@dijla/device/cart/choose-shipping'),
    import('@dijla/device/orders/order-on-device'),
    import('@dijla/device/orders/dismiss-order-notice'),
    import('@dijla/device/orders/cancel-order'),
  ]);
  return {
    controller: pageCartController(),
    ...lines,
    ...coupon,
    ...shipping,
    ...orders,
    ...news,
    ...cancelling,
  };
};

/**
 * Held once loaded: an act is noted within the tap, before the screen changes, and an import would wait
 * behind frames.
 */
let held: Awaited<ReturnType<typeof fetchEngine>> | null = null;

const engine = async () => (held ??= await fetchEngine());

/** Loads the code that changes the cart before it is needed. */
export const bringCartActions = (): void => void engine().catch(() => undefined);

/** Milliseconds within which a removed line can be put back. */
export const undoTime = 8_000;

const removed = new Map<string, RemovedLine>();

/** Sets a line to exactly this quantity. */
export const setQuantity = async (lineKey: string, qty: number): Promise<LineResult> => {
  const { controller, setLineQuantity } = await engine();
  return setLineQuantity(controller, lineKey, qty);
};

export const removeLine = async (lineKey: string): Promise<void> => {
  const { controller, takeOutLine } = await engine();
  const line = await takeOutLine(controller, lineKey);
  if (line === null) return;
  removed.set(lineKey, line);
  controller.device.after(undoTime, () => {
    if (removed.get(lineKey) === line) removed.delete(lineKey);
  });
};

/** Returns a cart line and a function that replaces it with another choice, or null if there is no such line. */
export const lineToReplace = async (lineKey: string) => {
  const [{ controller, lineIn }, { loadCart }, { replaceLine }] = await Promise.all([
    engine(),
    import('@dijla/device/cart/device-cart'),
    import('@dijla/device/cart/lines/replace-line'),
  ]);
  const line = lineIn(await loadCart(controller.device.storage), lineKey);
  return line === undefined
    ? null
    : { line, replace: (addition: Addition) => replaceLine(controller, lineKey, addition) };
};

/** Puts back a line that was removed less than `undoTime` ago; returns false if it is too late. */
export const undoRemove = async (lineKey: string): Promise<boolean> => {
  const line = removed.get(lineKey);
  if (!line) return false;
  removed.delete(lineKey);
  const { controller, putLineBack } = await engine();
  await putLineBack(controller, line);
  return true;
};

/** Requests a coupon; the result is in the cart's state once the server has answered. */
export const applyCoupon = async (code: string): Promise<void> => {
  const { controller, askForCoupon } = await engine();
  await askForCoupon(controller, code);
};

export const removeCoupon = async (): Promise<void> => {
  const { controller, takeOffCoupon } = await engine();
  await takeOffCoupon(controller);
};

/** Stores address and methods; the totals on screen follow at once. */
export const setShippingInformation = async (information: ShippingInformation): Promise<void> => {
  const { controller, chooseShipping } = await engine();
  await chooseShipping(controller, information);
};

let placing: Promise<PlaceOrderResult> | null = null;

/** Places an order for the cart on screen. A second call while the first is in progress returns the first. */
export const placeOrder = (details: OrderDetails): Promise<PlaceOrderResult> => {
  placing ??= engine()
    .then(({ controller, placeOrderOnDevice }) => placeOrderOnDevice(controller, details))
    .finally(() => {
      placing = null;
    });
  return placing;
};

/** Cancels an order saved on this device and restores its cart. */
export const cancelOrder = async (orderId: string): Promise<CancelResult> => {
  const { controller, cancelSavedOrder } = await engine();
  return cancelSavedOrder(controller, orderId);
};

/** Sends everything pending at once. Returns false if this order is still waiting. */
export const tryOrderAgain = async (orderId: string): Promise<boolean> => {
  const { controller, sendOrderAgain } = await engine();
  return sendOrderAgain(controller, orderId);
};

/** Marks the result of an order that was sent by itself as seen. */
export const closeOrderNews = async (orderId: string): Promise<void> => {
  const { controller, closeOrderNews: close } = await engine();
  await close(controller, orderId);
};

/** Sends orders that waited for the shopper's confirmation. */
export const sendConfirmed = async (orderIds: readonly string[]): Promise<void> => {
  const [{ controller }, { sendConfirmedOrders }] = await Promise.all([
    engine(),
    import('@dijla/device/orders/send-confirmed'),
  ]);
  await sendConfirmedOrders(controller, orderIds);
};
