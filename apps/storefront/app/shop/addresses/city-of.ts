import type { Governorate } from '../delivery/governorates.ts';

/** City or district of a governorate, and the area within it. */
export type CityPlaces = { district: string; area: string };

/** Returns district and area as the wire's city. */
export const cityOf = ({ district, area }: CityPlaces, comma: string): string =>
  [district, area]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(comma);

/** Returns district and area from the wire's city, where `cityOf` has joined them. */
export const placesInCity = (city: string): CityPlaces => {
  const [district = '', ...area] = city.split(/[،,]/);
  return { district: district.trim(), area: area.join('،').trim() };
};

/** Returns the members by which the wire's address names a governorate. */
export const placeOf = ({ id, code, name }: Governorate) => ({
  country_id: 'IQ',
  region: name,
  region_id: id,
  region_code: code,
});
