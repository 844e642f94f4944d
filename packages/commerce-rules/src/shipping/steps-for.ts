import type { ShippingTable } from '@dijla/contract/client';

type Place = { country: string; region_id: number | null };

/** The price steps of a method for a place: the governorate's own, else the country's own, else those of everywhere; none where it does not go. A governorate of null is not known yet. */
export const stepsFor = ({ countries, steps, regions, of_countries = [] }: ShippingTable, { country, region_id }: Place): ShippingTable['steps'] => {
  if (!countries.includes(country) && !countries.includes('*')) return [];
  const own = regions.find((region) => region.region_id === region_id) ?? of_countries.find((each) => each.country === country);
  return own?.steps ?? steps;
};
