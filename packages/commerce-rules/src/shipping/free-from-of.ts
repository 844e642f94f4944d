import type { ShippingTable } from '@dijla/contract/client';
import { type Place, stepsFor } from './steps-for.ts';

/**
 * The lowest subtotal from which the method stays free whatever is added; null when it always costs
 * something.
 */
const freeFrom = (steps: ShippingTable['steps']): number | null => {
  const dearest = steps.reduce(
    (highest, { min_subtotal: from, price }) => (price > 0 ? Math.max(highest, from) : highest),
    -1,
  );
  const free = steps
    .filter(({ min_subtotal: from, price }) => price === 0 && from > dearest)
    .map(({ min_subtotal: from }) => from);
  return free.length === 0 ? null : Math.min(...free);
};

/**
 * Returns the subtotal (minor units) from which one of the shop's methods delivers to a place for free. Null
 * where none is ever free, and where one is free for every cart, because there is nothing to reach then.
 */
export const freeFromOf = (tables: readonly ShippingTable[], place: Place): number | null => {
  const starts = tables.flatMap((table) => freeFrom(stepsFor(table, place)) ?? []);
  const from = Math.min(...starts);
  return starts.length === 0 || from <= 0 ? null : from;
};
