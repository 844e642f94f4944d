import { cartCount } from '@dijla/commerce-rules/cart/cart-count';
import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { couponOf } from '@dijla/commerce-rules/cart/coupon-of';
import { isVirtualCart } from '@dijla/commerce-rules/cart/is-virtual-cart';
import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import { paymentMethodsFor, unofferedMethodsFor } from '@dijla/commerce-rules/payment/payment-methods-for';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import { freeDeliveryOf } from '@dijla/commerce-rules/shipping/free-delivery-of';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { offeredShippingMethods } from '@dijla/commerce-rules/shipping/offered-shipping-methods';
import { shippingMethodsFor } from '@dijla/commerce-rules/shipping/shipping-methods-for';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { PaymentMethod, ShippingMethod, TotalsContext, UnofferedMethod } from '@dijla/contract/client';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import type { CartLineView, CartState } from './cart-view.ts';
import {
  type CartAnswer,
  type DeviceCart,
  isSingle,
  rememberedCoupon,
  type ShownLine,
} from '../cart/device-cart.ts';
import { linesInPlace } from '../cart/lines/line-places.ts';
import { minorOfWire } from './minor-of-wire.ts';
import { totalsCartOf, totalsIdOf } from './totals-cart-of.ts';
import { isAnswered, standingAnswer, totalsViewOf } from './totals-view-of.ts';

