import type { DeliveryTerms, ShippingTable } from '@dijla/contract/client';
import { freeFromOf } from './free-from-of.ts';
import { type Place, stepsFor } from './steps-for.ts';

type DeliveryPrice = DeliveryTerms['prices'][number];

/** Governorates that have their own price steps for this size class, in any method. */
const pricedRegions = (tables: readonly ShippingTable[], sizeClass: string | null): number[] => {
  const regions = tables.flatMap(
    ({ regions, sizes = [] }) => sizes.find(({ size_class: code }) => code === sizeClass)?.regions ?? regions,
  );
  return [...new Set(regions.map(({ region_id }) => region_id))].sort((a, b) => a - b);
};

const priceIn = (tables: readonly ShippingTable[], place: Place): DeliveryPrice | null => {
  const first = tables.map((table) => stepsFor(table, place)).find((steps) => steps.length > 0);
  if (first === undefined) return null;
  const lowest = first.reduce((lower, step) => (step.min_subtotal < lower.min_subtotal ? step : lower));
  return { region_id: place.region_id, price: lowest.price, free_from: freeFromOf(tables, place) };
};

/**
 * Returns the delivery prices that pages show for a country before there is a cart: that of all governorates
 * (`region_id` null), then those of governorates with their own prices. Each is the price of the first
 * method that delivers there, with the amount from which any method is free. Minor units.
 */
export const deliveryPricesOf = (
  tables: readonly ShippingTable[],
  { country, size_class = null }: Omit<Place, 'region_id'>,
): DeliveryPrice[] =>
  [null, ...pricedRegions(tables, size_class)].flatMap(
    (region_id) => priceIn(tables, { country, region_id, size_class }) ?? [],
  );
