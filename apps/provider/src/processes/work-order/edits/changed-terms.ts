import type { OrderEdit } from '@dijla/commerce-rules/order-amounts/edited-amounts';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { taxedAmount } from '@dijla/commerce-rules/tax/taxed-amount';
import { taxRatesIn } from '@dijla/commerce-rules/tax/tax-rates-in';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { type Cart, segmentTitle, totalsOfCart } from '../../../modules/cart/cart.ts';
import type { Revision } from '../../../modules/orders/orders.ts';
import { isPaidOnCredit, offeredPaymentMethods } from '../../../modules/payments/payments.ts';
import type { MoveInput } from '../move-work.ts';

/** What an order is sent and paid by. */
type Methods = Pick<
  Revision,
  | 'shipping_carrier_code'
  | 'shipping_method_code'
  | 'shipping_title'
  | 'payment_method_code'
  | 'payment_title'
>;

/** Other methods of an order, and what they cost. */
export type ChangedTerms = { methods: Partial<Methods> } & Pick<OrderEdit<never>, 'delivery' | 'fee'>;

const deliveryOf = (
  cart: Cart,
  totals: TotalsResult,
  price: number | undefined,
): { excl: number; tax: number; title: string } | null => {
  const { shipping_method: method } = totals;
  const table = cart.context.shipping_methods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === cart.shipping?.carrier_code && method_code === cart.shipping.method_code,
  );
  if (table === undefined || (method === null && price === undefined)) return null;
  const { carrier_title, method_title } = method ?? table;
  const title = segmentTitle(cart)('shipping', { carrier_title, method_title });
  if (price === undefined) return { excl: totals.shipping, tax: totals.shipping_tax, title };
  const rate = taxRatesIn(cart.context, cart)(table.tax_class_id);
  const { excl, tax } = taxedAmount(price, rate, { included: cart.context.tax.source_price_includes_tax });
  return { excl, tax, title };
};

const delivered = (
  cart: Cart,
  totals: TotalsResult,
  { shipping_method, delivery_price, address }: MoveInput,
): Pick<ChangedTerms, 'delivery' | 'methods'> | Refusal => {
  const isMoved = shipping_method !== undefined || address?.region_id !== undefined;
  if (totals.is_virtual || (!isMoved && delivery_price === undefined)) return { delivery: null, methods: {} };
  const delivery = deliveryOf(cart, totals, delivery_price);
  if (delivery === null) return refusal('order.shipping-method-not-available');
  if (shipping_method === undefined) return { delivery, methods: {} };
  const named = totals.shipping_method;
  if (named === null) return refusal('order.shipping-method-not-available');
  return {
    delivery,
    methods: {
      shipping_carrier_code: named.carrier_code,
      shipping_method_code: named.method_code,
      shipping_title: `${named.carrier_title} - ${named.method_title}`,
    },
  };
};

/** A credit line is chosen at the checkout, with its months: an order that is not on one does not come onto one later. */
const paid = (
  cart: Cart,
  totals: TotalsResult,
  { code, before }: { code: string | undefined; before: string },
): Pick<ChangedTerms, 'fee' | 'methods'> | Refusal => {
  if (code === undefined) return { fee: undefined, methods: {} };
  const method = offeredPaymentMethods(cart, totals).find((one) => one.code === code);
  if (method === undefined || (isPaidOnCredit(code) && code !== before))
    return refusal('cart.payment-method-not-available', { method: code });
  const fee = totals.adjustments.find((one) => one.code === 'payment');
  const title = segmentTitle(cart)('payment', { title: method.title });
  return {
    fee: fee === undefined ? null : { value: fee.amount, title },
    methods: { payment_method_code: code, payment_title: method.title },
  };
};

/**
 * Returns the methods that staff change of an order, and what its delivery and payment cost then by the rules of
 * today; `cart` has all that is in it, `before` is the revision that they change. A delivery price that staff name holds, whatever the rules say.
 */
export const changedTerms = (
  { cart, before, now }: { cart: Cart; before: Pick<Methods, 'payment_method_code'>; now: number },
  input: MoveInput,
): ChangedTerms | Refusal => {
  const totals = totalsOfCart(cart, now);
  const sent = delivered(cart, totals, input);
  if (isRefusal(sent)) return sent;
  const payment = paid(cart, totals, { code: input.payment_method_code, before: before.payment_method_code });
  if (isRefusal(payment)) return payment;
  return { delivery: sent.delivery, fee: payment.fee, methods: { ...sent.methods, ...payment.methods } };
};
