import type { OrderBody, OrderConfirmation } from '@dijla/contract/client';
import { isStorable } from '@dijla/contract/schemas';
import { linesBeyond } from '@dijla/commerce-rules/cart/lines-beyond';
import { callerRefusal } from '../../call/caller.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { emit } from '../../events/emit-sql.ts';
import type { RequestContext } from '../../call/call-handler.ts';
import {
  isRefusal,
  isRefusedError,
  orThrow,
  refusal,
  type Refusal,
  RefusedError,
} from '../../call/refusal.ts';
import {
  askedIds,
  beginNextCart,
  type Cart,
  type CartParts,
  cartOf,
  endCart,
  forgetEndedCoupon,
  isCartId,
  lockCart,
  newCartId,
  notFound,
  loadCart,
} from '../../modules/cart/cart.ts';
import { positionAfter } from '../../modules/catalog/catalog.ts';
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
import { endedCoupon } from './ended-coupon.ts';
import { orderInvalid } from './order-invalid.ts';
import { orderIntentOf } from './order-intent.ts';
import { takeForOrder } from './order-steps.ts';
import { pricedOrder } from './priced-order.ts';
import { reviseUnpaid } from './revise-unpaid.ts';
import { withinUnpaidLimit } from './unpaid-limit.ts';
import { withTelephones } from './with-telephones.ts';

declare module '../../events/event.ts' {
  interface EventData {
    'order.placed': { orderId: number };
  }
}

export type OrderRequest = {
  body: OrderBody;
  cartId: string | undefined;
  /**
   * Whether the client named the cart. Otherwise the cart is the one in the browser's cookie, which remains
   * when a customer signs out.
   */
  isCartNamed: boolean;
  storeCode: string | null;
  context: RequestContext;
  /** The member of the staff who writes it for a caller, as actor; left out of a shopper's own. */
  clerk?: string;
};

/** What the steps of an order need besides its transaction. */
type OrderParts = Pick<CartParts, 'stores'>;

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
 * `position` is the feed position from which every process shows the stock left by this order; null for an
 * order placed earlier.
 */
type Placed = Confirmed & { position: number | null };

/**
 * Returns the cart with the customer the order belongs to: the cart's owner, else the caller (wire §4.1).
 * Older clients send orders without a token, so the cart id, which is secret, is enough while the owner is
 * signed in somewhere and the account is not disabled. Another customer's token is not enough, nor is the
 * cookie of a shared browser, nor what a device remembers after sign-out.
 */
