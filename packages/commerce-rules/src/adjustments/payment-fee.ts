import type { TotalsContext } from '@dijla/contract/client';
import { isVirtualCart } from '../cart/is-virtual-cart.ts';
import { paysCart } from '../payment/pays-cart.ts';
import type { TotalsCart } from '../totals/totals-cart.ts';
import type { Adjustment } from './adjustment.ts';

/**
 * Returns the untaxed fee of the chosen payment method; none when the cart is empty or the method cannot pay
 * it. Payment limits are compared with `grandTotal`, the total before the fee.
 */
export const paymentFee = (
  { lines, payment }: TotalsCart,
  { payment_methods }: TotalsContext,
  grandTotal: number,
): Adjustment[] => {
  const chosen = payment_methods.find(({ code }) => code === payment);
  if (!chosen || chosen.fee === 0 || lines.length === 0) return [];
  if (!paysCart(chosen, { grandTotal, isVirtual: isVirtualCart(lines) })) return [];
  const { code: source, title, fee: amount } = chosen;
  return [{ code: 'payment', stage: 'after-tax', amount, source, data: { title } }];
};
