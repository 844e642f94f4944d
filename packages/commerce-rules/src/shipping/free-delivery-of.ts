import type { ShippingTable, TotalsContext } from '@dijla/contract/client';
import type { ShippingPlace } from './shipping-price-of.ts';
import { stepsFor } from './steps-for.ts';

/** `from`: what goods must be worth for free delivery; `missing`: how much of that they are not worth yet. Minor units. */
export type FreeDelivery = { from: number; missing: number };

/** The lowest worth from which the method costs nothing whatever is added; null when it always costs something. */
const freeFrom = (steps: ShippingTable['steps']): number | null => {
  const dearest = steps.reduce((highest, { min_subtotal: from, price }) => (price > 0 ? Math.max(highest, from) : highest), -1);
  const free = steps.filter(({ min_subtotal: from, price }) => price === 0 && from > dearest).map(({ min_subtotal: from }) => from);
  return free.length === 0 ? null : Math.min(...free);
};

/**
 * How far goods worth `subtotal` are from being delivered for nothing, by what the provider tells of its methods. Null where no method to
 * the country ever is free, and where one is free for every cart: there is nothing to reach then.
 */
export const freeDeliveryOf = (context: Pick<TotalsContext, 'shipping_methods'>, { country, region_id = null, subtotal, size_class }: ShippingPlace): FreeDelivery | null => {
  const starts = context.shipping_methods.flatMap((table) => freeFrom(stepsFor(table, { country, region_id, size_class })) ?? []);
  const from = Math.min(...starts);
  return starts.length === 0 || from <= 0 ? null : { from, missing: Math.max(from - subtotal, 0) };
};
