import type { OrderBody, OrderConfirmation } from '@dijla/contract/client';
import { isStorable } from '@dijla/contract/schemas';
import { linesBeyond } from '@dijla/commerce-rules/cart/lines-beyond';
import { piecesByProducts } from '@dijla/commerce-rules/bundles/stock-of-parts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { CallHandlers, RequestContext } from '../../call/call-handler.ts';
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
  namedStoreCode,
  newCartId,
  notFound,
  loadCart,
} from '../../modules/cart/cart.ts';
import { positionAfter } from '../../modules/catalog/catalog.ts';
import { withKnownRegion, withRememberedRegion, withToldExtras } from '../../modules/checkout/checkout.ts';
import { isSignedIn, callerRefusal } from '../../modules/customers/customers.ts';
import { takeStock } from '../../modules/inventory/inventory.ts';
import { countUses } from '../../modules/promotions/promotions.ts';
import {
  claimOrder,
  confirmationOf,
  confirmedOrderOf,
  findEarlierOrder,
  insertOrder,
  isWithdrawn,
  markAcknowledged,
  type MeantOrder,
  type OrderKeys,
  type PlacedOrder,
  readConfirmed,
  rememberQueued,
} from '../../modules/orders/orders.ts';
import { buyerOf } from './buyer-of.ts';
import { alignedCart, notAdded } from './aligned-cart.ts';
import { endedCoupon } from './ended-coupon.ts';
import { orderInvalid } from './order-invalid.ts';
import { orderIntentOf } from './order-intent.ts';
import { orderOf } from './order-of.ts';
import { ordersInTurn } from './orders-in-turn.ts';
import { totalChanged } from './total-changed.ts';
import { withTelephones } from './with-telephones.ts';
import { withdrawOrder } from './withdraw-order.ts';

type OrderRequest = {
  body: OrderBody;
  cartId: string | undefined;
  /** The client named the cart; else it is the one of the browser's cookie, which stays there when a customer signs out. */
  isCartNamed: boolean;
  storeCode: string | null;
  context: RequestContext;
};

/** Rolls the transaction back with a refusal; `placeOrder` answers it. */
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

/**
 * The confirmation of the order that stands already: of this cart, or of this client order id when the same buyer asks.
 * Anyone else under that id learns only that it is taken; one that was taken back stays so.
 */
const confirmEarlier = async (
  transaction: DatabaseTransaction,
  keys: OrderKeys,
  body: OrderBody,
): Promise<OrderConfirmation> => {
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
    return confirmationOf(earlier.id, earlier);
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
 * The cart with whom its order is of: the customer whose cart it is, else the one who asks for it (wire §4.1). Older clients send orders
 * without a token, so that a cart's id, which is a secret, is enough while she is signed in somewhere and her account is not disabled;
 * another customer's token is not, nor the cookie of a shared browser, nor what a device remembers when she has signed out.
 */
const ofBuyer = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { isCartNamed, context }: OrderRequest,
): Promise<Cart> => {
  const asker = await context.asker();
  const asking = asker.kind === 'customer' ? asker.customer.id : null;
  if (cart.customerId === null || cart.customerId === asking) return { ...cart, customerId: asking };
  const isIdEnough =
    asking === null && isCartNamed && (await isSignedIn(transaction, cart.customerId, context.now));
  if (!isIdEnough) throw new RefusedError(notFound(cart.id));
  return cart;
};

const readOrderedCart = async (
  transaction: DatabaseTransaction,
  { stores }: CartParts,
  request: OrderRequest,
  cartId: string,
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

/** Two lines of one product are one demand, and what a bundle holds is demanded with it. */
const demandsOf = ({ lines }: Cart) =>
  piecesByProducts(
    lines.flatMap(({ qty, taken }) => taken.map((part) => ({ goods: part.goods, qty: part.qty * qty }))),
  ).map(({ goods, qty }) => ({ product_id: goods.id, qty }));

/** `position` is the feed's, from which on every process shows the stock this order left; null for an order placed earlier. */
type Placed = { confirmation: OrderConfirmation; position: number | null };

/**
 * A coupon that others have used up since it was read takes nothing off: the order is refused, and the cart then shows its price without.
 * So is one that names nobody a limit could be counted for.
 */
const usePromotions = async (
  transaction: DatabaseTransaction,
  order: PlacedOrder,
  promotions: readonly string[],
): Promise<void> => {
  if (promotions.length === 0) return;
  const outcome = await countUses(transaction, {
    promotions,
    couponCode: order.coupon_code,
    buyer: buyerOf(order),
  });
  if (outcome !== 'counted')
    throw new RefusedError(refusal(outcome === 'used-up' ? 'order.coupon-used-up' : 'order.buyer-unknown'));
};

/** Ends the cart. What came into a customer's from elsewhere, beyond what her device knows of, is no part of this order and begins her next one. */
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

/** Tells an order out of a client's queue to who orders the same from the cart that came back, which ends with it (wire §14 W6). */
const confirmQueued = async (
  transaction: DatabaseTransaction,
  parts: CartParts,
  { request, cartId, orderId }: { request: OrderRequest; cartId: string; orderId: number },
): Promise<OrderConfirmation> => {
  if (await lockCart(transaction, cartId))
    await endOrdered(transaction, await readOrderedCart(transaction, parts, request, cartId), request.body);
  return confirmationOf(orderId, await readConfirmed(transaction, orderId));
};

/** Where goods go, by the governorates the shop knows: their prices hang on it. What the order leaves out is as the cart was told. */
const withKnownPlace = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  given: OrderBody['addressInformation'],
): Promise<OrderBody['addressInformation'] | Refusal> => {
  if (!given.shippingAddress || cart.lines.every(isVirtual)) return given;
  const shippingAddress = await withKnownRegion(
    transaction,
    withRememberedRegion(cart, withToldExtras(cart.addresses.shipping, given.shippingAddress)),
  );
  return isRefusal(shippingAddress) ? shippingAddress : { ...given, shippingAddress };
};

