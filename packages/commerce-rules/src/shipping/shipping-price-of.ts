import type { ShippingTable } from '@dijla/contract/client';

/**
 * Price of a method as the shop keeps it (minor units): the highest step at or below the subtotal.
 * Null when it does not go to the country or its steps begin above the subtotal.
 */
export const shippingPriceOf = (table: ShippingTable, { country, subtotal }: { country: string; subtotal: number }): number | null => {
  if (!table.countries.includes(country)) return null;
  const reached = table.steps.filter((step) => step.min_subtotal <= subtotal).sort((a, b) => b.min_subtotal - a.min_subtotal);
  return reached[0]?.price ?? null;
};
