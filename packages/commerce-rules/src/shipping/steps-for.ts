import type { ShippingTable } from '@dijla/contract/client';

export type Place = {
  country: string;
  region_id: number | null;
  /** Largest size class among the products; null for ordinary products. */ size_class?:
    | string
    | null
    | undefined;
};

/**
 * Returns the price steps of a method for a place: the governorate's own, otherwise the country's own,
 * otherwise the general ones; none where it does not deliver. A null governorate is not known yet. A size
 * class with its own prices uses only that class's steps.
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
