import type { TotalsContext } from '@dijla/contract/client';
import { freeFromOf } from './free-from-of.ts';
import type { ShippingPlace } from './shipping-price-of.ts';

/** `from`: what goods must be worth for free delivery; `missing`: how much of that they are not worth yet. Minor units. */
export type FreeDelivery = { from: number; missing: number };

/** How far goods worth `subtotal` are from being delivered for nothing, by what the provider tells of its methods. Null where there is nothing to reach. */
export const freeDeliveryOf = (
  context: Pick<TotalsContext, 'shipping_methods'>,
  { country, region_id = null, subtotal, size_class }: ShippingPlace,
): FreeDelivery | null => {
  const from = freeFromOf(context.shipping_methods, { country, region_id, size_class });
  return from === null ? null : { from, missing: Math.max(from - subtotal, 0) };
};
