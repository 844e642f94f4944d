import type { OrderAddress, OrderBody } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { payableAmountOf } from '@dijla/commerce-rules/money/payable-amount-of';
import { percentScale } from '@dijla/commerce-rules/tax/tax-rate-for';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import type { ValidatorError } from '../../call/validator-errors.ts';
import {
  type Cart,
  isVirtual,
  shippingMethodsOfCart,
  optionsOf,
  segmentTitle,
  totalsOfCart,
} from '../../modules/cart/cart.ts';
import type { PlacedAddress, PlacedLine, PlacedOrder } from '../../modules/orders/orders.ts';
import { withDeliverySlot } from '../../modules/checkout/checkout.ts';
import { offeredPaymentMethods } from '../../modules/payments/payments.ts';
import { type SpentCard, spentCardOf } from './spent-card.ts';
import { type SpentPoints, spentPointsOf } from './spent-points.ts';

type Information = OrderBody['addressInformation'];

/** A list, as for every order that is refused because of its address (wire §4.3). */
const addressMissing = (): Refusal => {
  const fault: ValidatorError = {
    keyword: 'required',
    dataPath: '.addressInformation',
    message: "should have required property 'shippingAddress'",
    params: { missingProperty: 'shippingAddress' },
  };
  return refusal('order.shipping-address-missing', {}, [fault]);
};

/** An address without a country is in the store view's country (wire §4.2). */
const inCountry = (address: OrderAddress, { store }: Cart): PlacedAddress['address'] => ({
  ...address,
  country_id: address.country_id || store.default_country,
});

/**
 * Returns the cart with the order's shipping method and slot, taken from the body or else from the cart;
 * with neither when nothing needs delivery.
 */
const withDelivery = (cart: Cart, given: Information): Cart | Refusal => {
  if (cart.lines.every(isVirtual)) return { ...cart, shipping: null, deliverySlot: null };
  if (!given.shippingAddress) return addressMissing();
  const address = inCountry(given.shippingAddress, cart);
  const named =
    given.shipping_carrier_code || given.shipping_method_code
      ? { carrier_code: given.shipping_carrier_code ?? '', method_code: given.shipping_method_code ?? '' }
      : cart.shipping;
  const delivered = {
    ...cart,
    country: address.country_id.toUpperCase(),
    region_id: address.region_id ?? null,
    region_name: address.region ?? null,
    shipping: named,
  };
  return withDeliverySlot(delivered, address);
};

const isOffered = (cart: Cart, totals: TotalsResult): boolean =>
  totals.is_virtual ||
  shippingMethodsOfCart(cart, totals).some(
    ({ carrier_code, method_code }) =>
      carrier_code === cart.shipping?.carrier_code && method_code === cart.shipping?.method_code,
  );

const addressesOf = ({ shippingAddress, billingAddress }: Information, cart: Cart): PlacedAddress[] => {
  const billing = billingAddress ?? shippingAddress;
  return [
    ...(shippingAddress ? [{ kind: 'shipping' as const, address: inCountry(shippingAddress, cart) }] : []),
    ...(billing ? [{ kind: 'billing' as const, address: inCountry(billing, cart) }] : []),
  ];
};

/** Returns the lines of a cart as an order has them. */
export const placedLinesOf = (cart: Cart, totals: TotalsResult): PlacedLine[] => {
  const amounts = new Map(totals.lines.map((line) => [line.item_id, line]));
  return cart.lines.flatMap((line) => {
    const amount = amounts.get(line.item_id);
    if (!amount) return [];
    return {
      product_id: line.product.id,
      parent_sku: line.parent?.sku ?? null,
      sku: line.product.sku,
      name: line.product.name,
      product_type: (line.parent ?? line.product).type,
      qty: line.qty,
      price: amount.price,
      price_incl_tax: amount.price_incl_tax,
      row_total: amount.row_total,
      row_total_incl_tax: amount.row_total_incl_tax,
      tax_amount: amount.tax,
      tax_percent: majorUnits(amount.tax_rate, percentScale),
      discount_amount: amount.discount,
      base_row_total: amount.base.row_total,
      options: optionsOf(line),
      product_option: line.product_option,
      parts: (line.choice?.parts ?? []).map(({ product, qty }) => ({
        product_id: product.id,
        sku: product.sku,
        name: product.name,
        qty,
      })),
    };
  });
};

const amountsOf = ({ base, ...totals }: TotalsResult) => ({
  items_qty: totals.items_qty,
  subtotal: totals.subtotal,
  shipping_amount: totals.shipping,
  tax_amount: totals.tax,
  discount_amount: totals.discount,
  grand_total: totals.grand_total,
  base_subtotal: base.subtotal,
  base_shipping_amount: base.shipping,
  base_tax_amount: base.tax,
  base_discount_amount: base.discount,
  base_grand_total: base.grand_total,
});

const payableTotalOf = ({ context }: Pick<Cart, 'context'>, totals: TotalsResult) => ({
  payable_currency: context.payable.currency.code,
  payable_rate_numerator: context.payable.rate.numerator,
  payable_rate_denominator: context.payable.rate.denominator,
  payable_step: context.payable.step,
  payable_total: payableAmountOf(totals.grand_total, context),
});

/**
 * Returns the order of this cart with the body's addresses and methods, with all amounts computed here.
 * Refuses a missing delivery address or a shipping method that is not offered, unless nothing needs
 * delivery, and a payment method that may not pay this cart. `promotions` are the codes of the promotions it
 * was priced with, `points` those that pay a part of it, as `giftCard` does.
 */
export const orderOf = (
  given: Cart,
  information: Information,
  { now, requestId }: { now: number; requestId: string },
):
  | { order: PlacedOrder; promotions: readonly string[]; points: SpentPoints; giftCard: SpentCard | null }
  | Refusal => {
  const delivered = withDelivery(given, information);
  if (isRefusal(delivered)) return delivered;
  const cart = { ...delivered, payment: information.payment_method_code };
  const addresses = addressesOf(information, cart);
  if (addresses.length === 0) return addressMissing();
  const totals = totalsOfCart(cart, now);
  if (!isOffered(cart, totals)) return refusal('order.shipping-method-not-available');
  const payment = offeredPaymentMethods(cart, totals).find(({ code }) => code === cart.payment);
  if (!payment) return refusal('cart.payment-method-not-available', { method: cart.payment });
  const titleOf = segmentTitle(cart);
  const method = totals.shipping_method;
  const order = {
    cart_id: cart.id,
    customer_id: cart.customerId,
    store_code: cart.store.code,
    currency: cart.context.currency.code,
    base_currency: cart.context.base_currency.code,
    base_rate_numerator: cart.context.base_rate.numerator,
    base_rate_denominator: cart.context.base_rate.denominator,
    ...payableTotalOf(cart, totals),
    is_virtual: totals.is_virtual,
    shipping_carrier_code: method?.carrier_code ?? null,
    shipping_method_code: method?.method_code ?? null,
    shipping_title: method ? `${method.carrier_title} - ${method.method_title}` : null,
    delivery_slot: cart.deliverySlot,
    payment_method_code: payment.code,
    payment_title: payment.title,
    coupon_code: totals.coupon_code,
    context_version: cart.context.version,
    ...amountsOf(totals),
    request_id: requestId,
    placed_at: new Date(now),
    lines: placedLinesOf(cart, totals),
    totals: totals.segments.map(({ code, value, data }) => ({ code, value, title: titleOf(code, data) })),
    addresses,
  };
  return {
    order,
    promotions: totals.promotions.map(({ code }) => code),
    points: spentPointsOf(totals),
    giftCard: spentCardOf(cart, totals),
  };
};