/** What is meant, for an order that may be one its shopper was never told of; null for one out of a client's queue. */
const meantBy = async ({ body, storeCode, context }: OrderRequest): Promise<MeantOrder | null> => {
  if (body.from_queue) return null;
  const asker = await context.asker();
  const slot = body.addressInformation.shippingAddress?.extension_attributes?.delivery_slot;
  return {
    intent: orderIntentOf(body),
    customerId: asker.kind === 'customer' ? asker.customer.id : null,
    storeCode,
    slot,
    total: body.expected_total ?? null,
  };
};

/** The steps of one order, in one transaction and without any call to the outside; a refusal rolls all of it back. */
const steps = async (
  transaction: DatabaseTransaction,
  parts: CartParts,
  request: OrderRequest,
): Promise<Placed> => {
  const { body, context } = request;
  const keys = keysOf(request);
  if (keys.cartId === null)
    return { confirmation: await confirmEarlier(transaction, keys, body), position: null };
  const claim = await claimOrder(transaction, {
    cartId: keys.cartId,
    clientOrderId: keys.clientOrderId,
    meant: await meantBy(request),
  });
  if (claim === null) return { confirmation: await confirmEarlier(transaction, keys, body), position: null };
  const { orderId, isQueued } = claim;
  if (isQueued)
    return {
      confirmation: await confirmQueued(transaction, parts, { request, cartId: keys.cartId, orderId }),
      position: null,
    };

  const found = await readOrderedCart(transaction, parts, request, keys.cartId);
  const ended = endedCoupon(found, body);
  if (ended) throw new RefusedError(ended);
  const cart = orThrow(alignedCart(found, body.products, context.now));
  const information = orThrow(await withKnownPlace(transaction, cart, body.addressInformation));
  const { order, promotions } = orThrow(orderOf(cart, information, context));
  const dearer = totalChanged(order, body, cart.context);
  if (dearer) throw new RefusedError(dearer);
  await insertOrder(transaction, orderId, order);
  await endOrdered(transaction, found, body);
  await usePromotions(transaction, order, promotions);
  if (body.from_queue) await rememberQueued(transaction, orderId, orderIntentOf(body));

  const missed = await takeStock(transaction, demandsOf(cart), { orderId, requestId: context.requestId });
  if (missed.length > 0) {
    const skus = cart.lines
      .filter(({ taken }) => taken.some(({ goods }) => missed.includes(goods.id)))
      .map(({ product }) => product.sku);
    throw new RefusedError(notAdded(skus));
  }
  return {
    confirmation: confirmationOf(orderId, confirmedOrderOf(order, cart.context)),
    position: await positionAfter(transaction),
  };
};

const hasStorableAddresses = ({
  addressInformation: { shippingAddress, billingAddress },
}: OrderBody): boolean => isStorable(shippingAddress) && isStorable(billingAddress);

/** Places an order, all of it or nothing (DESIGN §3, wire §4). */
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
  const refused = callerRefusal(await asked.context.asker());
  if (refused) return refused;
  const body = withTelephones(asked.body);
  if (isRefusal(body)) return body;
  const request = { ...asked, body };
  try {
    return await inTransaction(parts.database, (transaction) => steps(transaction, parts, request));
  } catch (error) {
    if (!isRefusedError(error)) throw error;
    // Told of it, she orders again at the price without.
    if (error.refusal.code === 'order.coupon-ended' && isCartId(request.cartId))
      await forgetEndedCoupon(parts.database, request.cartId, request.context.now);
    return error.refusal;
  }
};

/** The store view an order names: in the request, else in its body; null is the cart's own. */
const storeCodeOf = ({ stores }: CartParts, body: OrderBody, named: string | null): string | null =>
  named ?? (stores.all.some(({ code }) => code === body.store_code) ? (body.store_code ?? null) : null);

/** The handlers of the order calls, of which `atOnce` have a session of the database at the same time. */
export const orderCalls = (
  parts: CartParts,
  { atOnce = 5 }: { atOnce?: number } = {},
): Pick<CallHandlers, 'order/place' | 'order/withdraw'> => {
  const inTurn = ordersInTurn(atOnce);
  const withdraw = withdrawOrder(parts);
  return {
    'order/withdraw': (input, context) => inTurn(context.gone, () => withdraw(input, context)),
    'order/place': async ({ query, body }, context) => {
      const named = body.cart_id || query.cartId;
      const request: OrderRequest = {
        body,
        context,
        cartId: named || context.cookieCartId,
        isCartNamed: Boolean(named),
        storeCode: storeCodeOf(parts, body, namedStoreCode(query, context)),
      };
      const outcome = await inTurn(context.gone, () => placeOrder(parts, request));
      return isRefusal(outcome) ? outcome : { result: outcome.confirmation, position: outcome.position };
    },
  };
};
