import type { ShippingTable } from '@dijla/contract/client';
import { stepsFor } from './steps-for.ts';

export type ShippingPlace = {
  country: string;
  region_id?: number | null | undefined;
  subtotal: number;
  /** Largest size class among the products. */ size_class?: string | null | undefined;
};

/**
 * Returns the price of a method in the shop's form (minor units): the place's highest step at or below the
 * subtotal. Null when the method does not deliver there or its steps start above the subtotal.
 */
export const shippingPriceOf = (
  table: ShippingTable,
  { country, region_id = null, subtotal, size_class }: ShippingPlace,
): number | null => {
  const reached = stepsFor(table, { country, region_id, size_class })
    .filter((step) => step.min_subtotal <= subtotal)
    .sort((a, b) => b.min_subtotal - a.min_subtotal);
  return reached[0]?.price ?? null;
};