export type CartViewInput = {
  store: StoreCode;
  context: { context: TotalsContext; seen_at: number } | null;
  isOffline: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

type Line = FoldedLine<ShownLine>;

/**
 * Returns the server's notice about a line. Hides "out of stock" while a change of the line is pending,
 * because another quantity may be available.
 */
const noticeOf = ({ item_id, pending }: Line, answer: CartAnswer | null): CartLineView['notice'] => {
  const said = item_id === null ? undefined : answer?.notices?.find((notice) => notice.item_id === item_id);
  if (said?.code === 'line-not-salable') return { code: said.code, left: 0 };
  return said?.code === 'line-out-of-stock' && !pending
    ? { code: said.code, left: Number(said.data.available) }
    : null;
};

const lineView = (
  line: Line,
  {
    cart,
    answer,
    amounts,
  }: { cart: DeviceCart; answer: CartAnswer | null; amounts: Pick<CartLineView, 'unit_price' | 'row_total'> },
): CartLineView => {
  const { line_key, sku, parent_sku, qty, pending, line: shown } = line;
  const text = cart.errors[line_key];
  return {
    line_key,
    sku,
    parent_sku,
    qty,
    pending,
    ...amounts,
    name: shown?.name ?? sku,
    image: shown?.image ?? null,
    url_path: shown?.url_path ?? '',
    options: shown?.options ?? [],
    notice: noticeOf(line, answer),
    is_in_stock: shown?.is_in_stock ?? true,
    salable_qty: shown?.salable_qty ?? null,
    is_virtual: shown?.is_virtual ?? false,
    is_single: isSingle(shown),
    is_made: shown?.is_made ?? false,
    size_class: shown?.size_class,
    error: text === undefined ? null : { text },
  };
};

type Priced = {
  totalsId: number;
  computed: TotalsResult | null;
  /** The server's answer whose amounts apply to the cart; null if none does. */ answer: CartAnswer | null;
  scale: number;
  now: number;
};

const amountsOf = (
  line: Line,
  { totalsId, computed, answer, scale, now }: Priced,
): Pick<CartLineView, 'unit_price' | 'row_total'> => {
  const answered = answer?.totals.items.find(({ item_id }) => item_id === totalsId);
  if (answered && answered.row_total_incl_tax > 0)
    return {
      unit_price: minorOfWire(answered.price_incl_tax, scale),
      row_total: minorOfWire(answered.row_total_incl_tax, scale),
    };
  const total = computed?.lines.find(({ item_id }) => item_id === totalsId);
  if (total)
    return total.unit === null
      ? { unit_price: null, row_total: null }
      : { unit_price: total.price_incl_tax, row_total: total.row_total_incl_tax };
  const price = line.line && linePrice(line.line, { qty: line.qty, now });
  return price === null
    ? { unit_price: null, row_total: null }
    : { unit_price: price.final, row_total: price.final * line.qty };
};

/**
 * Whether all prices in the cart are in this store's currency. After a switch of the store, prices are
 * unknown until the server has answered.
 */
const isInStore = (cart: DeviceCart, store: StoreCode): boolean =>
  (cart.base.lines.length === 0 || cart.store_code === null || cart.store_code === store) &&
  cart.operations.every(({ store_code }) => store_code === store);

const shownLine = ({ line }: Line): { is_virtual: boolean } => ({ is_virtual: line?.is_virtual ?? false });

type Computed = { context: TotalsContext | null; computed: TotalsResult | null; lines: readonly Line[] };

const cartToPay = ({ answer }: Pick<DeviceCart, 'answer'>, computed: TotalsResult) => ({
  grandTotal: computed.grand_total_before_fee,
  isVirtual: computed.is_virtual,
  credit: answer?.credit,
});

/** Returns the methods that do not pay the cart, but for those that the server offers; none before the device can tell. */
const unofferedMethods = (
  cart: Pick<DeviceCart, 'answer'>,
  { context, computed, lines }: Computed,
  offered: readonly PaymentMethod[],
): UnofferedMethod[] =>
  context === null || computed === null || lines.length === 0
    ? []
    : unofferedMethodsFor(context, cartToPay(cart, computed)).filter(({ code }) =>
        offered.every((method) => method.code !== code),
      );

const methodsOf = (cart: DeviceCart, { context, computed, lines }: Computed) => {
  if (cart.answer && (isAnswered(cart) || context === null || computed === null)) {
    return { shipping: cart.answer.shipping_methods, payment: cart.answer.payment_methods };
  }
  const none: { shipping: ShippingMethod[]; payment: PaymentMethod[] } = { shipping: [], payment: [] };
  if (context === null || computed === null || lines.length === 0) return none;
  const { country, region_id, region_name, lines: priced } = totalsCartOf(cart, lines);
  const subtotal = context.tax.source_price_includes_tax ? computed.subtotal_incl_tax : computed.subtotal;
  return {
    shipping: shippingMethodsFor(context, {
      country,
      region_id,
      region_name,
      subtotal,
      isVirtual: computed.is_virtual,
      isFree: computed.free_shipping,
      sizeClass: largestSizeOf(priced, context.size_classes),
    }),
    payment: paymentMethodsFor(context, cartToPay(cart, computed)),
  };
};

/**
 * Returns the shipping and payment methods on offer. A wholly virtual cart has no shipping methods and no
 * cash on delivery, even if a provider sends them (spec 1 §5, wire §3.2).
 */
const offeredMethods = (
  cart: DeviceCart,
  known: Computed,
): Pick<CartState, 'shipping_methods' | 'payment_methods'> => {
  const { shipping, payment } = methodsOf(cart, known);
  const isVirtual = isVirtualCart(known.lines.map(shownLine));
  return isVirtual
    ? { shipping_methods: [], payment_methods: payment.filter((method) => paymentKindOf(method) !== 'cash') }
    : { shipping_methods: offeredShippingMethods(shipping), payment_methods: payment };
};

/**
 * Returns the distance to free delivery, measured by the same subtotal as the steps of the shipping rates.
 */
const freeDeliveryIn = (
  cart: DeviceCart,
  { context, computed, lines }: Computed,
): CartState['free_delivery'] => {
  if (context === null || computed === null || lines.length === 0 || computed.is_virtual) return null;
  const { country, region_id, lines: priced } = totalsCartOf(cart, lines);
  const subtotal = context.tax.source_price_includes_tax ? computed.subtotal_incl_tax : computed.subtotal;
  const goal = freeDeliveryOf(context, {
    country: country === '' ? context.tax.default_country : country,
    region_id,
    subtotal,
    size_class: largestSizeOf(priced, context.size_classes),
  });
  // A promotion makes delivery free regardless of the subtotal.
  return computed.free_shipping ? { from: goal?.from ?? 1, missing: 0 } : goal;
};

/**
 * Returns the coupon and its state. A coupon that the server remembers but gives no discount for does not
 * apply to this cart now.
 */
const couponIn = (cart: DeviceCart, computed: TotalsResult | null): CartState['coupon'] => {
  const coupon = couponOf(rememberedCoupon(cart.answer), cart.operations);
  if (coupon === null) return null;
  if (coupon.isWaiting) return { code: coupon.code, state: 'waiting' };
  const isAnswered = computed === null || cart.operations.length === 0;
  const isApplied = isAnswered
    ? cart.answer?.totals.coupon_code !== undefined
    : computed.coupon_code !== null;
  return { code: coupon.code, state: isApplied ? 'applied' : 'not-applicable' };
};

/** Returns the context with the exchange rates that were frozen with the cart. */
const atFrozenRate = (
  context: CartViewInput['context'],
  answer: CartAnswer | null,
): CartViewInput['context'] => {
  if (context === null) return null;
  const { base_rate, payable } = context.context;
  return {
    ...context,
    context: {
      ...context.context,
      base_rate: answer?.base_rate ?? base_rate,
      payable: answer?.payable ?? payable,
    },
  };
};

/**
 * Returns the cart as screens read it: a pure fold of what the server acknowledged and the shopper's
 * operations since.
 */
export const cartViewOf = (
  cart: DeviceCart,
  { store, context: read, isOffline, now }: CartViewInput,
): CartState => {
  const lines = linesInPlace(cart);
  const { currency } = storeViews[store];
  const isPriced = isInStore(cart, store);
  const answer = cart.answer?.store_code === store ? cart.answer : null;
  const context = atFrozenRate(read, answer);
  const computed = context && isPriced ? totalsOf(totalsCartOf(cart, lines), context.context, now) : null;
  const totals = { cart, computed, context, answer, currency, isOffline, now };
  const priced = { computed, answer: standingAnswer(totals)?.answer ?? null, scale: currency.scale, now };
  const known: Computed = { context: context?.context ?? null, computed, lines };
  const offered = offeredMethods({ ...cart, answer }, known);
  const { carrier_code = null, method_code = null, payment = null } = cart.shipping ?? {};
  return {
    ready: true,
    lines: lines.map((line, place) => {
      const amounts = isPriced
        ? amountsOf(line, { totalsId: totalsIdOf(line, place), ...priced })
        : { unit_price: null, row_total: null };
      return lineView(line, { cart, answer, amounts });
    }),
    count: cartCount(lines),
    totals: lines.length === 0 || !isPriced ? null : totalsViewOf(totals),
    ...offered,
    unoffered_methods: unofferedMethods({ answer }, known, offered.payment_methods),
    free_delivery: freeDeliveryIn(cart, known),
    coupon: couponIn(cart, computed),
    refused_coupon: cart.refused_coupon,
    shipping: carrier_code !== null && method_code !== null ? { carrier_code, method_code } : null,
    payment,
    offline: isOffline,
  };
};
