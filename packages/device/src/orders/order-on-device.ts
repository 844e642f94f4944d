import type { PaymentMethod } from '@dijla/contract/client';
import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import type { Change } from '../platform/device-storage.ts';
import { cartViewOf } from '../cart-view/cart-view-of.ts';
import { changeOrder } from './change-order.ts';
import { detailsAfterOrder, readCheckoutDetails } from '../cart/checkout-details.ts';
import { clearedCart, isTaken, loadCart } from '../cart/device-cart.ts';
import type { CartController } from '../cart/cart-controller.ts';
import type { DeviceOrder, OrderDetails } from './device-order.ts';
import type { Device } from '../platform/device.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';
import type { OrderRecipient } from './orders-view.ts';
import { type RejectionKind, rejectionKindOf } from './rejection-kind-of.ts';
import { trackedFrom } from './tracked/tracked-from.ts';
import { soldOutOf } from '../cart-view/sold-out-of.ts';

export type PlaceOrderResult =
  | { ok: true; state: 'accepted'; order_id: string; order_number: string }
  /** No answer yet: the order is sent by itself on reconnect, and can be cancelled until then. */
  | { ok: true; state: 'saved'; order_id: string }
  | { ok: false; code: 'cart.empty' }
  /** `text` is the server's; `sold_out` lists names of unavailable products, `faults` refused paths of the body; `refused_coupon` is set if it is the reason. The cart is restored. */
  | {
      ok: false;
      code: 'order.rejected';
      text: string;
      refused_for: RejectionKind;
      sold_out: readonly string[];
      faults: readonly string[];
      refused_coupon?: string;
    };

/** Number of settled orders kept for the shopper. */
const keptOrders = 5;

/** The street as one text, and the landmark where it is not in the street already. */
const whereOf = (to: OrderDetails['shippingAddress']): Pick<OrderRecipient, 'street' | 'landmark'> => {
  const street = to?.street.filter((part) => part !== '').join(' · ') ?? '';
  const note = to?.extension_attributes?.['shipping_note'];
  return { street, ...(typeof note === 'string' && note !== street && note !== '' && { landmark: note }) };
};

const recipientOf = (
  { firstname, lastname, telephone, email }: NonNullable<OrderDetails['billingAddress']>,
  to: OrderDetails['shippingAddress'],
): OrderRecipient => ({
  name: `${firstname} ${lastname}`.trim(),
  phone: telephone ?? '',
  ...(email && { email }),
  city: to?.city ?? '',
  ...whereOf(to),
});

const destinationOf = (
  { shippingAddress, billingAddress, payment_method_code: payment }: OrderDetails,
  methods: readonly PaymentMethod[],
): DeviceOrder['destination'] => {
  const region = Number(shippingAddress?.region_id ?? Number.NaN);
  const contact = shippingAddress ?? billingAddress;
  const slot = shippingAddress?.extension_attributes?.delivery_slot;
  const method = methods.find(({ code }) => code === payment);
  const instructions = method?.instructions;
  const kind = method && paymentKindOf(method);
  return {
    region_id: Number.isInteger(region) ? region : null,
    payment,
    ...(kind !== undefined && { payment_kind: kind }),
    ...(slot && { slot }),
    ...(contact && { recipient: recipientOf(contact, shippingAddress) }),
    ...(instructions !== undefined && { instructions }),
  };
};

/**
 * Creates the order from the cart as shown and moves the cart into it, so that later additions go into the
 * next cart.
 */
const draftOrder = (device: Device, details: OrderDetails): Promise<DeviceOrder | null> =>
  device.withLock('write', async () => {
    const store_code = device.store();
    const [cart, context, kept] = await Promise.all([
      loadCart(device.storage),
      keptContext(device.storage, store_code),
      readCheckoutDetails(device.storage),
    ]);
    const {
      lines,
      totals,
      payment_methods: methods,
    } = cartViewOf(cart, { store: store_code, context, isOffline: !device.isOnline(), now: device.now() });
    if (lines.length === 0) return null;
    const owned = {
      ...cart,
      left: cart.left.filter(isTaken),
      create_key: cart.create_key ?? (cart.cart_id === null ? device.newId() : null),
      restarts: 0,
    };
    const order: DeviceOrder = {
      order_id: cart.order_id ?? device.newId(),
      state: 'saved',
      attempts: 0,
      goes_by_itself: true,
      created_at: device.now(),
      store_code,
      draft: { cart: owned, details },
      destination: destinationOf(details, methods),
      lines,
      totals,
      confirmation: null,
      reason: '',
    };
    await device.storage.write([
      { in: 'orders', key: order.order_id, put: order },
      { in: 'cart', key: 'cart', put: clearedCart(cart) },
      { in: 'checkout', key: 'details', put: detailsAfterOrder(kept) },
    ]);
    return order;
  });

const resultOf = async (device: Device, { order_id }: DeviceOrder): Promise<PlaceOrderResult> => {
  const order = await device.storage.read('orders', order_id);
  if (order?.state !== 'accepted' && order?.state !== 'rejected') {
    // The owner may let the shopper confirm it before it is sent. One that may have reached the server is sent until
    // there is an answer.
    if (
      order?.attempts === 0 &&
      (await keptContext(device.storage, order.store_code))?.context.asks_before_sending
    )
      await changeOrder(device, order_id, (current, cart) => ({
        order: { ...current, asks_first: true },
        cart,
      }));
    return { ok: true, state: 'saved', order_id };
  }
  // The screen says so now. A page that was killed before leaves it as news.
  const put = order.state === 'accepted' ? { ...order, goes_by_itself: false } : null;
  await device.withLock('write', () => device.storage.write([{ in: 'orders', key: order_id, put }]));
  if (order.state === 'accepted')
    return { ok: true, state: 'accepted', order_id, order_number: order.confirmation?.orderNumber ?? '' };
  return {
    ok: false,
    code: 'order.rejected',
    text: order.reason,
    refused_for: rejectionKindOf(order),
    sold_out: soldOutOf(order.reason, order.lines),
    faults: order.faults ?? [],
    ...(order.refused_coupon !== undefined && { refused_coupon: order.refused_coupon }),
  };
};

/**
 * Places an order for the cart on screen. Its id is created here and used for every retry, so that it is
 * placed only once. The screens keep showing the cart until the order is accepted, saved or rejected.
 */
export const placeOrderOnDevice = (
  { device, hold, send }: CartController,
  details: OrderDetails,
): Promise<PlaceOrderResult> =>
  hold(async () => {
    const order = await draftOrder(device, details);
    if (order === null) return { ok: false, code: 'cart.empty' };
    device.tellOthers();
    device.awaited = order.order_id;
    await send();
    device.awaited = undefined;
    return resultOf(device, order).finally(device.tellOthers);
  });

/** Deletes all but the last few settled orders; those that were placed can still be tracked. */
export const forgetOldOrders = async (device: Device): Promise<void> => {
  const settled = (await device.storage.list('orders'))
    .filter(({ state }) => state !== 'saved')
    .sort((a, b) => b.created_at - a.created_at);
  const customer = (await device.storage.read('session', 'session'))?.profile.id ?? null;
  const old = settled.slice(keptOrders).flatMap((order): Change[] => {
    const put = trackedFrom(order, customer);
    return [
      { in: 'orders', key: order.order_id, put: null },
      ...(put === null ? [] : [{ in: 'tracked_orders' as const, key: put.order_number, put }]),
    ];
  });
  if (old.length > 0) await device.withLock('write', () => device.storage.write(old));
};
