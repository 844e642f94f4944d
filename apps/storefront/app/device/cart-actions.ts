import type { CancelResult } from '@dijla/device/orders/cancel-order';
import type { Addition, RemovedLine, ShippingInformation } from '@dijla/device/cart/cart-act';
import type { LineResult } from '@dijla/device/cart/change-lines';
import type { CheckoutDetails } from '@dijla/device/cart/checkout-details';
import type { OrderDetails } from '@dijla/device/orders/device-order';
import type { PlaceOrderResult } from '@dijla/device/orders/order-on-device';

export type {
  Addition,
  CheckoutDetails,
  CancelResult,
  LineResult,
  OrderDetails,
  PlaceOrderResult,
  ShippingInformation,
};

/** Loads the code that changes the cart, a chunk of its own, fetched in the page's first idle moment. */
const fetchEngine = async () => {
  const [{ pageCartController: pageDesk }, lines, coupon, shipping, orders, news, details, cancelling] =
    await Promise.all([
      import('./page-cart-controller.ts'),
      import('@dijla/device/cart/change-lines'),
      import('@dijla/device/cart/change-coupon'),
      import('@dijla/device/cart/choose-shipping'),
      import('@dijla/device/orders/order-on-device'),
      import('@dijla/device/orders/dismiss-order-notice'),
      import('@dijla/device/cart/checkout-details'),
      import('@dijla/device/orders/cancel-order'),
    ]);
  return {
    desk: pageDesk(),
    ...lines,
    ...coupon,
    ...shipping,
    ...orders,
    ...news,
    ...details,
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
  const { desk, setLineQuantity } = await engine();
  return setLineQuantity(desk, lineKey, qty);
};

export const removeLine = async (lineKey: string): Promise<void> => {
  const { desk, takeOutLine } = await engine();
  const line = await takeOutLine(desk, lineKey);
  if (line === null) return;
  removed.set(lineKey, line);
  desk.device.after(undoTime, () => {
    if (removed.get(lineKey) === line) removed.delete(lineKey);
  });
};

/** Returns a cart line and a function that replaces it with another choice, or null if there is no such line. */
export const lineToReplace = async (lineKey: string) => {
  const [{ desk, lineIn }, { loadCart }, { replaceLine }] = await Promise.all([
    engine(),
    import('@dijla/device/cart/device-cart'),
    import('@dijla/device/cart/replace-line'),
  ]);
  const line = lineIn(await loadCart(desk.device.storage), lineKey);
  return line === undefined
    ? null
    : { line, replace: (addition: Addition) => replaceLine(desk, lineKey, addition) };
};

/** Puts back a line that was removed less than `undoTime` ago; returns false if it is too late. */
export const undoRemove = async (lineKey: string): Promise<boolean> => {
  const line = removed.get(lineKey);
  if (!line) return false;
  removed.delete(lineKey);
  const { desk, putLineBack } = await engine();
  await putLineBack(desk, line);
  return true;
};

/** Requests a coupon; the result is in the cart's state once the server has answered. */
export const applyCoupon = async (code: string): Promise<void> => {
  const { desk, askForCoupon } = await engine();
  await askForCoupon(desk, code);
};

export const removeCoupon = async (): Promise<void> => {
  const { desk, takeOffCoupon } = await engine();
  await takeOffCoupon(desk);
};

/** Stores address and methods; the totals on screen follow at once. */
export const setShippingInformation = async (information: ShippingInformation): Promise<void> => {
  const { desk, chooseShipping } = await engine();
  await chooseShipping(desk, information);
};

let placing: Promise<PlaceOrderResult> | null = null;

/** Places an order for the cart on screen. A second call while the first is in progress returns the first. */
export const placeOrder = (details: OrderDetails): Promise<PlaceOrderResult> => {
  placing ??= engine()
    .then(({ desk, placeOrderOnDevice }) => placeOrderOnDevice(desk, details))
    .finally(() => {
      placing = null;
    });
  return placing;
};

/** Cancels an order saved on this device and restores its cart. */
export const cancelOrder = async (orderId: string): Promise<CancelResult> => {
  const { desk, cancelSavedOrder } = await engine();
  return cancelSavedOrder(desk, orderId);
};

/** Sends everything pending at once. Returns false if this order is still waiting. */
export const tryOrderAgain = async (orderId: string): Promise<boolean> => {
  const { desk, sendOrderAgain } = await engine();
  return sendOrderAgain(desk, orderId);
};

/** Marks the result of an order that was sent by itself as seen. */
export const closeOrderNews = async (orderId: string): Promise<void> => {
  const { desk, closeOrderNews: close } = await engine();
  await close(desk, orderId);
};

/** Returns what the shopper entered at checkout before; stored on this device only. */
export const loadCheckoutDetails = async (): Promise<CheckoutDetails> => {
  const { desk, readCheckoutDetails } = await engine();
  return readCheckoutDetails(desk.device.storage);
};

export const saveCheckoutDetails = async (details: CheckoutDetails): Promise<void> => {
  const { desk, keepCheckoutDetails } = await engine();
  await keepCheckoutDetails(desk.device, details);
};
