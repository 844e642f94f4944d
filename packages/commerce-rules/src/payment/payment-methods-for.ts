import type { PaymentMethod, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';

/**
 * Methods that may pay this cart: limits are included, and cash on delivery never pays a wholly virtual cart (spec 1 §5).
 * `grandTotal` in minor units is the one before any method's own fee, so that choosing a method never withdraws it.
 */
export const paymentMethodsFor = (
  { payment_methods, currency }: Pick<TotalsContext, 'payment_methods' | 'currency'>,
  { grandTotal, isVirtual }: { grandTotal: number; isVirtual: boolean },
): PaymentMethod[] =>
  payment_methods
    .filter((method) => method.for_virtual_carts || !isVirtual)
    .filter(({ min_total, max_total }) => (min_total === null || grandTotal >= min_total) && (max_total === null || grandTotal <= max_total))
    .map(({ code, title, fee, offline, instructions }) => ({
      code, title, ...(fee > 0 ? { cost_incl_tax: majorUnits(fee, currency.scale) } : {}), ...(offline ? { offline } : {}), ...(instructions === null ? {} : { instructions }),
    }));
