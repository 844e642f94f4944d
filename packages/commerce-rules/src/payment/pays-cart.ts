import type { TotalsContext } from '@dijla/contract/client';

/** A cart as ways to pay look at it; `grandTotal` in minor units is the one before any method's own fee, so that choosing a method never withdraws it. */
export type CartToPay = { grandTotal: number; isVirtual: boolean };

/** Whether a method may pay a cart: limits are included, and cash on delivery never pays a wholly virtual one (spec 1 §5). */
export const paysCart = (
  { for_virtual_carts, min_total, max_total }: TotalsContext['payment_methods'][number],
  { grandTotal, isVirtual }: CartToPay,
): boolean =>
  (for_virtual_carts || !isVirtual) &&
  (min_total === null || grandTotal >= min_total) &&
  (max_total === null || grandTotal <= max_total);
