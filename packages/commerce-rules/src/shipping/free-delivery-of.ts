import type { TotalsContext } from '@dijla/contract/client';
import { freeFromOf } from './free-from-of.ts';
import type { ShippingPlace } from './shipping-price-of.ts';

/**
 * `from` is the subtotal needed for free delivery; `missing` is the part of it not reached yet. Minor units.
 */
export type FreeDelivery = { from: number; missing: number };

/**
 * Returns how far a `subtotal` is from free delivery, according to the provider's methods. Null where there
 * is nothing to reach.
 */
export const freeDeliveryOf = (
  context: Pick<TotalsContext, 'shipping_methods'>,
  { country, region_id = null, subtotal, size_class }: ShippingPlace,
): FreeDelivery | null => {
  const from = freeFromOf(context.shipping_methods, { country, region_id, size_class });
  return from === null ? null : { from, missing: Math.max(from - subtotal, 0) };
};
