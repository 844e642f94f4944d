import type { OrderBody, OrderConfirmation } from '@dijla/contract/client';
import { isStorable } from '@dijla/contract/schemas';
import { linesBeyond } from '@dijla/commerce-rules/cart/lines-beyond';
import { callerRefusal } from '../../call/caller.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { emit } from '../../events/emit-sql.ts';
import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import {
  askedIds,
  beginNextCart,
  type Cart,
  type CartParts,
  cartOf,
  endCart,
  forgetEndedCoupon,
  isCartId,
  isVirtual,
  lockCart,
  newCartId,
  notFound,
  loadCart,
} from '../../modules/cart/cart.ts';
import { positionAfter } from '../../modules/catalog/catalog.ts';
import { withKnownRegion, withRememberedRegion, withSavedExtras } from '../../modules/checkout/checkout.ts';
import { isSignedIn } from '../../modules/customers/customers.ts';
import type { OrderToPay } from '../../modules/payments/payments.ts';
import {
  claimOrder,
  confirmationOf,
  type ConfirmedOrder,
  confirmedOrderOf,
  findEarlierOrder,
  insertOrder,
  isWithdrawn,
  markAcknowledged,
  type MeantOrder,
  type OrderKeys,
  readConfirmed,
  rememberQueued,
} from '../../modules/orders/orders.ts';
import { buyerOf } from './buyer-of.ts';
import { alignedCart } from './aligned-cart.ts';
import { endedCoupon } from './ended-coupon.ts';
import { orderInvalid } from './order-invalid.ts';
import { orderIntentOf } from './order-intent.ts';
import { orderOf } from './order-of.ts';
import { takeForOrder } from './order-steps.ts';
import { totalChanged } from './total-changed.ts';
import { withTelephones } from './with-telephones.ts';

declare module '../../events/event.ts' {
  interface EventData {
    'order.placed': { orderId: number };
  }
}

type OrderRequest = {
  body: OrderBody;
  cartId: string | undefined;
  /**
   * Whether the client named the cart. Otherwise the cart is the one in the browser's cookie, which remains
   * when a customer signs out.
   */
  isCartNamed: boolean;
  storeCode: string | null;
  context: RequestContext;
};

/** Throws a refusal so that the transaction rolls back; `placeOrder` returns it. */
const orThrow = <T extends object>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new RefusedError(outcome);
  return outcome;
};

const keysOf = ({ body, cartId }: OrderRequest): OrderKeys => {
  const { shippingAddress, billingAddress } = body.addressInformation;
  const contact = shippingAddress ?? billingAddress;
  return {
    cartId: isCartId(cartId) ? cartId : null,
    clientOrderId:
      body.order_id === null || body.order_id === undefined || body.order_id === ''
        ? null
        : String(body.order_id),
    contact: { telephone: contact?.telephone ?? '', email: contact?.email ?? '' },
  };
};

type Confirmed = { confirmation: OrderConfirmation; toPay: OrderToPay };

const confirmed = (orderId: number, order: ConfirmedOrder): Confirmed => {
  const confirmation = confirmationOf(orderId, order);
  return {
    confirmation,
    toPay: {
      orderNumber: confirmation.orderNumber,
      placedAt: order.placed_at,
      methodCode: order.payment_method_code,
      payable: order.payable,
    },
  };
};

/**
 * Returns the confirmation of the existing order: of this cart, or of this client order id when the same
 * buyer retries. Any other buyer with that id learns only that it is taken; a withdrawn id stays withdrawn.
 */
const confirmEarlier = async (
  transaction: DatabaseTransaction,
  keys: OrderKeys,
  body: OrderBody,
): Promise<Confirmed> => {
  const earlier = await findEarlierOrder(transaction, keys);
  if (!earlier)
    throw new RefusedError(
      (await isWithdrawn(transaction, keys.clientOrderId))
        ? refusal('order.withdrawn')
        : notFound(keys.cartId ?? undefined),
    );
  if (earlier.isOfCart || earlier.isOfBuyer) {
    if (body.from_queue) await rememberQueued(transaction, earlier.id, orderIntentOf(body));
    else await markAcknowledged(transaction, earlier.id, keys.cartId ?? '');
    return confirmed(earlier.id, earlier);
  }
  throw new RefusedError(
    orderInvalid([
      {
        keyword: 'unique',
        dataPath: '.order_id',
        message: 'should not be that of another order',
        params: {},
      },
    ]),
  );
};

