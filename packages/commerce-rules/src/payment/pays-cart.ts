import type { CreditStanding, TotalsContext } from '@dijla/contract/client';

/**
 * A cart as payment methods see it. `grandTotal` in minor units excludes every method's fee, so that
 * choosing a method never makes it unavailable. `credit` are the customer's credit lines; undefined for a guest.
 */
export type CartToPay = {
  grandTotal: number;
  isVirtual: boolean;
  credit?: readonly CreditStanding[] | undefined;
};

/**
 * Whether a method's own limits let it pay a cart: they are inclusive, and cash on delivery never pays a fully virtual
 * cart (spec 1 §5).
 */
export const paysCart = (
  { for_virtual_carts, min_total, max_total }: TotalsContext['payment_methods'][number],
  { grandTotal, isVirtual }: CartToPay,
): boolean =>
  (for_virtual_carts || !isVirtual) &&
  (min_total === null || grandTotal >= min_total) &&
  (max_total === null || grandTotal <= max_total);
