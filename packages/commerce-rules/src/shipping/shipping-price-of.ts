import type { ShippingTable } from '@dijla/contract/client';
import { stepsFor } from './steps-for.ts';

export type ShippingPlace = { country: string; region_id?: number | null | undefined; subtotal: number };

/**
 * Price of a method as the shop keeps it (minor units): its place's highest step at or below the subtotal.
 * Null when it does not go there or its steps begin above the subtotal.
 */
export const shippingPriceOf = (table: ShippingTable, { country, region_id = null, subtotal }: ShippingPlace): number | null => {
  const reached = stepsFor(table, { country, region_id }).filter((step) => step.min_subtotal <= subtotal).sort((a, b) => b.min_subtotal - a.min_subtotal);
  return reached[0]?.price ?? null;
};