/**
 * Returns the cart with the customer the order belongs to: the cart's owner, else the caller (wire §4.1).
 * Older clients send orders without a token, so the cart id, which is secret, is enough while the owner is
 * signed in somewhere and the account is not disabled. Another customer's token is not enough, nor is the
 * cookie of a shared browser, nor what a device remembers after sign-out.
 */
const ofBuyer = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { isCartNamed, context }: OrderRequest,
): Promise<Cart> => {
  const caller = await context.caller();
  const asking = caller.kind === 'customer' ? caller.customer.id : null;
  if (cart.customerId === null || cart.customerId === asking) return { ...cart, customerId: asking };
  const isIdEnough =
    asking === null && isCartNamed && (await isSignedIn(transaction, cart.customerId, context.now));
  if (!isIdEnough) throw new RefusedError(notFound(cart.id));
  return cart;
};

const readOrderedCart = async (
  transaction: DatabaseTransaction,
  { stores }: CartParts,
  { request, cartId }: { request: OrderRequest; cartId: string },
): Promise<Cart> => {
  const { body, storeCode, context } = request;
  if (!(await lockCart(transaction, cartId))) throw new RefusedError(notFound(cartId));
  const reading = await loadCart(transaction, {
    cartId,
    storeCode,
    now: context.now,
    takesAddresses: true,
    skus: [...new Set(body.products.map(({ sku }) => sku))],
    ...askedIds(body.products.map(({ product_option }) => product_option)),
  });
  const cart = orThrow(cartOf(reading, stores.byCode(reading.store_code)) ?? notFound(cartId));
  return ofBuyer(transaction, cart, request);
};

/**
 * `position` is the feed position from which every process shows the stock left by this order; null for an
 * order placed earlier.
 */
type Placed = Confirmed & { position: number | null };

/**
 * Ends the cart. Lines added to a customer's cart elsewhere, which the ordering device does not know of, are
 * not part of this order and start the customer's next cart.
 */
const endOrdered = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { known_lines: known }: OrderBody,
): Promise<void> => {
  const inCart = cart.lines.map(({ item_id, qty, product, product_option }) => ({
    item_id,
    qty,
    sku: product.sku,
    product_option,
  }));
  const beyond = cart.customerId === null || !known ? [] : linesBeyond(inCart, known);
  await endCart(
    transaction,
    cart.id,
    beyond.map(({ item_id }) => item_id),
  );
  if (beyond.length > 0) await beginNextCart(transaction, cart, { nextId: newCartId(), lines: beyond });
};

/**
 * Returns the confirmation of a queued order when the same order is sent from the restored cart, and ends
 * that cart (wire §14 W6).
 */
const confirmQueued = async (
  transaction: DatabaseTransaction,
  parts: CartParts,
  { request, cartId, orderId }: { request: OrderRequest; cartId: string; orderId: number },
): Promise<Confirmed> => {
  if (await lockCart(transaction, cartId))
    await endOrdered(
      transaction,
      await readOrderedCart(transaction, parts, { request, cartId }),
      request.body,
    );
  return confirmed(orderId, await readConfirmed(transaction, orderId));
};

/**
 * Resolves the delivery address to a known governorate, because shipping prices depend on it. What the order
 * omits is taken from the cart.
 */
const withKnownPlace = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  given: OrderBody['addressInformation'],
): Promise<OrderBody['addressInformation'] | Refusal> => {
  if (!given.shippingAddress || cart.lines.every(isVirtual)) return given;
  const shippingAddress = await withKnownRegion(
    transaction,
    withRememberedRegion(cart, withSavedExtras(cart.addresses.shipping, given.shippingAddress)),
  );
  return isRefusal(shippingAddress) ? shippingAddress : { ...given, shippingAddress };
};

