import type { ShippingTable } from '@dijla/contract/client';

export type Place = {
  country: string;
  region_id: number | null;
  /** The largest of the goods; null are ordinary ones. */ size_class?: string | null | undefined;
};

/**
 * The price steps of a method for a place: the governorate's own, else the country's own, else those of everywhere; none where it does not go. A
 * governorate of null is not known yet. Goods of a size class that the shop prices have that class's steps alone.
 */
export const stepsFor = (
  { countries, steps, regions, of_countries = [], sizes = [] }: ShippingTable,
  { country, region_id, size_class = null }: Place,
): ShippingTable['steps'] => {
  if (!countries.includes(country) && !countries.includes('*')) return [];
  const size = sizes.find((each) => each.size_class === size_class);
  if (size) return (size.regions.find((region) => region.region_id === region_id) ?? size).steps;
  const own =
    regions.find((region) => region.region_id === region_id) ??
    of_countries.find((each) => each.country === country);
  return own?.steps ?? steps;
};
