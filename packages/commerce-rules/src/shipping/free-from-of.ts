import type { ShippingTable } from '@dijla/contract/client';
import { type Place, stepsFor } from './steps-for.ts';

/** The lowest worth from which the method costs nothing whatever is added; null when it always costs something. */
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
 * What goods must be worth (minor units) for one of the shop's methods to deliver them to a place for nothing. Null where none there ever is free,
 * and where one is free for every cart: there is nothing to reach then.
 */
export const freeFromOf = (tables: readonly ShippingTable[], place: Place): number | null => {
  const starts = tables.flatMap((table) => freeFrom(stepsFor(table, place)) ?? []);
  const from = Math.min(...starts);
  return starts.length === 0 || from <= 0 ? null : from;
};
