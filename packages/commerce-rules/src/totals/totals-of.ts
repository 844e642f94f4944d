import type { TotalsContext } from '@dijla/contract/client';
import { limitedAdjustments, sumOfAdjustments } from '../adjustments/limited-adjustments.ts';
import { paymentFee } from '../adjustments/payment-fee.ts';
import { cartCount } from '../cart/cart-count.ts';
import { isVirtualCart } from '../cart/is-virtual-cart.ts';
import { roundToStep } from '../money/round-to-step.ts';
import { safeAmount } from '../money/safe-amount.ts';
import { cashRounding } from '../adjustments/cash-rounding.ts';
import { pointsTender } from '../rewards/points-tender.ts';
import { baseAmountsOf } from './base-amounts-of.ts';
import { deliveryOf } from './delivery-of.ts';
import { lineTotalsOf } from './line-totals-of.ts';
import { segmentsOf } from './segments-of.ts';
import type { TotalsCart } from './totals-cart.ts';
import type { CartAmounts, TotalsResult } from './totals-result.ts';

/** Sorts lines by item id, so that the line that gains an odd unit does not depend on the given order. */
const inFixedOrder = (cart: TotalsCart): TotalsCart => ({
  ...cart,
  lines: cart.lines.toSorted((a, b) => a.item_id - b.item_id),
});

/**
 * Applies what changes the total after tax, in this order: the cart's own adjustments, the payment fee, the
 * cart's tenders, and the rounding to cash of what is left to pay. Points pay nothing of `cards`, what gift cards cost.
 */
const amountDue = (
  total: number,
  { cart, cards }: { cart: TotalsCart; cards: number },
  context: TotalsContext,
) => {
  const own = cart.adjustments ?? [];
  const afterTax = limitedAdjustments(own, 'after-tax', total);
  const grand_total_before_fee = total + sumOfAdjustments(afterTax);
  const fee = paymentFee(cart, context, grand_total_before_fee);
  const value = safeAmount(grand_total_before_fee + sumOfAdjustments(fee));
  const given = limitedAdjustments(own, 'tender', value);
  const tenders = [
    ...given,
    ...pointsTender(cart, context, value + Math.min(sumOfAdjustments(given), 0 - cards)),
  ];
  const left = value + sumOfAdjustments(tenders);
  const grand_total = roundToStep(left, context.cash_step);
  return {
    grand_total_before_fee,
    grand_total,
    adjustments: [...afterTax, ...fee, ...tenders, ...cashRounding(grand_total - left, context)],
  };
};

/**
 * Computes the totals of the cart at `now` (ms), in minor units; lines are returned by item id. This is the
 * only entry to totals, shared by device and server. 2 × 15,000 + 8,000 with 5,000 delivery are 43,000. A
 * shipping method that does not deliver the cart is not charged, nor is the fee of a payment method that
 * cannot pay it. A payment fee is untaxed; a line without a price counts as zero and makes the result
 * incomplete.
 */
export const totalsOf = (given: TotalsCart, context: TotalsContext, now: number): TotalsResult => {
  const cart = inFixedOrder(given);
  const { lines, promoted, adjustments: beforeTax } = lineTotalsOf(cart, context, now);
  const sum = (member: 'row_total' | 'row_total_incl_tax' | 'tax' | 'discount'): number =>
    lines.reduce((total, line) => total + line[member], 0);
  const subtotal = sum('row_total');
  const subtotal_incl_tax = sum('row_total_incl_tax');
  const discount = sum('discount');
  const worth = context.tax.source_price_includes_tax ? subtotal_incl_tax : subtotal;
  const { method, price } = deliveryOf(cart, context, { subtotal: worth, isFree: promoted.free_shipping });
  const tax = sum('tax') + price.tax;
  const cards = lines.reduce(
    (total, line, place) => total + (cart.lines[place]?.traits?.gift_card ? line.row_total_incl_tax : 0),
    0,
  );
  const due = amountDue(safeAmount(subtotal - discount + price.excl + tax), { cart, cards }, context);
  const amounts: CartAmounts = {
    subtotal,
    subtotal_incl_tax,
    discount,
    shipping: price.excl,
    shipping_tax: price.tax,
    tax,
    adjusted: sumOfAdjustments(due.adjustments),
    grand_total: due.grand_total,
  };
  const summary = {
    ...amounts,
    complete: lines.every(({ unit }) => unit !== null),
    items_qty: cartCount(cart.lines),
    is_virtual: isVirtualCart(cart.lines),
    coupon_code: promoted.applied.find(({ coupon_code }) => coupon_code !== null)?.coupon_code ?? null,
    promotions: promoted.applied,
    free_shipping: promoted.free_shipping,
    shipping_method: method,
    grand_total_before_fee: due.grand_total_before_fee,
    adjustments: [...beforeTax, ...due.adjustments],
  };
  const base = baseAmountsOf({ lines, cart: amounts, adjustments: due.adjustments }, context);
  return { ...summary, lines: base.lines, segments: segmentsOf(summary, cart), base: base.cart };
};