const ofBuyer = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { isCartNamed, context, clerk }: OrderRequest,
): Promise<Cart> => {
  if (clerk !== undefined) return cart;
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
  { stores }: OrderParts,
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
 * Returns the confirmation of the existing order: of this cart, or of this client order id when the same
 * buyer retries. Any other buyer with that id learns only that it is taken; a withdrawn id stays withdrawn. One that
 * waits for its payment becomes what its cart is ordered as now (Q03 of the specification's decisions).
 */
const confirmEarlier = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  { keys, request }: { keys: OrderKeys; request: OrderRequest },
): Promise<Placed> => {
  const { body } = request;
  const earlier = await findEarlierOrder(transaction, keys);
  if (!earlier)
    throw new RefusedError(
      (await isWithdrawn(transaction, keys.clientOrderId))
        ? refusal('order.withdrawn')
        : notFound(keys.cartId ?? undefined),
    );
  if (!earlier.isOfCart && !earlier.isOfBuyer)
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
  const intent = orderIntentOf(body);
  if (body.from_queue) await rememberQueued(transaction, earlier.id, intent);
  else await markAcknowledged(transaction, earlier.id, keys.cartId ?? '');
  const isOther = earlier.isOfCart && earlier.intent !== null && earlier.intent !== intent;
  if (!isOther || body.from_queue) return { ...confirmed(earlier.id, earlier), position: null };
  const ofItsBuyer = (cart: Cart) => ofBuyer(transaction, cart, request);
  const revised = await reviseUnpaid(transaction, parts, { orderId: earlier.id, request, ofItsBuyer });
  if (!revised) return { ...confirmed(earlier.id, earlier), position: null };
  return {
    ...confirmed(earlier.id, await readConfirmed(transaction, earlier.id)),
    position: await positionAfter(transaction),
  };
};

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
  parts: OrderParts,
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
 * Returns the data that identifies the intended order, which may already exist unacknowledged; null for an
 * order from a client's offline queue, or one that staff write.
 */
const meantBy = async ({ body, storeCode, context, clerk }: OrderRequest): Promise<MeantOrder | null> => {
  if (body.from_queue || clerk !== undefined) return null;
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

/** Orders a cart that is claimed: prices it, writes the order and takes what it needs. */
const placeCart = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  { request, cartId, orderId }: { request: OrderRequest; cartId: string; orderId: number },
): Promise<Placed> => {
  const { body, context, clerk } = request;
  const found = await readOrderedCart(transaction, parts, { request, cartId });
  const ended = endedCoupon(found, body);
  if (ended) throw new RefusedError(ended);
  const { order, promotions, cart } = await pricedOrder(transaction, found, request);
  const insert = () =>
    insertOrder(transaction, orderId, {
      order: clerk === undefined ? order : { ...order, source: 'phone' },
      actor: clerk ?? 'shopper',
    });
  const asked = { orderId, order, address: context.address, context: cart.context };
  await (clerk === undefined ? withinUnpaidLimit(transaction, asked, insert) : insert());
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

/**
 * Runs the steps of one order in one transaction without external calls. A refusal rolls all of them back.
 */
const steps = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  request: OrderRequest,
): Promise<Placed> => {
  const { body } = request;
  const keys = keysOf(request);
  if (keys.cartId === null) return confirmEarlier(transaction, parts, { keys, request });
  const claim = await claimOrder(transaction, {
    cartId: keys.cartId,
    clientOrderId: keys.clientOrderId,
    meant: await meantBy(request),
    intent: orderIntentOf(body),
  });
  if (claim === null) return confirmEarlier(transaction, parts, { keys, request });
  const { orderId, isQueued } = claim;
  if (isQueued)
    return {
      ...(await confirmQueued(transaction, parts, { request, cartId: keys.cartId, orderId })),
      position: null,
    };

  return placeCart(transaction, parts, { request, cartId: keys.cartId, orderId });
};

const hasStorableAddresses = ({
  addressInformation: { shippingAddress, billingAddress },
}: OrderBody): boolean => isStorable(shippingAddress) && isStorable(billingAddress);

/** Returns the request with its telephone numbers in one spelling, or why its addresses cannot be kept. */
const readable = (asked: OrderRequest): OrderRequest | Refusal => {
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
  const body = withTelephones(asked.body);
  return isRefusal(body) ? body : { ...asked, body };
};

/**
 * Places an order in the caller's transaction, which is rolled back after a refusal. Who may order the cart is the
 * caller's to decide where a member of the staff writes it.
 */
export const placeOrderIn = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  asked: OrderRequest,
): Promise<Placed | Refusal> => {
  const request = readable(asked);
  return isRefusal(request) ? request : steps(transaction, parts, request);
};

/** Places an order completely or not at all (DESIGN §3, wire §4). */
export const placeOrder = async (parts: CartParts, asked: OrderRequest): Promise<Placed | Refusal> => {
  const refused = callerRefusal(await asked.context.caller());
  if (refused) return refused;
  try {
    return await inTransaction(parts.database, async (transaction) =>
      orThrow(await placeOrderIn(transaction, parts, asked)),
    );
  } catch (error) {
    if (!isRefusedError(error)) throw error;
    // After this refusal, the shopper can order again at the price without the coupon.
    if (error.refusal.code === 'order.coupon-ended' && isCartId(asked.cartId))
      await forgetEndedCoupon(parts.database, asked.cartId, asked.context.now);
    return error.refusal;
  }
};