/**
 * Returns the data that identifies the intended order, which may already exist unacknowledged; null for an
 * order from a client's offline queue.
 */
const meantBy = async ({ body, storeCode, context }: OrderRequest): Promise<MeantOrder | null> => {
  if (body.from_queue) return null;
  const caller = await context.caller();
  const slot = body.addressInformation.shippingAddress?.extension_attributes?.delivery_slot;
  return {
    intent: orderIntentOf(body),
    customerId: caller.kind === 'customer' ? caller.customer.id : null,
    storeCode,
    slot,
    total: body.expected_total ?? null,
  };
};

/**
 * Runs the steps of one order in one transaction without external calls. A refusal rolls all of them back.
 */
const steps = async (
  transaction: DatabaseTransaction,
  parts: CartParts,
  request: OrderRequest,
): Promise<Placed> => {
  const { body, context } = request;
  const keys = keysOf(request);
  if (keys.cartId === null) return { ...(await confirmEarlier(transaction, keys, body)), position: null };
  const claim = await claimOrder(transaction, {
    cartId: keys.cartId,
    clientOrderId: keys.clientOrderId,
    meant: await meantBy(request),
  });
  if (claim === null) return { ...(await confirmEarlier(transaction, keys, body)), position: null };
  const { orderId, isQueued } = claim;
  if (isQueued)
    return {
      ...(await confirmQueued(transaction, parts, { request, cartId: keys.cartId, orderId })),
      position: null,
    };

  const found = await readOrderedCart(transaction, parts, { request, cartId: keys.cartId });
  const ended = endedCoupon(found, body);
  if (ended) throw new RefusedError(ended);
  const cart = orThrow(alignedCart(found, body.products, context.now));
  const information = orThrow(await withKnownPlace(transaction, cart, body.addressInformation));
  const { order, promotions } = orThrow(orderOf(cart, information, context));
  const dearer = totalChanged(order, body, cart.context);
  if (dearer) throw new RefusedError(dearer);
  await insertOrder(transaction, orderId, { order, actor: 'shopper' });
  await endOrdered(transaction, found, body);
  if (body.from_queue) await rememberQueued(transaction, orderId, orderIntentOf(body));
  await emit(transaction, { name: 'order.placed', key: String(orderId), data: { orderId } });
  await takeForOrder(transaction, {
    orderId,
    order,
    promotions,
    buyer: buyerOf(order),
    requestId: context.requestId,
  });
  return {
    ...confirmed(orderId, confirmedOrderOf(order, cart.context)),
    position: await positionAfter(transaction),
  };
};

const hasStorableAddresses = ({
  addressInformation: { shippingAddress, billingAddress },
}: OrderBody): boolean => isStorable(shippingAddress) && isStorable(billingAddress);

/** Places an order completely or not at all (DESIGN §3, wire §4). */
export const placeOrder = async (parts: CartParts, asked: OrderRequest): Promise<Placed | Refusal> => {
  if (!hasStorableAddresses(asked.body)) {
    return orderInvalid([
      {
        keyword: 'maxLength',
        dataPath: '.addressInformation',
        message: 'an address is too long',
        params: {},
      },
    ]);
  }
  const refused = callerRefusal(await asked.context.caller());
  if (refused) return refused;
  const body = withTelephones(asked.body);
  if (isRefusal(body)) return body;
  const request = { ...asked, body };
  try {
    return await inTransaction(parts.database, (transaction) => steps(transaction, parts, request));
  } catch (error) {
    if (!isRefusedError(error)) throw error;
    // After this refusal, the shopper can order again at the price without the coupon.
    if (error.refusal.code === 'order.coupon-ended' && isCartId(request.cartId))
      await forgetEndedCoupon(parts.database, request.cartId, request.context.now);
    return error.refusal;
  }
};
