import type { CityPlaces } from './city-of.ts';
import { usePlaceNames } from './use-place-names.ts';

type ChosenPlace = CityPlaces & { regionId: number };

/**
 * Returns the lists of districts and areas, and what chooses before them: another governorate empties a district of
 * the old one, another district an area of the old one, but nothing that was typed freely.
 */
export const usePlaceChoice = (
  { regionId, district, area }: ChosenPlace,
  onChange: (change: Partial<ChosenPlace>) => void,
) => {
  const places = usePlaceNames();
  const districts = places.ofGovernorate(regionId);
  const areas = places.ofDistrict(regionId, district);
  const isLeft = (name: string, before: readonly string[], after: readonly string[]): boolean =>
    before.includes(name.trim()) && !after.includes(name.trim());
  return {
    districts,
    areas,
    chooseGovernorate: (chosen: number) =>
      onChange({
        regionId: chosen,
        ...(isLeft(district, districts, places.ofGovernorate(chosen)) && { district: '', area: '' }),
      }),
    chooseDistrict: (chosen: string) =>
      onChange({
        district: chosen,
        ...(isLeft(area, areas, places.ofDistrict(regionId, chosen)) && { area: '' }),
      }),
  };
};
