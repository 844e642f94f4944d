import { noteAddition } from '../journal/additions-state.ts';
import type { CancelResult } from '../orders/cancel-order.ts';
import type { Addition, AddResult, LineResult, RemovedLine } from '../cart/change-lines.ts';
import type { CheckoutDetails } from '../cart/checkout-details.ts';
import type { ShippingInformation } from '../cart/choose-shipping.ts';
import type { OrderDetails } from '../orders/device-order.ts';
import type { PlaceOrderResult } from '../orders/order-on-device.ts';

export type {
  Addition,
  AddResult,
  CheckoutDetails,
  CancelResult,
  LineResult,
  OrderDetails,
  PlaceOrderResult,
  ShippingInformation,
};

/** Everything that changes the cart lives in a chunk of its own, fetched with the page's first idle moment. */
const fetchEngine = async () => {
  const [{ pageCartController: pageDesk }, lines, coupon, shipping, orders, news, details, cancelling] =
    await Promise.all([
      import('./page-cart-controller.ts'),
      import('../cart/change-lines.ts'),
      import('../cart/change-coupon.ts'),
      import('../cart/choose-shipping.ts'),
      import('../orders/order-on-device.ts'),
      import('../orders/dismiss-order-notice.ts'),
      import('../cart/checkout-details.ts'),
      import('../orders/cancel-order.ts'),
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

/** Held once it is there: an act is noted within the tap, before the screen says anything; an import would wait its turn behind frames. */
let held: Awaited<ReturnType<typeof fetchEngine>> | null = null;

const engine = async () => (held ??= await fetchEngine());

/** The code that changes the cart, on its way before it is wanted. */
export const bringCartActions = (): void => void engine().catch(() => undefined);

/** Milliseconds a removed line can be put back. */
export const undoTime = 8_000;

const removed = new Map<string, RemovedLine>();

/** Adds to the cart. `ok` as soon as it is kept on the device; what the server refuses later comes as a notice and on the line. */
export const addToCart = async (addition: Addition): Promise<AddResult> => {
  const { desk, addLine } = await engine();
  const added = await addLine(desk, addition);
  if (added.ok) noteAddition([added.line_key]);
  return added;
};

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

/** Puts a line back that was removed in the last eight seconds; false when it is too late. */
export const undoRemove = async (lineKey: string): Promise<boolean> => {
  const line = removed.get(lineKey);
  if (!line) return false;
  removed.delete(lineKey);
  const { desk, putLineBack } = await engine();
  await putLineBack(desk, line);
  return true;
};

/** Asks for a coupon; what becomes of it is in the cart's state, once the server has answered. */
export const applyCoupon = async (code: string): Promise<void> => {
  const { desk, askForCoupon } = await engine();
  await askForCoupon(desk, code);
};

export const removeCoupon = async (): Promise<void> => {
  const { desk, takeOffCoupon } = await engine();
  await takeOffCoupon(desk);
};

/** Remembers address and methods; totals on screen follow at once. */
export const setShippingInformation = async (information: ShippingInformation): Promise<void> => {
  const { desk, chooseShipping } = await engine();
  await chooseShipping(desk, information);
};

let placing: Promise<PlaceOrderResult> | null = null;

/** Places the order of what is on screen; a second press while the first is under way is the first. */
export const placeOrder = (details: OrderDetails): Promise<PlaceOrderResult> => {
  placing ??= engine()
    .then(({ desk, placeOrderOnDevice }) => placeOrderOnDevice(desk, details))
    .finally(() => {
      placing = null;
    });
  return placing;
};

/** Takes back an order saved on this device, and its cart with it. */
export const cancelOrder = async (orderId: string): Promise<CancelResult> => {
  const { desk, cancelSavedOrder } = await engine();
  return cancelSavedOrder(desk, orderId);
};

/** Sends what waits at once; false when this order waits still. */
export const tryOrderAgain = async (orderId: string): Promise<boolean> => {
  const { desk, sendOrderAgain } = await engine();
  return sendOrderAgain(desk, orderId);
};

/** The shopper has seen that an order was sent by itself. */
export const closeOrderNews = async (orderId: string): Promise<void> => {
  const { desk, closeOrderNews: close } = await engine();
  await close(desk, orderId);
};

/** What the shopper typed at checkout before; kept on this device only. */
export const loadCheckoutDetails = async (): Promise<CheckoutDetails> => {
  const { desk, readCheckoutDetails } = await engine();
  return readCheckoutDetails(desk.device.storage);
};

export const saveCheckoutDetails = async (details: CheckoutDetails): Promise<void> => {
  const { desk, keepCheckoutDetails } = await engine();
  await keepCheckoutDetails(desk.device, details);
};
